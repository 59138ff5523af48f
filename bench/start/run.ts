// usage: npm run bench:start [-- runs] [--record]   how long the built server takes until it answers: an empty data folder, then a filled one

import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../e2e/fixtures/server.ts";
import { ensureBuilt } from "../../scripts/bootstrap.mjs";
import { numberNamed, openFigures } from "../figures.ts";
import { memoryMb } from "../process-usage.ts";

const runs = numberNamed(5);
await ensureBuilt();
const cold = [];
const warm = [];
for (let run = 0; run < runs; run += 1) {
  const dataDir = mkdtempSync(join(tmpdir(), "dilo-bench-"));
  cold.push(await measure(dataDir));
  warm.push(await measure(dataDir));
  await rm(dataDir, { recursive: true });
}
const { row, close } = openFigures("start");
for (const [name, figures] of Object.entries({ "an empty data folder": cold, "a filled one": warm })) {
  const most = (key: "ms" | "peakMb") => Math.max(...figures.map((figure) => figure[key]));
  row(`built server, ${name}, until it is ready`, `${middle(figures, "ms")} ms (longest of ${runs}: ${most("ms")})`);
  row(`its memory, ${name}`, `${middle(figures, "mb")} MB, ${most("peakMb")} MB at most`);
}
process.exitCode = close();

/** Starts a server on the folder, waits until it says it is ready, and stops it. */
async function measure(dataDir: string) {
  const began = performance.now();
  const server = await startServer({ dataDir });
  const ms = Math.round(performance.now() - began);
  const mb = await memoryMb(server.pid, "VmRSS");
  const peakMb = await memoryMb(server.pid, "VmHWM");
  await server.stop();
  return { ms, mb, peakMb };
}

function middle<Key extends string>(figures: readonly Readonly<Record<Key, number>>[], key: Key): number {
  const sorted = figures.map((figure) => figure[key]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
