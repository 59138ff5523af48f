// usage: npm run bench:telephone [-- --short] [--call] [parts]   what the telephone does to sound, to digits, and to who waits
// Parts, all when none is named: sound, waits, digits, calls, mutated, campaign, chapter. Needs sipp, baresip, sox, espeak-ng and PostgreSQL.
// Ends with 1 when a figure misses its goal; --short asks fewer times, --record keeps the figures for docs/figures.md. --call prints the chapter as it is spoken.

import { whyNoBaresip } from "@dilo/testing/baresip";
import { whyNoSox, whyNoSpeech } from "@dilo/testing/espeak";
import { whyNoPostgres } from "@dilo/testing/postgres";
import { whyNoSipp } from "@dilo/testing/sipp";
import { endUnlessAble, load, machine, ms, openFigures, partsNamed, spread } from "../figures.ts";
import { campaignOnTwo } from "./campaign.ts";
import { firstChapter } from "./chapter.ts";
import { digitsIn, digitsInAll, digitsOutByEvents, digitsOutByInfo } from "./digits.ts";
import { manyCalls, mutatedPackets } from "./load.ts";
import { carrySound } from "./sound.ts";
import { measureWaits } from "./waits.ts";

const parts = { sound, waits, digits, calls, mutated, campaign, chapter };
const wanted = partsNamed(Object.keys(parts));
const isShort = process.argv.includes("--short");
endUnlessAble(whyNoSpeech() ?? whyNoSox() ?? whyNoSipp() ?? whyNoBaresip() ?? whyNoPostgres());

console.log(`${machine()} at the start\n`);
const { row, close } = openFigures("telephone");
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.includes(name)) await measure();
}
console.log(`\n${load()} at the end`);
process.exit(close());

async function sound() {
  const [mu, a] = [await carrySound("PCMU"), await carrySound("PCMA")];
  for (const [codec, { samples, wrong }] of Object.entries({ PCMU: mu, PCMA: a })) {
    row(`${codec} to sipp and back, samples that differ`, `${wrong} of ${samples}`, {
      goal: "0",
      isMet: wrong === 0,
    });
  }
  const torn = await carrySound("PCMU", { lossEvery: 50, times: isShort ? 1 : 5 });
  const stretched = torn.stretchedMs === 0 ? "" : `, ${torn.stretchedMs} ms longer`;
  const figure = `${torn.likeness.toFixed(3)} (${torn.lost} of ${torn.samples / 160} packets lost${stretched})`;
  row("PCMU with 2 % loss on the way back, likeness", figure, { goal: ">= 0.95", isMet: torn.likeness >= 0.95 });
}

async function waits() {
  const pauses = isShort ? 2 : 8;
  const { toSound, toAnswer, unheard, inOnePiece } = await measureWaits(
    isShort ? { calls: 5, turns: 3, pauses } : { calls: 30, turns: 15, pauses },
  );
  const [first, answer] = [ms(toSound, 0.5), ms(toAnswer, 0.5)];
  row("INVITE to first sound", spread(toSound), { goal: "p50 <= 150 ms", isMet: first <= 150 });
  const notHeard = unheard === 0 ? "" : `, ${unheard} not answered`;
  row("end of speech to sound", spread(toAnswer) + notHeard, {
    goal: "p50 <= 700 ms",
    isMet: answer <= 700 && unheard === 0,
  });
  row("sentences with a pause of 0.9 s inside, in one piece", `${inOnePiece} of ${pauses}`, {
    goal: "all",
    isMet: inOnePiece === pauses,
  });
}

async function digits() {
  const counts = {
    "in, RFC 4733": await digitsIn("rfc4733"),
    "in, INFO": await digitsIn("info"),
    "out, RFC 4733, as baresip hears them": await digitsOutByEvents(),
    "out, INFO, as sipp checks them": await digitsOutByInfo(),
  };
  for (const [what, right] of Object.entries(counts)) {
    row(`digits ${what}`, `${right} of ${digitsInAll}`, { goal: "all", isMet: right === digitsInAll });
  }
}

async function calls() {
  const { up, isRight, core, late, ticks, mb } = await manyCalls(100, isShort ? 5 : 30);
  row("calls at once, all to their end", `${up}${isRight ? "" : ", some failed"}`, {
    goal: "100",
    isMet: up === 100 && isRight,
  });
  row("their processor", `${(100 * core).toFixed(1)} % of a core, ${Math.round(mb)} MB`, {
    goal: "<= 15 %",
    isMet: core <= 0.15,
  });
  row("their late frames", `${late} of ${ticks} steps`, { goal: "0", isMet: late === 0 });
}

async function mutated() {
  const packets = isShort ? 10_000 : 100_000;
  const { crashes, lost } = await mutatedPackets(packets);
  row(`${packets} mutated packets`, `${crashes} crashes, ${lost} calls lost`, {
    goal: "0, 0",
    isMet: crashes + lost === 0,
  });
}

async function campaign() {
  const people = isShort ? 60 : 500;
  const { status, rung, doubled, lost, cut, unrung, again } = await campaignOnTwo(people);
  row(
    `campaign of ${people} on two servers, one killed`,
    `${status}, ${rung} rang: ${doubled} twice, ${lost} never; ${cut} cut off, ${unrung} while nothing had rung, ${again} of them dialled again`,
    { goal: "0 twice, 0 never", isMet: status === "ended" && doubled + lost === 0 && cut + unrung > 0 },
  );
}

async function chapter() {
  const { turns, right, all } = await firstChapter(process.argv.includes("--call") ? console.log : undefined);
  row("the N-400's first chapter by voice and keys, 2 % loss", `${right} of ${all} right, ${turns} turns`, {
    goal: "all, <= 25 turns",
    isMet: right === all && turns <= 25,
  });
}
