// A bot at a web table, in JavaScript, with nothing but Node 22 or newer (docs/protocol.md).
//
//   rostra serve
//   node examples/websocket_bot.mjs http://127.0.0.1:8000 20    a table of its own, with two greedy bots and 20 turns
//
// HTTP to sit down, one WebSocket to play.

const [server, turnLimit = "200"] = process.argv.slice(2);
const WISHES = ["reject", "advance", "place", "caesar"];
let cookie = "";

async function call(method, path, body) {
  const headers = { "Content-Type": "application/json", Origin: server, Cookie: cookie };
  const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  for (const header of answer.headers.getSetCookie()) cookie = header.split(";")[0];
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Do something, if it is this seat's turn: `id` makes a repeated message harmless, `seen` a late one. */
function answer(socket, { seat, legal, view, seen }) {
  if (!view.to_act.includes(seat) || legal.length === 0) return;
  const wished = WISHES.map((wish) => legal.find((action) => action.type === wish)).find(Boolean);
  socket.send(JSON.stringify({ type: "act", id: `${seen}-${seat}`, seat, seen, action: wished ?? legal[0] }));
}

await call("GET", "/api/games"); // the first call brings the cookie that says who we are
const bot = { kind: "bot", level: "greedy" };
const { table } = await call("POST", "/api/tables", {
  game: "quo-vadis",
  players: 3,
  seats: [{ kind: "me", name: "Cato" }, bot, bot],
  options: { turn_limit: Number(turnLimit) },
});
const socket = new WebSocket(`${server.replace("http", "ws")}/ws/tables/${table}`, { headers: { Cookie: cookie, Origin: server } });
socket.onopen = () => socket.send(JSON.stringify({ type: "hello", seen: {} }));
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type !== "sync" || message.seat === null) return;
  if (message.view.result === null) return answer(socket, message);
  console.log(JSON.stringify(message.view.result));
  socket.close();
};
socket.onerror = () => {
  console.error("The server does not answer.");
  process.exitCode = 1;
};
