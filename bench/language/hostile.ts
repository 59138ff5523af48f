// usage: npx tsx bench/language/hostile.ts [--rounds N] [--show] [--record]
// Searches for the slowest utterance of 2,000 characters: of the words each reader's tables hold, digits, marks and words that
// take back, put together at random or said over and over, and the slowest of them changed again and again. Each is read
// by every kind's reader and taken in by an interview that asks for it. The time of the processor counts, in the best of five runs. --show prints the worst.
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { AnswerKind } from "@dilo/forms";
import { openLanguage } from "../../scripts/language/open-language.ts";
import { openFigures } from "../figures.ts";

const language = openLanguage();

const bar = 50;
const longest = 2000;
const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "60" }, show: { type: "boolean" }, record: { type: "boolean" } },
});
const rounds = Number(options.rounds);
const answers = new URL("../../packages/forms/src/answers/", import.meta.url);
const lookups = language.openLookups();
const today = "2026-11-20";

/** The folder of `answers` whose words a kind's reader knows, where it is not named like the kind. */
const folderOf: Partial<Record<AnswerKind, string>> = { yesno: "yes-no" };
const shared = ["words", "clauses", "digits", "numbers", "meta"].flatMap(wordsIn);
const core = "no perdón digo sino mejor dicho y o de del uno dos tres cero cien mil marzo doble un una mi soy es".split(
  " ",
);
const marks = ", . ; - / # @ ? ¿ : ( ) ' …".split(" ");

// The same every time: a search that finds another worst each day says nothing about a change.
let seed = 1;
const random = (below: number) => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
const pick = <One>(all: readonly One[]): One => all[random(all.length)] as One;

const worst = language.answerKinds.map((kind) => {
  const words = [...wordsIn(folderOf[kind] ?? kind), ...shared];
  const read = (heard: string) => void language.interpret({ kind, heard: heard.slice(0, 400), today, lookups });
  const { ms, heard } = slowest(words, read);
  console.log(`${kind.padEnd(14)} ${ms.toFixed(1).padStart(7)} ms`);
  if (options.show) console.log(`    ${heard.slice(0, 400)}`);
  return { kind, ms };
});
const { row, close } = openFigures("language");
const [first] = [...worst].sort((one, other) => other.ms - one.ms);
row("the slowest hostile utterance a search finds, any kind", `${first?.ms.toFixed(0)} ms (${first?.kind})`, {
  goal: `<= ${bar} ms`,
  isMet: (first?.ms ?? 0) <= bar,
});
process.exitCode = close();

/** The slowest utterance that a search of some rounds finds. */
function slowest(words: readonly string[], read: (heard: string) => void) {
  const timed = (heard: string) => ({ heard, ms: msOf(heard, read, 1) });
  // Whatever is compiled late is compiled before the first is timed.
  for (let at = 0; at < 10; at++) read(made(words));
  let best = Array.from({ length: rounds }, () => timed(made(words)))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 6);
  for (let round = 0; round < rounds; round++) {
    best = [...best, timed(changed(pick(best).heard, words)), timed(made(words))]
      .sort((one, other) => other.ms - one.ms)
      .slice(0, 6);
  }
  const again = best.map(({ heard }) => ({ heard, ms: msOf(heard, read, 5) }));
  return again.sort((one, other) => other.ms - one.ms)[0] as { heard: string; ms: number };
}

/** The best of some runs. */
function msOf(heard: string, read: (heard: string) => void, runsOf: number) {
  const runs = Array.from({ length: runsOf }, () => {
    const began = process.cpuUsage();
    read(heard);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

/** Words at random, or a few of them over and over. */
function made(words: readonly string[]) {
  const some = Array.from({ length: 1 + random(5) }, () => wordOf(words));
  const isRepeated = random(2) === 0;
  let text = "";
  for (let at = 0; text.length < longest; at++) text += ` ${isRepeated ? some[at % some.length] : wordOf(words)}`;
  return text.trim().slice(0, longest);
}

function wordOf(words: readonly string[]) {
  const sort = random(10);
  if (sort === 0) return pick(marks);
  if (sort === 1) return String(random(10 ** (1 + random(5))));
  return pick(sort === 2 ? core : words) + (random(8) === 0 ? "," : "");
}

/** Another in which some words are exchanged, or said over and over. */
function changed(heard: string, words: readonly string[]) {
  const said = heard.split(" ");
  const at = random(said.length);
  const some = said.slice(at, at + 1 + random(6));
  if (random(2) === 0)
    return [...said.slice(0, at), ...Array.from({ length: 12 }, () => some).flat(), ...said.slice(at)]
      .join(" ")
      .slice(0, longest);
  return said
    .map((word) => (random(8) === 0 ? wordOf(words) : word))
    .join(" ")
    .slice(0, longest);
}

/** Every word of a folder's tables. */
function wordsIn(folder: string): readonly string[] {
  const files = readdirSync(new URL(folder, answers), { recursive: true, encoding: "utf8" });
  const text = files
    .filter((file) => file.endsWith(".table.ts"))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, answers), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, ""));
  return [...new Set(text.join(" ").match(/(?<![\w\\])[a-z]{1,14}(?!\w)/g) ?? ["a"])];
}
