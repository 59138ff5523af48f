import { interpret } from "./interpret.ts";
import type { AnswerKind, Interpretation, Utterance } from "./interpretation.ts";
import { numberWord } from "./numbers/vocabulary.ts";
import { doubted } from "./reading.ts";
import { fold, tokensOf } from "./words/tokens.ts";

/** Finds the words of an answer in a long saying: a language model, kept behind this port. */
export interface Finder {
  /**
   * Copies the pieces of `words` that answer a question of this kind, in their order.
   * Numbers are masked as [n1], [n2] ...; nothing may be added.
   * @returns undefined when it found nothing or could not be reached
   */
  find(asked: { readonly kind: AnswerKind; readonly words: string }): Promise<readonly string[] | undefined>;
}

/**
 * Tries once more to understand what the readers could not: the finder points at words, and the readers read them.
 * Numbers never leave; a piece that was not said, or a value that is none of the candidates, changes nothing; whatever
 * comes of it is to be confirmed.
 */
export async function secondOpinion(
  utterance: Utterance & { readonly kind: AnswerKind },
  reading: Interpretation,
  finder: Finder,
): Promise<Interpretation> {
  if (reading.status !== "ask" && reading.status !== "unknown") return reading;
  const { words, numbers } = masked(utterance.heard);
  const pieces = await finder.find({ kind: utterance.kind, words });
  if (pieces === undefined || pieces.length === 0 || !areInOrder(pieces, words)) return reading;
  const heard = pieces.join(", ").replace(/\[n(\d+)\]/g, (_, at) => numbers[Number(at) - 1] ?? "");
  const second = interpret({ ...utterance, heard });
  if (second.status !== "value") return reading;
  const isKnown =
    reading.candidates.length === 0 ||
    reading.candidates.some(({ value }) => JSON.stringify(value) === JSON.stringify(second.value));
  return isKnown ? { ...doubted(second, "second-opinion"), spans: [] } : reading;
}

/** The words with every number, in digits or words, behind a slot. */
function masked(heard: string): { readonly words: string; readonly numbers: readonly string[] } {
  const numbers: string[] = [];
  let words = "";
  let end = 0;
  let isNumberLast = false;
  for (const token of tokensOf(heard)) {
    const isNumber = token.kind === "digits" || numberWord(token.plain) !== undefined;
    const gap = heard.slice(end, token.start);
    if (isNumber && isNumberLast) {
      numbers[numbers.length - 1] += gap + token.text;
    } else {
      if (isNumber) numbers.push(token.text);
      words += gap + (isNumber ? `[n${numbers.length}]` : token.text);
    }
    isNumberLast = isNumber;
    end = token.end;
  }
  return { words, numbers };
}

/** Every piece was said, one behind the other. */
function areInOrder(pieces: readonly string[], words: string): boolean {
  const said = fold(words);
  let from = 0;
  for (const piece of pieces.map((each) => fold(each.trim()))) {
    const at = piece === "" ? -1 : said.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}
