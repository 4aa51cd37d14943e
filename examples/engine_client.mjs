// A whole game through `rostra engine`, from JavaScript: a line of JSON out, a line of JSON in (docs/api.md).
//
//   node examples/engine_client.mjs rostra engine
//
// Any language that can start a program and read its output can do the same.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [program, ...words] = process.argv.slice(2);
const engine = spawn(program, words, { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(op, fields = {}) {
  engine.stdin.write(`${JSON.stringify({ op, ...fields })}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok) throw new Error(answer.error); // a sentence that says why, and which rule says so
  return answer;
}

let state = await ask("new", { game: "idus-martii", players: 5, seed: 7 });
let actions = 0;
while (!state.result) {
  for (const seat of state.to_act) {
    const legal = (await ask("legal", { seat })).actions;
    state = await ask("play", { seat, action: legal[Math.floor(Math.random() * legal.length)] });
    actions += 1;
    if (state.result) break;
  }
}
console.log(`${actions} actions; ${JSON.stringify(state.result)}`);
engine.stdin.end();
