// usage: npm run bench:call [-- parts]   how long a spoken call keeps people waiting, and what it costs
// Parts, all when none is named: turns, pauses, calls, pcm, rtc, browser. Needs espeak-ng and sox.
// Close everything else first: two busy cores make everybody late.
import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { ensureChromium } from "../../e2e/chromium.mjs";
import { whyNoSpeech } from "../../e2e/doubles/espeak.mjs";
import { ensureBuilt } from "../../scripts/house/built.mjs";
import { percentile } from "../documents/load.mjs";
import { openChild } from "./child.mjs";
import { measureInBrowser } from "./in-browser.mjs";
import { loadPcm, loadRtc, manyCalls } from "./load.mjs";
import { startFixedTranscriber } from "./transcriber.mjs";
import { countWhole, measureTurns } from "./turns.mjs";
import { drawTurn } from "./waterfall.mjs";

const why = whyNoSpeech();
if (why !== undefined) {
  console.log(`not run: ${why}`);
  process.exit(1);
}
console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}\n`);
const transcriber = await startFixedTranscriber();
const house = await openChild("house.mjs", { transcriberUrl: transcriber.url });

const parts = { turns, pauses, calls, pcm, rtc, browser };
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}

house.close();
transcriber.close();
process.exit(0);

async function turns() {
  const rows = await measureTurns({ house, transcriber, rounds: 3 });
  console.log("| answer | end of speech to sound, p50 | p95 | endpoint to sound, p50 | p95 |\n|---|---|---|---|---|");
  for (const kind of new Set(rows.map((row) => row.kind))) {
    printTurns(
      kind,
      rows.filter((row) => row.kind === kind),
    );
  }
  const picture = drawTurn(middleRow(rows.filter(({ kind }) => kind === "date")));
  await writeFile(new URL("../../docs/call-turn.svg", import.meta.url), picture);
}

async function pauses() {
  const { whole, of } = await countWhole({ house, transcriber });
  console.log(`\nanswers with a pause of 1.5 s inside: ${whole} of ${of} in one piece`);
}

async function calls() {
  const memory = await manyCalls({ house, count: 200 });
  console.log(`memory of the server process along 200 calls: ${memory.join(", ")} MB`);
}

async function pcm() {
  const load = await loadPcm({ house, count: 150 });
  console.log(`150 PCM calls: ${percent(load.lateShare)} of the frames late, ${percent(load.lostShare)} lost`);
  console.log(`  one call: ${load.ownCpu.toFixed(2)} % of a core; the process holds ${Math.round(load.ownMb)} MB`);
}

async function rtc() {
  const load = await loadRtc({ house, count: 12 });
  const worst = percent(load.concealedWorst);
  console.log(
    `12 WebRTC calls: ${load.connected} connected, concealed ${percent(load.concealed)}, worst call ${worst}`,
  );
  const media = `${load.mediaCpu.toFixed(2)} % in the media process of ${Math.round(load.mediaMb)} MB`;
  console.log(`  one call: ${load.ownCpu.toFixed(2)} % of a core, ${media}`);
}

async function browser() {
  await ensureBuilt();
  const chromium = await ensureChromium();
  for (const hasWebRtc of [true, false]) {
    const figures = await measureInBrowser({ chromium, hasWebRtc, clicks: 6, interruptions: 2 });
    const list = (values) =>
      values
        .map((ms) => Math.round(ms))
        .sort((one, other) => one - other)
        .join(", ");
    console.log(`in a browser, by ${hasWebRtc ? "WebRTC" : "PCM"}: click to listening ${list(figures.toListening)} ms`);
    console.log(`  interruption to silence ${list(figures.toSilence)} ms`);
  }
}

function printTurns(kind, some) {
  const at = (key, share) =>
    `${Math.round(
      percentile(
        some.map((row) => row[key]),
        share,
      ),
    )} ms`;
  console.log(
    `| ${kind} | ${at("silenceMs", 0.5)} | ${at("silenceMs", 0.95)} | ${at("endpointMs", 0.5)} | ${at("endpointMs", 0.95)} |`,
  );
}

function middleRow(some) {
  return [...some].sort((one, other) => one.silenceMs - other.silenceMs)[Math.floor(some.length / 2)];
}

function percent(share) {
  return `${(100 * share).toFixed(2)} %`;
}
