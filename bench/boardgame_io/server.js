// A small game of the size of Quo Vadis? on boardgame.io's own server, in memory: as many players, committees and
// paths, and a view for each player that tells as much as ours. Prints its port when it is ready.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const PATHS = [
  'A1-A2', 'A2-A3', 'A3-A4', 'A4-S', 'B1-A3', 'B1-B2', 'B2-A4', 'C1-S',
  'D1-D2', 'D2-C1', 'D2-D3', 'D3-C1', 'E1-D2', 'E1-E2', 'E2-E3', 'E4-S',
];
const ENTRANCES = { A1: 3, B1: 5, D1: 3, E1: 3 };
const SIZES = { ...ENTRANCES, A2: 3, A3: 3, A4: 1, B2: 3, C1: 3, D2: 5, D3: 3, E2: 3, E3: 3, E4: 1 };

// Laurels lie on some of the paths; what each player has won is for their eyes only.
function setup({ random }) {
  const heap = random.Shuffle(Array.from({ length: 52 }, (_, i) => 1 + (i % 4)));
  const laurels = {};
  for (const path of PATHS.filter((_, i) => i % 2 === 0)) laurels[path] = heap.pop();
  return {
    turn: 1,
    committees: Object.fromEntries(Object.keys(SIZES).map((name) => [name, []])),
    senate: [],
    reserve: [8, 8, 8, 8],
    laurels,
    caesar: 'B1-A3',
    held: [0, 0, 0, 0],
    secret: { heap },
    players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { holdings: [] }])),
  };
}

// How many votes of others a player needs to go a path; none where Caesar stands.
function needed(G, seat, path) {
  const members = G.committees[path.split('-')[0]];
  const mine = members.filter((member) => member === seat).length;
  if (mine === 0) return null;
  return path === G.caesar ? 0 : Math.max(0, Math.floor(members.length / 2) + 1 - mine);
}

function hasRoom(G, to) {
  return to !== 'S' && G.committees[to].length < SIZES[to]; // nobody goes to the senate, so that the game goes on
}

function legal(G, seat) {
  const found = [];
  if (G.reserve[seat] > 0) {
    for (const committee of Object.keys(ENTRANCES)) {
      if (hasRoom(G, committee)) found.push({ type: 'place', to: committee });
    }
  }
  for (const path of PATHS) {
    if (needed(G, seat, path) === 0 && hasRoom(G, path.split('-')[1])) found.push({ type: 'advance', to: path });
  }
  for (const path of Object.keys(G.laurels)) {
    if (path !== G.caesar) found.push({ type: 'caesar', to: path });
  }
  return found;
}

const moves = {
  place({ G, playerID }, committee) {
    const seat = Number(playerID);
    if (!(committee in ENTRANCES) || !hasRoom(G, committee) || G.reserve[seat] === 0) return INVALID_MOVE;
    G.reserve[seat] -= 1;
    G.committees[committee].push(seat);
    G.committees[committee].sort();
    G.turn += 1;
  },

  advance({ G, playerID }, path) {
    const seat = Number(playerID);
    const [from, to] = path.split('-');
    if (!PATHS.includes(path) || needed(G, seat, path) !== 0 || !hasRoom(G, to)) return INVALID_MOVE;
    G.committees[from].splice(G.committees[from].indexOf(seat), 1);
    G.committees[to].push(seat);
    G.committees[to].sort();
    if (path in G.laurels) {
      G.players[playerID].holdings.push(G.laurels[path]);
      G.held[seat] += 1;
      const next = G.secret.heap.pop();
      if (next === undefined) delete G.laurels[path];
      else G.laurels[path] = next;
    }
    G.turn += 1;
  },

  caesar({ G }, path) {
    if (!(path in G.laurels) || path === G.caesar) return INVALID_MOVE;
    G.caesar = path;
    G.turn += 1;
  },
};

const forum = {
  name: 'forum',
  setup,
  moves,
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 4,
  maxPlayers: 4,
  playerView: ({ G, ctx, playerID }) => {
    const { secret, players, ...open } = G;
    if (playerID === null) return open;
    const seat = Number(playerID);
    const needs = Object.fromEntries(Object.keys(G.laurels).map((path) => [path, needed(G, seat, path)]));
    const actions = ctx.currentPlayer === playerID ? legal(G, seat) : [];
    return { ...open, holdings: players[playerID].holdings, needs, legal: actions };
  },
};

Server({ games: [forum], origins: ['http://127.0.0.1'] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(appServer.address().port));
