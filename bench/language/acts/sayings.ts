import { readdirSync, readFileSync } from "node:fs";
import type { Likely } from "../../../packages/forms/src/understanding/sorter/sorter.ts";

/** Something said beside answering, and what it does. */
export interface Saying {
  readonly act: Likely["sort"];
  readonly said: string;
}

/** A saying that is learned from. */
interface Learned extends Saying {
  /** The region that its author wrote of; "first" are the three who began. */
  readonly by: string;
}

/** A recorded answer, and to which kind of question. */
interface Answer {
  readonly kind: string;
  readonly said: string;
}

const folder = new URL("../", import.meta.url);

function linesOf(file: string) {
  return readFileSync(new URL(file, folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** What ten authors wrote who had seen no rule, of several regions; invented people only. */
export function readSayings(): readonly Learned[] {
  return linesOf("acts/sayings.jsonl");
}

/** What another wrote as ten people: six of each act, twenty answers, corrections and stories that do nothing. */
export function readUnseen(): readonly Saying[] {
  return linesOf("acts/unseen.jsonl");
}

/** The recorded answers that have a value, each once: a question back, and that there is none, may be acts. */
export function readAnswers(): readonly Answer[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
  const found = new Map<string, Answer>();
  for (const { kind = "address", input, expected, line } of files.sort().flatMap(linesOf)) {
    const value = expected ?? line;
    if (value !== undefined && value !== "none" && kind !== "command") found.set(input, { kind, said: input });
  }
  return [...found.values()];
}

/** Of recorded answers one in so many is never learned from: on them false alarms are counted. */
export const answersHeldOut = 3;
/** Tells whether something is kept from learning, one in so many, ever the same: what is held out is what is measured. */
export function isHeldOut(said: string, oneIn: number): boolean {
  return hashOf(said) % oneIn === 0;
}

/** A number of some words that is as good as drawn, and ever the same (FNV-1a, mixed once more). */
export function hashOf(words: string): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return (hash ^ (hash >>> 13)) >>> 0;
}
