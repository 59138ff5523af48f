import { readFileSync } from "node:fs";
import { forms } from "@dilo/forms";
import { tokensOf } from "../../../packages/forms/src/answers/words/tokens.ts";
import { wordsOf } from "../../../packages/forms/src/understanding/pieces/features.ts";
import { type Role, roles, type Setting } from "../../../packages/forms/src/understanding/pieces/piece.ts";
import type { Sequence } from "./crf.ts";

/** Something said, parted by its author into pieces. */
export interface Parted {
  readonly where: Setting["where"];
  /** The question that stands; none in the review. */
  readonly field?: string;
  /** What was said before, where it matters: the value read back, those offered, the part that is missing. */
  readonly heard?: string;
  readonly pieces: readonly (readonly [role: Role, words: string])[];
  readonly by: string;
}

const kinds = new Map(
  (["N-400", "I-130"] as const).flatMap((form) => forms[form].fields.map(({ id, kind }) => [id, kind] as const)),
);

/**
 * What authors wrote who knew nothing but what roles there are; invented people only.
 * @param file "sayings", which are learned of, or "unseen", of other authors
 */
export function readParted(file: "sayings" | "unseen"): readonly Parted[] {
  const lines = readFileSync(new URL(`${file}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** Where something was said. */
export function settingOf({ where, field = "", heard = "" }: Parted): Setting {
  const isHeard = where === "back" || where === "which";
  return {
    where,
    kind: kinds.get(field) ?? "",
    known: new Set(isHeard ? tokensOf(heard).map(({ plain }) => plain) : []),
  };
}

/** All that was said, as one text. */
export function textOf({ pieces }: Parted): string {
  return pieces.map(([, words]) => words).join(" ");
}

/** The words of something said, each with its role. */
export function sequenceOf(saying: Parted): Sequence {
  const path = saying.pieces.flatMap(([role, words]) =>
    tokensOf(words).flatMap(({ kind }) => (kind === "mark" ? [] : roles.indexOf(role))),
  );
  const words = wordsOf(textOf(saying), settingOf(saying));
  if (words.length !== path.length) throw new Error(`Pieces share a word: ${textOf(saying)}`);
  return { words, path };
}
