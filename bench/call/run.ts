// usage: npm run bench:call [-- --short] [parts]   how long a spoken call keeps people waiting, and what it costs
// Parts, all when none is named: turns, busy, pauses, clicks, interruptions, pcm, rtc, calls. Needs espeak-ng and sox.
// Ends with 1 when a figure misses its goal; --short asks fewer times, --record keeps the figures for docs/figures.md.
// Close everything else first: two busy cores make everybody late.

import { setTimeout as wait } from "node:timers/promises";
import { whyNoSpeech } from "@dilo/testing/espeak";
import { ensureBuilt } from "../../scripts/bootstrap.mjs";
import { ensureChromium } from "../../scripts/test-tools.ts";
import { endUnlessAble, load, machine, ms, openFigures, partsNamed, percent, printHead, spread } from "../figures.ts";
import { measureClicks, measureInterruptions } from "./browser-latency.ts";
import { whileBusy } from "./busy.ts";
import { type Child, openChild } from "./child-process.ts";
import { loadPcm, loadRtc, manyCalls } from "./concurrent-calls.ts";
import { startFakeTranscriber } from "./fake-transcriber.ts";
import type { PlatformCommands } from "./platform-server.ts";
import { countWhole, measureTurns, type TurnFigures } from "./turn-latency.ts";
import { utterances } from "./utterances.ts";

/** Classes of answers that a reader can never tell to be complete. */
const mayGoOn = ["name", "address"];
const isShort = process.argv.includes("--short");
/** Enough for a 95th percentile that is not one unlucky turn. */
const rounds = isShort ? 8 : 40;
/** One payment has twenty calls. */
const clicksMeasured = isShort ? 6 : 18;
const interruptionsMeasured = isShort ? 6 : 20;
const [pcmCalls, rtcCalls, callsInTurn] = isShort ? [50, 6, 80] : [150, 12, 200];
const callsWhileBusy = 20;
/** How long one part may take. Milliseconds. */
const limitMs = 15 * 60_000;

const parts = { turns, busy, pauses, clicks, interruptions, pcm, rtc, calls };
const wanted = partsNamed(Object.keys(parts));
endUnlessAble(whyNoSpeech());
console.log(`${machine()} at the start\n`);
const { row, close } = openFigures("call");
const transcriber = await startFakeTranscriber();
const server: Child<PlatformCommands> = await openChild("platform-server.ts", { transcriberUrl: transcriber.url });

const failed: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  // A part that fails must not keep the others from being measured.
  await Promise.race([measure(), timeout()]).catch((error) => failed.push(`${name}: ${error.stack}`));
}
console.log(`\n${load()} at the end`);
for (const failure of failed) console.log(`FAILED ${failure}`);
server.close();
transcriber.close();
const missed = close();
process.exit(failed.length === 0 ? missed : 1);

async function timeout() {
  await wait(limitMs, undefined, { ref: false });
  throw new Error(`Not finished within ${limitMs / 1000} s.`);
}

async function turns() {
  const rows = await measureTurns({ server, transcriber, rounds });
  printTurns(rows);
  const quick = rows.filter(({ kind }) => !mayGoOn.includes(kind)).map(({ silenceMs }) => silenceMs);
  const isMet = ms(quick, 0.5) <= 1000 && ms(quick, 0.95) <= 1300;
  row("end of speech to sound, every answer a reader can tell to be complete", spread(quick), {
    goal: "p50 1.0 s, p95 1.3 s",
    isMet,
  });
  const worst = { p50: 0, p95: 0 };
  for (const kind of new Set(rows.map((one) => one.kind))) {
    const some = rows.filter((one) => one.kind === kind).map(({ endpointMs }) => endpointMs);
    worst.p50 = Math.max(worst.p50, ms(some, 0.5));
    worst.p95 = Math.max(worst.p95, ms(some, 0.95));
  }
  row("endpoint to sound, the worst class", `p50 ${worst.p50} ms, p95 ${worst.p95} ms`, {
    goal: "p50 300 ms, p95 600 ms",
    isMet: worst.p50 <= 300 && worst.p95 <= 600,
  });
}

/** Turns while twenty calls are up in all, on processors that other programs have taken. */
async function busy() {
  const rows = await whileBusy({ server, calls: callsWhileBusy - utterances.length }, async () => {
    const measured = await measureTurns({ server, transcriber, rounds: rounds / 2 });
    console.log(`\n${load()} while busy`);
    return measured;
  });
  const quick = rows.filter(({ kind }) => !mayGoOn.includes(kind)).map(({ silenceMs }) => silenceMs);
  row(`end of speech to sound, ${callsWhileBusy} calls up and both processors taken`, spread(quick), {
    goal: "p95 1.3 s",
    isMet: ms(quick, 0.95) <= 1300,
  });
}

async function pauses() {
  const { whole, of } = await countWhole({ server, transcriber });
  const what = "addresses, numbers and dates with a pause of 1.5 s inside, in one piece";
  row(what, `${whole} of ${of}`, { goal: String(of), isMet: whole === of });
}

async function clicks() {
  await ensureBuilt();
  const chromium = await ensureChromium();
  if (chromium === undefined) throw new Error("There is no Chromium to measure in.");
  for (const hasWebRtc of [false, true]) {
    const times = await measureClicks({ chromium, hasWebRtc, clicks: clicksMeasured });
    row(`click to listening, in the browser, ${transportName(hasWebRtc)}`, spread(times), {
      goal: "p50 1 s",
      isMet: ms(times, 0.5) <= 1000,
    });
  }
}

async function interruptions() {
  const chromium = await ensureChromium();
  if (chromium === undefined) throw new Error("There is no Chromium to measure in.");
  for (const hasWebRtc of [false, true]) {
    const times = await measureInterruptions({
      chromium,
      server,
      transcriber,
      hasWebRtc,
      interruptions: interruptionsMeasured,
    });
    const isMet = ms(times, 0.5) <= 250;
    row(`interruption to silence, in the browser, ${transportName(hasWebRtc)}`, spread(times), {
      goal: "p50 250 ms",
      isMet,
    });
  }
}

async function pcm() {
  const { lateShare, lostShare, ownCpu, ownMb } = await loadPcm({ server, count: pcmCalls });
  row(`${pcmCalls} PCM calls: frames played late, lost`, `${percent(lateShare)}, ${percent(lostShare)}`, {
    goal: "2 %",
    isMet: lateShare + lostShare < 0.02,
  });
  row(`${pcmCalls} PCM calls: one call; the process`, `${ownCpu.toFixed(2)} % of a core; ${Math.round(ownMb)} MB`);
}

async function rtc() {
  const { connected, concealed, concealedWorst, ownCpu, mediaCpu, mediaMb } = await loadRtc({
    server,
    count: rtcCalls,
  });
  row(`${connected} WebRTC calls: concealed, worst call`, `${percent(concealed)}, ${percent(concealedWorst)}`, {
    goal: "1 %",
    isMet: connected === rtcCalls && concealed < 0.01,
  });
  const media = `${mediaCpu.toFixed(2)} % in the media process of ${Math.round(mediaMb)} MB`;
  row(`${rtcCalls} WebRTC calls: one call`, `${ownCpu.toFixed(2)} % of a core, and ${media}`);
}

async function calls() {
  const memory = await manyCalls({ server, count: callsInTurn });
  const grown = (memory.at(-1) ?? 0) / (memory[1] ?? 0);
  row(`memory along ${callsInTurn} calls, every ${callsInTurn / 8}th`, `${memory.join(", ")} MB`, {
    goal: "flat",
    isMet: grown < 1.05,
  });
}

function transportName(hasWebRtc: boolean) {
  return hasWebRtc ? "WebRTC" : "PCM";
}

/** One row for each class of answer: p50 and p95 from the end of speech, and from the endpoint. */
function printTurns(rows: TurnFigures[]) {
  const of = "end of speech to the next question's sound, p50";
  printHead("answer", of, "p95", "endpoint to sound, p50", "p95", "turns");
  for (const kind of new Set(rows.map((one) => one.kind))) {
    const some = rows.filter((one) => one.kind === kind);
    const [silence, endpoint] = [some.map(({ silenceMs }) => silenceMs), some.map(({ endpointMs }) => endpointMs)];
    const cells = [ms(silence, 0.5), ms(silence, 0.95), ms(endpoint, 0.5), ms(endpoint, 0.95)];
    console.log(`| ${[kind, ...cells.map((value) => `${value} ms`), some.length].join(" | ")} |`);
  }
  console.log("");
}
