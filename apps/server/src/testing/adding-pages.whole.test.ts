import { spawnSync } from "node:child_process";
import { on, once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import type * as StartTable from "../settings/start-table.ts";
import { followPage } from "./page-steps.ts";
import { scratchCopy } from "./scratch-copy.ts";
import type * as TestServers from "./test-server.ts";

const packages = ["api", "forms", "foundation", "platform", "telephone", "testing"];
const others = [
  "README.md",
  "docs/guides.md",
  ".env.example",
  "package.json",
  "tsconfig.base.json",
  "vitest.config.ts",
];

// Both pages change one copy: compiling it costs more than all else here.
const copy = await scratchCopy(["apps/server", ...packages.map((name) => `packages/${name}`), ...others]);
afterAll(() => rm(copy, { recursive: true, force: true }));
await followPage("adding-a-resource.md", copy);
await followPage("adding-a-speech-provider.md", copy);

function run(program: string, ...args: readonly string[]) {
  const path = join(copy, "node_modules", program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { cwd: copy, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test("the steps of the pages make a resource and a provider that compile", () => {
  const { status, output } = run("typescript/bin/tsc", "-b", "--checkers", "1", "apps/server");
  expect(status, output).toBe(0);
}, 240_000);

// The copy's own tests: they join this file's.
describe("the adapter keeps the contract of voices", async () => {
  await import(join(copy, "packages/platform/src/speech/voices/via-acme.test.ts"));
});

describe("its settings are documented, and its key is shown to nobody", async () => {
  await import(join(copy, "apps/server/src/settings/config.test.ts"));
  await import(join(copy, "apps/server/src/settings/start-table.test.ts"));
});

const catalogue = "packages/platform/src/resources/catalogue";
const services = "apps/server/src/testing/readme-services.whole.test.ts";

test("the catalogue's tests hold the new resource to everything they ask of the others, and the README's settings turn the provider on", async () => {
  const vitest = (...args: readonly string[]) => run("vitest/vitest.mjs", "run", ...args);
  const api = vitest("--project", "node", "packages/api/src/catalogue", "-u");
  expect(api.status, api.output).toBe(0);
  const report = join(copy, "report.json");
  const options = ["-t", "Note|README|ACME", "--no-file-parallelism", "--reporter=json", `--outputFile=${report}`];
  const { status, output } = vitest("--project", "node", "--project", "whole", catalogue, services, ...options);
  expect(status, output).toBe(0);
  const passed = await passedIn(report);
  // All five answer and keep to the roles, three keep to their org, two check bodies, one lists.
  expect(passed(catalogue)).toBeGreaterThanOrEqual(16);
  expect(passed(services)).toBe(2);
}, 240_000);

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** @returns how many tests passed below a path */
async function passedIn(report: string): Promise<(path: string) => number> {
  const { testResults } = JSON.parse(await readFile(report, "utf8")) as Report;
  return (path) =>
    testResults
      .filter(({ name }) => name.includes(path))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "passed").length;
}

/** The invented service: whatever it is asked to say, it answers a second of a loud, even sound. */
async function openAcme() {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, key: request.headers["x-acme-key"], body: await json(request) });
    response.end(Buffer.from(new Int16Array(22_050).fill(12_345).buffer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}/v2`, close: () => void server.close() };
}

test("the server speaks through it, and says so", async () => {
  const { openTestServer } = (await import(join(copy, "apps/server/src/testing/test-server.ts"))) as typeof TestServers;
  const { startTable } = (await import(join(copy, "apps/server/src/settings/start-table.ts"))) as typeof StartTable;
  const acme = await openAcme();
  onTestFinished(acme.close);
  const server = await openTestServer({ env: { ACME_URL: acme.url, ACME_KEY: "key", ACME_VOICE: "pablo" } });
  onTestFinished(async () => {
    await server.services.platform?.close();
    await server.close();
  });
  const browser = server.browser();
  await browser.enter();
  expect(startTable(server.config, true)).toContain("speaks by Acme");
  expect((await browser.send("GET", "/config")).json().voice.speaker).toEqual({
    kind: "server",
    name: "Acme",
    isTest: false,
  });

  await server.http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  const { token } = (await browser.send("POST", "/api/voice-token")).json();
  const body = { assistant: { name: "Dilo", firstMessage: "Hola, soy Dilo." } };
  const headers = { authorization: `Bearer ${token}` };
  const { webCallUrl } = (await browser.send("POST", "/platform/call/web", { body, headers })).json();
  const socket = new WebSocket(webCallUrl.replace("localhost:3000", `127.0.0.1:${port}`));
  onTestFinished(() => socket.close());
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "join", version: 1, abilities: { recognition: true, speech: false } }));
  socket.send(JSON.stringify({ type: "app", data: "playable" }));
  // Every voice is made equally loud: the sound is the service's, its level is not.
  expect(await soundOf(socket)).toBeGreaterThan(5000);
  expect(acme.asked).toEqual([
    { url: "/v2/speak", key: "key", body: { text: "Hola, soy Dilo.", voice: "pablo", pace: expect.any(Number) } },
  ]);
}, 240_000);

/** The sound a little after it has begun: one sample of a frame. */
async function soundOf(socket: WebSocket): Promise<number> {
  let loud = 0;
  for await (const [data, isBinary] of on(socket, "message", { close: ["close"] })) {
    const sample = isBinary ? (data as Buffer).readInt16LE(0) : 0;
    if (sample !== 0) loud += 1;
    if (loud === 10) return sample;
  }
  return 0;
}
