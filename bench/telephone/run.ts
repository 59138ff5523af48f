// usage: npm run bench:telephone [-- --short] [parts]   what the telephone does to sound, to digits, and to who waits
// Parts, all when none is named: sound, waits, digits, calls, mutated. Needs sipp, baresip, sox and espeak-ng.
// Prints a table and the same figures as JSON, and ends with 1 when a figure misses its bar; --short asks fewer times.
import { spawnSync } from "node:child_process";
import { whyNoSox, whyNoSpeech } from "@dilo/testing/espeak";
import { whyNoSipp } from "@dilo/testing/sipp";
import { exitCode, ms, printHead, printRow, spread } from "../call/figures-table.ts";
import { endUnlessAble, load, machine } from "../machine.ts";
import { digitsIn, digitsInAll, digitsOutByEvents, digitsOutByInfo } from "./digits.ts";
import { manyCalls, mutatedPackets } from "./load.ts";
import { carrySound } from "./sound.ts";
import { measureWaits } from "./waits.ts";

const isShort = process.argv.includes("--short");
const noBaresip = spawnSync("baresip", ["-h"]).error && "baresip is not installed (Debian package baresip)";
endUnlessAble(whyNoSpeech() ?? whyNoSox() ?? whyNoSipp() ?? noBaresip);

const figures: Record<string, unknown> = { machine: machine() };
const parts = { sound, waits, digits, calls, mutated };
const wanted = process.argv.slice(2).filter((argument) => argument !== "--short");
console.log(`${machine()} at the start\n`);
printHead("what", "figure", "bar");
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) figures[name] = await measure();
}
console.log(`\n${load()} at the end\n\n${JSON.stringify(figures)}`);
process.exit(exitCode());

async function sound() {
  const [mu, a] = [await carrySound("PCMU"), await carrySound("PCMA")];
  for (const [codec, { samples, wrong }] of Object.entries({ PCMU: mu, PCMA: a })) {
    printRow(`${codec} to sipp and back, samples that differ`, `${wrong} of ${samples}`, {
      bar: "0",
      isMet: wrong === 0,
    });
  }
  const torn = await carrySound("PCMU", { lossEvery: 50, times: isShort ? 1 : 5 });
  const figure = `${torn.likeness.toFixed(3)} (${torn.lost} of ${torn.samples / 160} packets lost)`;
  printRow("PCMU with 2 % loss on the way back, likeness", figure, { bar: ">= 0.95", isMet: torn.likeness >= 0.95 });
  return { PCMU: mu, PCMA: a, PCMUWithLoss: torn };
}

async function waits() {
  const { toSound, toAnswer, unheard } = await measureWaits(
    isShort ? { calls: 5, turns: 3 } : { calls: 30, turns: 15 },
  );
  const [first, answer] = [ms(toSound, 0.5), ms(toAnswer, 0.5)];
  printRow("INVITE to first sound", spread(toSound), { bar: "p50 <= 150 ms", isMet: first <= 150 });
  const notHeard = unheard === 0 ? "" : `, ${unheard} not answered`;
  printRow("end of speech to sound", spread(toAnswer) + notHeard, {
    bar: "p50 <= 700 ms",
    isMet: answer <= 700 && unheard === 0,
  });
  return { inviteToSoundMs: toSound.map(Math.round), speechToSoundMs: toAnswer.map(Math.round), unheard };
}

async function digits() {
  const counts = {
    "in, RFC 4733": await digitsIn("rfc4733"),
    "in, INFO": await digitsIn("info"),
    "out, RFC 4733, as baresip hears them": await digitsOutByEvents(),
    "out, INFO, as sipp checks them": await digitsOutByInfo(),
  };
  for (const [what, right] of Object.entries(counts)) {
    printRow(`digits ${what}`, `${right} of ${digitsInAll}`, { bar: "all", isMet: right === digitsInAll });
  }
  return counts;
}

async function calls() {
  const found = await manyCalls(100, isShort ? 5 : 30);
  const { up, isRight, core, late, ticks, mb } = found;
  printRow("calls at once, all to their end", `${up}${isRight ? "" : ", some failed"}`, {
    bar: "100",
    isMet: up === 100 && isRight,
  });
  printRow("their processor", `${(100 * core).toFixed(1)} % of a core, ${Math.round(mb)} MB`, {
    bar: "<= 15 %",
    isMet: core <= 0.15,
  });
  printRow("their late frames", `${late} of ${ticks} steps`, { bar: "0", isMet: late === 0 });
  return found;
}

async function mutated() {
  const packets = isShort ? 10_000 : 100_000;
  const found = await mutatedPackets(packets);
  const { crashes, lost } = found;
  printRow(`${packets} mutated packets`, `${crashes} crashes, ${lost} calls lost`, {
    bar: "0, 0",
    isMet: crashes + lost === 0,
  });
  return { packets, ...found };
}
