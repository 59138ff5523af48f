import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openInterviewModel } from "../testing/interview-model.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

/** The test server's clock runs at the pace of real time: the room's sound is paced by it. Milliseconds. */
const tickMs = 20;

let server: TestServer;
let interview: Awaited<ReturnType<typeof openInterviewModel>>;
let ticking: NodeJS.Timeout;
beforeEach(async () => {
  server = await openTestServer({ env: { PLATFORM_PRIVATE_HOSTS: "localhost" } });
  interview = await openInterviewModel("N-400");
  ticking = setInterval(() => server.clock.advance(tickMs), tickMs);
});
afterEach(async () => {
  clearInterval(ticking);
  interview.close();
  await server.services.platform?.close();
  await server.close();
});

/** What a page has that Node has not: a socket that knows an `onmessage`, a voice, and somebody who answers. */
const page = {
  speakAloud: async () => {},
  listen: async () => "Quiero una cita.",
};

test("the code of docs/platform.md does what the page says", async () => {
  const guide = await readFile(join(import.meta.dirname, "../../../../docs/platform.md"), "utf8");
  const blocks = [...guide.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(blocks).toHaveLength(5);

  const path = join(server.dataDir, "platform-tokens.json");
  const tokens = JSON.parse(await readFile(path, "utf8")) as { readonly private: string; readonly public: string };
  await server.http.listen({ host: "127.0.0.1", port: 0 });
  const origin = `127.0.0.1:${(server.http.server.address() as AddressInfo).port}`;
  const given = {
    baseUrl: `http://${origin}/platform`,
    privateToken: tokens.private,
    publicToken: tokens.public,
    WebSocket: class extends WebSocket {
      constructor(url: string) {
        super(url.replace("localhost:3000", origin));
      }
    },
    interviewUrl: interview.url,
    ...page,
  };
  const code = `return (async () => { ${blocks.join("\n")}\nreturn { transcript, report, row, run }; })();`;
  const run = new Function(...Object.keys(given), code) as (...values: unknown[]) => Promise<unknown>;
  expect(await run(...Object.values(given))).toMatchObject({
    transcript: "AI: Buenos días, Ana. ¿En qué le ayudo?\nUser: Quiero una cita.\n",
    row: { type: "webCall", endedReason: "customer-ended-call" },
    report: { name: "endings", result: [{ endedReason: "customer-ended-call", calls: 1 }] },
    run: { status: "ended", endedReason: "mockConversation.done", results: [{ status: "pass" }] },
  });
});
