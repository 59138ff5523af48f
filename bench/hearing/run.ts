// usage: HUMAN_VOICE_DIR=folder npm run bench:hearing [-- --quick] [--record] [--seed N] [--failures] [parts]   how well a call hears in a real room
// Parts, all when none is named: rooms, talk, television, prompts, pauses, digits, quick, beginnings, voice; only when they are named: detectors, endings.
// Ends with 1 when a figure misses its bar. --seed draws other people and rooms, --failures tells what became of each answer that was cut or missed.
// Feeds made-up rooms through the real call core, faster than real time by its virtual clock. The recordings of a human
// voice (Allison Smith, recorded for Digium, CC-BY-SA 3.0: Debian's asterisk-core-sounds-es-wav) are not part of the
// repository: HUMAN_VOICE_DIR names a folder with its `digits`, `letters` and `prompts`. Needs espeak-ng and sox.

import { whyNoSox, whyNoSpeech } from "@dilo/testing/espeak";
import { endUnlessAble, type Figure, openFigures, partsNamed, printHead } from "../figures.ts";
import { beginnings, beginsAfterMs, lostBeginnings } from "./beginnings.ts";
import { digits, longPauses, longPrompts, quickAnswers, rooms, talkBehind, television } from "./calls.ts";
import { hear } from "./hear.ts";
import { judge, quantile, type Verdict } from "./judge.ts";
import { isQuick, showsFailures, wanted } from "./options.ts";
import { openHumanVoice } from "./people.ts";
import { openDetector } from "./product.ts";
import type { Scene } from "./rooms.ts";
import { byKind, failures, grouped, type Judged, ms, percent, printGroups, summed } from "./tables.ts";
import { measureVoice, type Prompt } from "./voice-back.ts";

const parts = {
  rooms: everyRoom,
  talk,
  television: tenMinutes,
  prompts,
  pauses,
  digits: firstAndLast,
  quick,
  beginnings: firstSounds,
  voice: voiceBack,
  detectors,
  endings,
};
const asked = partsNamed(Object.keys(parts), wanted);
endUnlessAble(whyNoSpeech() ?? whyNoSox());
const recordings = openHumanVoice(process.env["HUMAN_VOICE_DIR"]);
const human = "why" in recordings ? undefined : recordings;
if ("why" in recordings) {
  console.log(`A synthetic voice stands in for the human one, and says no spelled words: ${recordings.why}.\n`);
}
const openVad = await openDetector();
const share = isQuick ? 0.2 : 1;

/** The first fetches 300 MB and takes minutes, the second does not concern the call core: only when they are named. */
const onlyWhenNamed = ["detectors", "endings"];
const bars: [what: string, today: string, goal: Pick<Figure, "goal" | "isMet">][] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 ? !onlyWhenNamed.includes(name) : asked.includes(name)) await measure();
}
const { row, close } = openFigures("hearing");
for (const bar of bars) row(...bar);
const { user, system } = process.cpuUsage();
console.log(`\n${Math.round((user + system) / 1e6)} s of CPU`);
process.exit(close());

async function play(scenes: Iterable<Scene>): Promise<[string, Judged][]> {
  const played: [string, Judged][] = [];
  for (const scene of scenes) {
    const turns = await hear(scene, openVad);
    const judged = judge(scene, turns);
    if (showsFailures) for (const failure of failures(scene, { judged, turns })) console.log(failure);
    played.push([scene.name, judged]);
  }
  return played;
}

async function everyRoom() {
  const played = await play(rooms(human, isQuick));
  printGroups("room", grouped(played));
  console.log("");
  const judged = played.map(([, one]) => one);
  printGroups("kind, in all rooms", byKind(judged));
  printReceived(summed(judged).verdicts);
}

/** What the transcriber was sent. */
function printReceived(verdicts: readonly Verdict[]) {
  const sent = verdicts.flatMap(({ turn }) => (turn === undefined ? [] : [turn]));
  const levels = sent.map(({ rms }) => rms);
  const clipped = sent.filter((turn) => turn.clipped > 0).length;
  const level = (at: number) => quantile(levels, at)?.toFixed(0);
  console.log(
    `\nThe transcriber gets ${level(0.05)} to ${level(0.95)} dB of full scale (5th and 95th percentile), and clipped samples in ${clipped} of ${sent.length} answers.\n`,
  );
}

async function talk() {
  const all = summed((await play(talkBehind(human, 100 * share))).map(([, judged]) => judged));
  const failed = all.cut + all.missed;
  bars.push([
    `answers cut or missed, ${voice()}, speech 10 dB below behind`,
    `${failed} of ${all.answers} (${all.cut} cut), false turns ${all.falseTurns}`,
    { goal: "2 %", isMet: failed <= all.answers * 0.02 },
  ]);
}

async function tenMinutes() {
  const minutes = Math.ceil(10 * share);
  const all = summed((await play(television(human, minutes))).map(([, judged]) => judged));
  bars.push([
    `false turns in ${minutes} min of television behind, nobody speaking, 10 dB below the person's speech`,
    `${all.falseTurns}`,
    { goal: "1", isMet: all.falseTurns <= 1 },
  ]);
}

/** How often a television silences the assistant; no answer does that which is being said then. */
async function prompts() {
  const silenced = new Map<string, number>();
  let asked = 0;
  for (const scene of longPrompts(human, 60 * share)) {
    asked += scene.answers.length;
    const isAnswered = (at: number) => scene.answers.some(({ from, to }) => at > from && at < to);
    await hear(scene, openVad, (at) => {
      if (!isAnswered(at)) silenced.set(scene.name, (silenced.get(scene.name) ?? 0) + 1);
    });
  }
  const all = [...silenced.values()].reduce((sum, count) => sum + count, 0);
  const where = [...silenced].map(([room, count]) => `${count} in ${room}`).join(", ");
  bars.push([
    "questions of 8 s silenced by a television 5 to 20 dB below",
    `${all} of ${asked}${where && ` (${where})`}`,
    {},
  ]);
}

async function pauses() {
  const judged = (await play(longPauses(human, 100 * share))).map(([, one]) => one);
  printGroups("kind, with pauses of 1.5 s", byKind(judged));
  console.log("");
  const all = summed(judged);
  const withPause = all.verdicts.filter(({ answer }) => answer.hasPause);
  const whole = withPause.filter(({ is }) => is === "whole").length;
  bars.push([
    "numbers, dates, spelled words and addresses with pauses of 1.5 s inside, in one answer",
    `${whole} of ${withPause.length}`,
    { goal: "all", isMet: whole === withPause.length },
  ]);
}

async function firstAndLast() {
  const all = summed((await play(digits(human, 250 * share))).map(([, judged]) => judged));
  const ends = all.verdicts.length;
  bars.push([
    `first and last digit sent to the transcriber whole, ${voice()}, levels from -35 to -9 dB, three rates, both bands`,
    `${all.both * 2} of ${ends * 2}`,
    { goal: "all", isMet: all.both === ends },
  ]);
}

async function quick() {
  if (human === undefined) return;
  const all = summed((await play(quickAnswers(human, 60 * share))).map(([, judged]) => judged));
  const p50 = quantile(all.ends, 0.5) ?? Number.POSITIVE_INFINITY;
  bars.push([
    "end of speech to end of turn, whole short answers, human voice",
    `p50 ${ms(all.ends, 0.5)}, p95 ${ms(all.ends, 0.95)}; ${percent(all.whole / all.answers)} whole`,
    { goal: "p50 600 ms", isMet: p50 <= 600 },
  ]);
}

/** What is lost of answers that begin at once, in silent rooms, beside a television, and in the others. */
async function firstSounds() {
  const lost = new Map<string, { afterMs: number; isLost: boolean }[]>();
  for (const scene of beginnings(human, share)) {
    const turns = await hear(scene, openVad);
    if (showsFailures)
      for (const failure of failures(scene, { judged: judge(scene, turns), turns })) console.log(failure);
    lost.set(scene.name, [...(lost.get(scene.name) ?? []), ...lostBeginnings(scene, turns)]);
  }
  const counted = (some: readonly { isLost: boolean }[]) =>
    `${some.filter(({ isLost }) => isLost).length} of ${some.length}`;
  printHead("beginnings lost, answered after the prompt's end by", ...beginsAfterMs.map((after) => `${after} ms`));
  for (const [room, all] of lost) {
    const cells = beginsAfterMs.map((after) => counted(all.filter(({ afterMs }) => afterMs === after)));
    console.log(`| ${[room, ...cells].join(" | ")} |`);
  }
  console.log("");
  const when = "answered from 200 ms before to 800 ms after the prompt's end, near and far";
  for (const [where, rooms, most] of [
    ["a silent room", /^silence/, 0],
    ["a television 10 or 20 dB below", /^speech, [12]0 dB/, 0.02],
    ["a television 5 dB below", /^speech, 5 dB/, 0.02],
    ["a fan, a street, music", /^(?:fan|street|music)/, 0.02],
  ] as const) {
    const some = [...lost].flatMap(([room, all]) => (rooms.test(room) ? all : []));
    const isMet = some.filter(({ isLost }) => isLost).length <= most * some.length;
    const bar = { goal: most === 0 ? "0" : `${100 * most} %`, isMet };
    bars.push([`beginnings lost, ${where}, ${when}`, counted(some), bar]);
  }
}

async function voiceBack() {
  const found = await measureVoice();
  if (found === undefined) return;
  const loudnesses = found.after.map(({ loudness }) => loudness);
  const clipped = (all: Prompt[]) => all.reduce((sum, one) => sum + one.clipped, 0);
  const [least, most] = [Math.min(...loudnesses), Math.max(...loudnesses)];
  const before = found.before.map(({ loudness }) => loudness);
  bars.push([
    `loudness of the ${loudnesses.length} prompts spoken ahead, espeak-ng, ${Math.round(found.after.reduce((sum, { seconds }) => sum + seconds, 0))} s`,
    `${least.toFixed(1)} to ${most.toFixed(1)} LUFS (as synthesised: ${Math.min(...before).toFixed(1)} to ${Math.max(...before).toFixed(1)})`,
    { goal: "-18 LUFS, 1 more or less", isMet: least >= -19 && most <= -17 },
  ]);
  bars.push([
    "clipped samples in them",
    `${clipped(found.after)} (as synthesised: ${clipped(found.before)})`,
    { goal: "0", isMet: clipped(found.after) === 0 },
  ]);
}

/** The detectors side by side, each in some of the rooms. */
async function detectors() {
  const { openDetectors, replayed } = await import("./other-detectors.ts");
  const scenes = [...rooms(human, true), ...talkBehind(human, 10)];
  printHead("detector", "answers", "whole", "cut", "missed", "false turns", "CPU of one call");
  for (const { name, judge: judgeMic } of await openDetectors()) {
    const played = [];
    let [cpuMs, soundMs] = [0, 0];
    for (const scene of scenes) {
      const before = process.cpuUsage();
      const judged = await judgeMic(scene.mic);
      const used = process.cpuUsage(before);
      cpuMs += (used.user + used.system) / 1000;
      soundMs += scene.mic.length / 16;
      const openReplay = () => ({ isSpeech: replayed(judged), close: () => {} });
      played.push(judge(scene, await hear(scene, openReplay)));
    }
    const { answers, whole, cut, missed, falseTurns } = summed(played);
    const cells = [
      name,
      answers,
      whole,
      cut,
      missed,
      falseTurns,
      `${((100 * cpuMs) / soundMs).toFixed(2)} % of a core`,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

/** What the melody of a sentence could add to the turn's end. */
async function endings() {
  if (human === undefined) return;
  const { measureEndings, toldApart } = await import("./prosody.ts");
  const { ends, pauses, words } = measureEndings(human, process.env["HUMAN_VOICE_DIR"] ?? "");
  printHead("cue, last 400 ms", "ends", "pauses", "end is lower than pause", "of ends", "of pauses", "of words");
  for (const cue of ["level, slope", "pitch, slope", "pitch below the usual"] as const) {
    const of = (all: typeof ends) => all.flatMap((one) => one[cue] ?? []);
    const [end, pause, word] = [of(ends), of(pauses), of(words)];
    const middles = [end, pause, word].map((values) => quantile(values, 0.5)?.toFixed(1));
    console.log(`| ${[cue, end.length, pause.length, percent(toldApart(end, pause)), ...middles].join(" | ")} |`);
  }
}

function voice() {
  return human === undefined ? "synthetic voice" : "human voice";
}
