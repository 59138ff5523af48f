import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../../scripts/bootstrap.mjs";
import { platformTokens, test } from "../fixtures/test.ts";
import { openSdkSite } from "./sdk-site.ts";

test("Five programs written for @vapi-ai/web 2.5.0 run against our platform once their import is changed", {
  tag: "@sound",
}, async ({ cleanUp, origin, problems, page }) => {
  const api = async (method: string, path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${platformTokens.PLATFORM_PRIVATE_TOKEN}`,
      "content-type": "application/json",
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await fetch(`${origin}/platform${path}`, init)).json();
  };
  const { id } = await api("POST", "/assistant", { name: "Recepción", firstMessage: "Buenos días, {{name}}." });
  const { run, told, cut } = await openPrograms({ page, origin, assistantId: id, cleanUp });

  const callId = await run("positional", "call");
  assert.deepEqual(told(), ["refused: Assistant or Squad or Workflow must be provided.", "a second start: null"]);
  // The page sees its room close a moment before the server has written down how the call ended.
  let row = await api("GET", `/call/${callId}`);
  for (let tries = 0; row.status !== "ended" && tries < 100; tries += 1) {
    await page.waitForTimeout(100);
    row = await api("GET", `/call/${callId}`);
  }
  // What was said before the page left it may not have been heard.
  assert.match(row.artifact.transcript, /AI: Hasta luego\.\n$/);
  assert.equal(row.endedReason, "assistant-ended-call");

  await run("raw-events", "start");
  await told.until("call-start");
  await cut();
  await told.until("network-connection signaling connected");
  await run("raw-events", "end");
  await told.until("call-end");
  const raw = told();
  assert.ok(raw.includes("progress daily-call-join completed number undefined"), raw.join("\n"));
  assert.ok(raw.includes("network-connection signaling interrupted"), raw.join("\n"));
  assert.ok(raw.some((line) => /^success [0-9a-f-]{36} true$/.test(line)));
  assert.deepEqual(
    raw.filter((line) => line.startsWith("error")),
    [],
  );

  assert.deepEqual(await run("emitter", "run"), ["first", "start", "0.50", "first", "end", "1,2,0", "false"]);

  await run("devices", "call");
  assert.deepEqual(told(), [
    "muted: true",
    "state: joined-meeting 1 false",
    "left-meeting",
    "object after the call: null",
  ]);

  // The one thing that differs: a screen is not shared in our own room, which is told, and the call goes on.
  await run("screen", "start");
  await told.until("error not-supported");
  assert.deepEqual([...new Set(told())], ["error not-supported This room shows no screens."]);
  await run("screen", "stop");
  // A frame may be on its way when the line is cut.
  const unexpected = problems.splice(0).filter((problem) => !problem.includes("WebSocket is already in CLOSING"));
  assert.deepEqual(unexpected, []);
});

interface Setting {
  readonly page: Page;
  readonly origin: string;
  readonly assistantId: string;
  readonly cleanUp: (close: () => unknown) => void;
}

/** A page with the five programs: runs what they export, and keeps what they write to the console. */
async function openPrograms({ page, origin, assistantId, cleanUp }: Setting) {
  const programs = join(root, "examples/vapi-programs");
  const folder = await mkdtemp(join(tmpdir(), "dilo-programs-"));
  cleanUp(() => rm(folder, { recursive: true }));
  const settings = (await readFile(join(programs, "platform.ts"), "utf8"))
    .replace("http://localhost:3000/platform", `${origin}/platform`)
    .replace("YOUR-PUBLIC-TOKEN", platformTokens.PLATFORM_PUBLIC_TOKEN)
    .replace("YOUR-ASSISTANT-ID", assistantId);
  await writeFile(join(folder, "platform.ts"), settings);
  const names = ["positional", "raw-events", "emitter", "devices", "screen"];
  const vapi = join(root, "packages/voice/src/vapi/vapi.ts");
  const site = await openSdkSite({
    connects: [origin, origin.replace("http", "ws")],
    alias: { "./platform.js": join(folder, "platform.ts"), "@dilo/voice/vapi": vapi },
    script: `
      import Vapi from ${JSON.stringify(vapi)};
      import { dailyRoom } from ${JSON.stringify(join(root, "packages/voice/src/rooms/daily/index.ts"))};
      // The page's policy allows no blob: scripts.
      Vapi.rooms = (url, context) => dailyRoom(url, { ...context, workletUrl: "/worklet.js" });
      const programs = {
        ${names.map((name) => `"${name}": () => import(${JSON.stringify(join(programs, `${name}.ts`))}),`).join("\n")}
      };
      globalThis.run = async (name, method) => (await programs[name]())[method]();
    `,
  });
  cleanUp(site.close);
  const lines: string[] = [];
  page.on("console", (message) => void (message.type() === "log" && lines.push(message.text())));
  const cuts: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/room\//, (socket) => {
    const server = socket.connectToServer();
    cuts.push(async () => {
      await socket.close();
      await server.close();
    });
  });
  await page.goto(site.origin);
  const until = async (start: string) => {
    while (!lines.some((line) => line.startsWith(start))) await page.waitForEvent("console");
  };
  const told = Object.assign(() => lines.splice(0), { until });
  const run = (name: string, method: string) =>
    page.evaluate(([name, method]) => globalThis.run(name, method), [name, method] as const);
  return { run, told, cut: async () => cuts.at(-1)?.() };
}
