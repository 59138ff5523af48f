import { once } from "node:events";
import { createServer } from "node:net";
import { freePort, portOf } from "@dilo/testing/free-port";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { readConfig } from "../settings/config.ts";
import { openTestServer } from "../testing/test-server.ts";

async function open(port: number, env: Readonly<Record<string, string>>) {
  const server = await openTestServer({ env: { SERVER_NAME: "b", ...env } });
  await server.http.listen({ port, host: "127.0.0.1" });
  onTestFinished(async () => {
    await server.services.platform?.close();
    await server.close();
  });
  return server;
}

async function refusal(port: number, path: string): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const [error] = await once(socket, "error");
  return String(error);
}

test("a server that is down, mute, or takes its rooms for another's is told, and nothing goes round in circles", async () => {
  const [port, nobody] = [await freePort(), await freePort()];
  const mute = createServer().listen(0, "127.0.0.1");
  await once(mute, "listening");
  onTestFinished(() => void mute.close());
  const peers = {
    down: `http://127.0.0.1:${nobody}`,
    mute: `http://127.0.0.1:${portOf(mute)}`,
    // Leads back here, under a name that is not ours.
    wrong: `http://127.0.0.1:${port}`,
  };
  const server = await open(port, {
    SERVER_PEERS: Object.entries(peers)
      .map(([name, origin]) => `${name}=${origin}`)
      .join(","),
  });
  for (const name of Object.keys(peers)) {
    expect(await refusal(port, `/platform/room/${name}/call?t=token`), name).toMatch(/503/);
  }
  // A name that nobody has is no address: the room is looked for here.
  for (const name of ["other", "__proto__", "constructor", "b"]) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/platform/room/${name}/call?t=token`);
    const [code] = await Promise.race([
      once(socket, "close"),
      once(socket, "error").then(([error]) => [String(error)]),
    ]);
    expect(code, name).toEqual(expect.anything());
  }
  expect((await server.http.inject("/healthz")).statusCode).toBe(200);
});

test.each([
  [{ SERVER_PEERS: "a=http://10.0.0.3:3000" }, "SERVER_NAME is missing"],
  [{ SERVER_NAME: "a", SERVER_PEERS: "10.0.0.3:3000" }, "SERVER_PEERS must be"],
  [{ SERVER_NAME: "a", SERVER_PEERS: "b=https://10.0.0.3/rooms" }, "SERVER_PEERS must be"],
  [{ SERVER_NAME: "a", SERVER_PEERS: "b=http://user@10.0.0.3" }, "SERVER_PEERS must be"],
])("peers that cannot be are refused: %j", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
