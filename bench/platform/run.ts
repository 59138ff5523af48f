// usage: npm run bench:platform [-- seconds]   the platform's operations beside a bare Fastify route doing the same query, and the clients' bytes
// Ends with 1 when a goal is missed; --record keeps the figures for docs/figures.md.
import { fork } from "node:child_process";
import { once as event } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../../scripts/bootstrap.mjs";
import { load, machine, numberNamed, openFigures } from "../figures.ts";
import { clientSizes } from "./client-size.ts";
import { answersPerSecond, sendOnce } from "./http-load.ts";

const forMs = numberNamed(3) * 1000;
/** How often each side is measured, alternately; the median counts, because a shared machine is uneven. */
const rounds = 7;
const bar = 0.7;
const token = "a-token-for-the-bench-alone";
const migrations = join(root, "apps/server/migrations");

const server = join(root, "apps/server/src");
const input = {
  app: join(server, "app.ts"),
  config: join(server, "settings/config.ts"),
  logs: join(server, "http/logs.ts"),
  services: join(server, "services.ts"),
  schema: join(root, "packages/platform/src/resources/core/store/schema.ts"),
};
const outDir = join(root, "node_modules/.cache/dilo/bench-platform");
await mkdir(outDir, { recursive: true });
await build({
  configFile: join(root, "apps/server/vite.config.ts"),
  root: join(root, "apps/server"),
  logLevel: "warn",
  build: {
    outDir,
    minify: false,
    emptyOutDir: true,
    rolldownOptions: { input, preserveEntrySignatures: "strict" },
  },
});

const servers = fork(join(import.meta.dirname, "servers.ts"), [JSON.stringify({ built: outDir, migrations, token })], {
  execArgv: ["--import", "tsx"],
});
const [origins] = await event(servers, "message");
const assistant = JSON.stringify({ name: "Ana", firstMessage: "Buenos días.", metadata: { note: "x".repeat(200) } });

console.log(`${machine()}\n`);
const { row, close } = openFigures("platform");
await compare("GET one", async (origin) => {
  const { id } = JSON.parse(await sendOnce({ url: `${origin}/assistant`, method: "POST", token, body: assistant }));
  return { url: `${origin}/assistant/${id}`, method: "GET" };
});
await compare("POST create", async (origin) => ({
  url: `${origin}/assistant`,
  method: "POST",
  body: assistant,
}));
console.log(`\n${load()} at the end\n`);
for (const { name, bytes, zipped } of await clientSizes()) {
  row(`client: ${name}`, `${(bytes / 1024).toFixed(1)} KB minified, ${(zipped / 1024).toFixed(1)} KB with gzip`);
}
servers.disconnect();
await event(servers, "exit");
process.exit(close());

export type PreparedRequest = { url: string; method: string; body?: string };

/** Measures both sides, as a row. */
async function compare(name: string, prepare: (origin: string) => Promise<PreparedRequest>): Promise<void> {
  const requests = { ours: await prepare(origins.ours), bare: await prepare(origins.bare) };
  const seen: Record<"ours" | "bare", { perSecond: number; cpuUs: number }[]> = { ours: [], bare: [] };
  // Warm both up: the side that runs first would be measured while it is still being compiled.
  for (const request of [...Object.values(requests), ...Object.values(requests)]) {
    await answersPerSecond({ ...request, token, forMs });
  }
  for (let round = 0; round < rounds; round += 1) {
    seen.ours.push(await measure(requests.ours));
    seen.bare.push(await measure(requests.bare));
  }
  const [ours, bare] = [medianFigures(seen.ours), medianFigures(seen.bare)];
  const share = ours.perSecond / bare.perSecond;
  const us = ({ cpuUs }: { cpuUs: number }) => `${Math.round(cpuUs)} µs`;
  row(
    `${name}: answers a second, share of a bare route's`,
    `${Math.round(ours.perSecond)}, ${share.toFixed(2)}; ${us(ours)} of CPU each`,
    {
      goal: String(bar),
      isMet: share >= bar,
      peer: `bare Fastify: ${Math.round(bare.perSecond)}; ${us(bare)}`,
    },
  );
}

async function measure(request: PreparedRequest) {
  const before = await cpuUs();
  const { perSecond, answers } = await answersPerSecond({ ...request, token, forMs });
  return { perSecond, cpuUs: ((await cpuUs()) - before) / answers };
}

/** The CPU time the servers have used. Microseconds. */
async function cpuUs(): Promise<number> {
  servers.send("cpu");
  const [answer] = await event(servers, "message");
  return answer.cpuUs;
}

function medianFigures(figures: { perSecond: number; cpuUs: number }[]) {
  return {
    perSecond: median(figures.map(({ perSecond }) => perSecond)),
    cpuUs: median(figures.map(({ cpuUs }) => cpuUs)),
  };
}

function median(values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
