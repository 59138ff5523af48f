import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { run as runProgram } from "../../scripts/bootstrap.mjs";
import { commandsIn, readReadme } from "../../scripts/gates/readme.ts";
import type { Server, ServerOptions } from "../fixtures/server.ts";
import { noBrowser, test } from "../fixtures/test.ts";

/** These serve until they are told to stop. */
const serving = ["npm start", "npm run dev"];
/** These contain this test, or only measure: that they exist is checked beside the README's links. */
const elsewhere = ["npm test", "npm run check", "npm run e2e", "npm run bench:start", "npm run nightly"];

test("Somebody types the README's commands", { tag: noBrowser }, async ({ startServer }) => {
  const commands = commandsIn(await readReadme());
  for (const command of commands.filter((one) => !elsewhere.includes(one))) {
    if (serving.includes(command)) await serves(startServer, command);
    else await answers(command);
  }
});

type StartServer = (options: ServerOptions) => Promise<Server>;

async function serves(startServer: StartServer, command: string): Promise<void> {
  const server = await startServer({ command: command.split(" ") });
  const { status, text, closed } = await openPage(server.origin);
  assert.equal(status, 200, command);
  assert.match(text, /<html lang="es"/, command);
  await server.stop();
  await closed;
  await assert.rejects(fetch(server.origin), `${command} left something behind`);
}

/** Asks for a page as a browser does: the connection stays open until the server closes it. */
async function openPage(origin: string) {
  const request = get(origin, { agent: new Agent({ keepAlive: true }) });
  const [socket] = await once(request, "socket");
  const closed = once(socket, "close");
  const [response] = await once(request, "response");
  const chunks = await response.toArray();
  return { status: response.statusCode, text: Buffer.concat(chunks).toString("utf8"), closed };
}

/** No test fetches from the government's site. */
async function answers(command: string): Promise<void> {
  const { code, output } = await runProgram("env", ["OFFICIAL_FORMS_DOWNLOAD=off", "sh", "-c", command]);
  assert.equal(code, 0, `${command}\n${output}`);
}
