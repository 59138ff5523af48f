import type { Command, Social, Topic } from "./act.ts";
import { dontKnowPhrases, laterPhrases, noisePhrases, socialPhrases } from "./phrases/asides.ts";
import { endCallPhrases, pausePhrases, taughtPhrases, volumePhrases } from "./phrases/commands.ts";
import { handOffPhrases, toldTopicPhrases } from "./phrases/topics.ts";
import { fillerPhrases, verdictPhrases } from "./phrases/verdicts.ts";

/** What a whole phrase does, before anything is read as an answer. */
export type Tag =
  | "affirm"
  | "deny"
  | "filler"
  | "noise"
  | "dont-know"
  | "later"
  | "hand-off"
  | `ask:${Topic}`
  | `social:${Social}`
  | `command:${Command}`;

/** Each tag with its phrases, one alternative a line or parted by "|" at the top level of a line. */
const tables: readonly (readonly [Tag, string])[] = [
  ["noise", noisePhrases],
  ["affirm", verdictPhrases.affirm],
  ["deny", verdictPhrases.deny],
  ["hand-off", handOffPhrases],
  ...Object.entries(taughtPhrases).map(([name, table]) => [`command:${name as Command}`, table] as const),
  ["ask:volume", volumePhrases],
  ...Object.entries(toldTopicPhrases).map(([name, table]) => [`ask:${name as Topic}`, table] as const),
  ["command:pause", pausePhrases],
  ["command:end-call", endCallPhrases],
  ["dont-know", dontKnowPhrases],
  ["later", laterPhrases],
  ...Object.entries(socialPhrases).map(([name, table]) => [`social:${name as Social}`, table] as const),
  ["filler", fillerPhrases],
];

interface Phrase {
  readonly tag: Tag;
  readonly pattern: RegExp;
  /** The letter that it begins with; absent where it may be more than one. */
  readonly first: string | undefined;
}

/** One top-level alternative after another, so that the longest one that fits can be told. */
function phrasesOf(tag: Tag, table: string): readonly Phrase[] {
  return table
    .trim()
    .split("\n")
    .flatMap(alternativesOf)
    .map((line) => ({
      tag,
      pattern: new RegExp(`^(?:${line})(?= |$)`),
      first: /^[a-z](?![?*{])/.exec(line)?.[0],
    }));
}

/** The parts of a line between those "|" that stand in no group. */
function alternativesOf(line: string): readonly string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (const [at, letter] of [...line].entries()) {
    if (letter === "(" || letter === "[") depth += 1;
    if (letter === ")" || letter === "]") depth -= 1;
    if (letter !== "|" || depth > 0) continue;
    found.push(line.slice(from, at));
    from = at + 1;
  }
  return [...found, line.slice(from)];
}

let all: readonly Phrase[] | undefined;
const byLetter = new Map<string, readonly Phrase[]>();

/**
 * The phrases that may begin with a letter. Their patterns are made when they are first needed: they are hundreds, and
 * the page loads them before.
 */
function phrasesFrom(letter: string): readonly Phrase[] {
  all ??= tables.flatMap(([tag, table]) => phrasesOf(tag, table));
  const phrases = byLetter.get(letter) ?? all.filter(({ first }) => first === undefined || first === letter);
  byLetter.set(letter, phrases);
  return phrases;
}

/** The longest phrase at the beginning of some folded words, and what it does. */
export function phraseAt(plain: string): { readonly tag: Tag; readonly length: number } | undefined {
  let found: { tag: Tag; length: number } | undefined;
  const letter = /^[a-z]/.exec(plain)?.[0] ?? "";
  for (const { tag, pattern } of phrasesFrom(letter)) {
    const length = pattern.exec(plain)?.[0].length ?? 0;
    if (length > (found?.length ?? 0)) found = { tag, length };
  }
  return found;
}

/** What opens a wish beside something else, and the reason behind it: "pero apúrese, que entro a trabajar". */
const opensWish = /^(?:(?:pero|y|nomas que|solo que|nada mas que|es que|mejor|con es[ot]o?) )+/;
const withReason = /^(.+?) (?:que|porque|es que|pues|por) .+$/;

/** The tags of a wish that stands with its reason; undefined where the words are no wish. */
export function wishTags(plain: string): readonly Tag[] | undefined {
  const wish = plain.replace(opensWish, "");
  const tags = tagsOf(wish) ?? tagsOf(withReason.exec(wish)?.[1] ?? wish);
  return tags?.every((tag) => tag.startsWith("command:") || tag === "filler") ? tags : undefined;
}

/** The tags of the phrases that cover some folded words whole; undefined where a word belongs to none of them. */
export function tagsOf(plain: string): readonly Tag[] | undefined {
  const tags = tagsCovering(plain);
  if (tags !== undefined || !plain.startsWith("que ")) return tags;
  // "Que no me acuerdo": said once more, and no question.
  const said = tagsCovering(plain.slice("que ".length));
  return said?.every((tag) => tag === "dont-know" || tag === "later" || tag === "filler") ? said : undefined;
}

function tagsCovering(plain: string): readonly Tag[] | undefined {
  const tags: Tag[] = [];
  let rest = plain.replaceAll("'", " ").trim();
  while (rest !== "") {
    const found = phraseAt(rest);
    if (found === undefined) return undefined;
    tags.push(found.tag);
    rest = rest.slice(found.length).trim();
  }
  return tags;
}
