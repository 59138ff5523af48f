import { interpret } from "./interpret.ts";
import type { AnswerKind, Interpretation } from "./interpretation.ts";
import { copiedPieces, type Masked, maskNumbers } from "./masked.ts";
import { doubted } from "./reading.ts";
import type { Utterance } from "./utterance.ts";

/** What a finder is shown: the kind of the question, and the answer without its numbers. */
export interface Asked {
  readonly kind: AnswerKind;
  readonly words: string;
}

/** Finds the words of an answer in a long saying: a language model, kept behind this port. */
export interface Finder {
  /**
   * Copies the pieces of `words` that answer a question of this kind, in their order.
   * Numbers are masked as [n1], [n2] ...; nothing may be added.
   * @returns undefined when it found nothing or could not be reached
   */
  find(asked: Asked): Promise<readonly string[] | undefined>;
}

/** What a finder pointed at, and what the readers make of it. */
export interface SecondOpinion {
  /** Words of the saying, as they were said, that can be read alone. */
  readonly words: string;
  /** A value, always to be confirmed. */
  readonly reading: Interpretation;
}

/**
 * Tries once more to understand what the readers could not: the finder points at words, and the readers read them.
 * Numbers never leave. A piece that was not said, that lost its "no", or a value that is none of the candidates is
 * no opinion, and neither is anything about a saying that was understood.
 */
export async function secondOpinion(
  utterance: Utterance & { readonly kind: AnswerKind },
  finder: Finder,
): Promise<SecondOpinion | undefined> {
  const first = interpret(utterance);
  if (first.status !== "ask" && first.status !== "unknown") return undefined;
  const masked = maskNumbers(utterance.heard);
  const copied = await finder.find({ kind: utterance.kind, words: masked.words });
  const words = copied && saidWords(utterance.heard, masked, copied);
  if (words === undefined) return undefined;
  const reading = interpret({ ...utterance, heard: words });
  if (reading.status !== "value") return undefined;
  const isKnown =
    first.candidates.length === 0 ||
    first.candidates.some(({ value }) => JSON.stringify(value) === JSON.stringify(reading.value));
  return isKnown ? { words, reading: { ...doubted(reading, "second-opinion"), spans: [] } } : undefined;
}

/** The copied texts cut out of what was heard, one behind the other; undefined when one of them was not said. */
function saidWords(heard: string, { pieces }: Masked, copied: readonly string[]): string | undefined {
  const said: string[] = [];
  let from = 0;
  for (const plain of copied.map(copiedPieces)) {
    if (plain.length === 0) continue;
    const at = pieces.findIndex((_, index) => index >= from && plain.every((p, i) => p === pieces[index + i]?.plain));
    const [first, last] = [pieces[at], pieces[at + plain.length - 1]];
    if (first === undefined || last === undefined || isDenied(pieces, from, at)) return undefined;
    said.push(heard.slice(first.start, last.end));
    from = at + plain.length;
  }
  return said.length === 0 ? undefined : said.join(", ");
}

const denials = new Set("no ni nunca jamas tampoco sin".split(" "));

/** A "no" left out before the words, in their clause, would turn them round. */
function isDenied(pieces: Masked["pieces"], from: number, to: number): boolean {
  for (let at = to; at > from && !pieces[at]?.isAfterMark; at -= 1) {
    if (denials.has(pieces[at - 1]?.plain ?? "")) return true;
  }
  return false;
}
