import type { AnswerKind } from "../interpretation.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { isPause, type Token } from "../words/tokens.ts";

/** So many words may be said again where one hesitated. */
const mostAgain = 3;
/** A number or a letter said twice is another value. */
const ofWords: ReadonlySet<AnswerKind> = new Set([
  "name",
  "address",
  "email",
  "country",
  "marital",
  "relation",
  "date",
  "yesno",
] as const);

/**
 * "Sudley... Sudley Road", "no se volvió... volvió a casar": what was said before one hesitated and again behind it, said once;
 * and an article that takes itself back, "el, no, perdón, el Salvador".
 */
export function withoutBegunAgain(tokens: readonly Token[], kind: AnswerKind): readonly Token[] {
  if (!ofWords.has(kind)) return tokens;
  let kept = withoutArticleTwice(tokens);
  for (let at = tokens.length - 2; at > 0; at--) {
    const end = endOfDots(kept, at);
    if (end === at) continue;
    for (let count = mostAgain; count > 0; count--) {
      const [said, again] = [kept.slice(at - count, at), kept.slice(end, end + count)];
      const isSame =
        said.length === count && said.every((word, step) => isPlainWord(word) && word.plain === again[step]?.plain);
      if (!isSame) continue;
      kept = [...kept.slice(0, at - count), ...kept.slice(end)];
      at -= count;
      break;
    }
  }
  return kept;
}

function withoutArticleTwice(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.flatMap((token, at) => (isPause(token) || token.kind === "mark" ? [] : [at]));
  const plain = (step: number) => tokens[words[step] ?? -1]?.plain;
  const at = words.findIndex(
    (_, step) =>
      plain(step + 1) === "no" &&
      plain(step + 2) === "perdon" &&
      plain(step) === plain(step + 3) &&
      /^(?:el|la|los|las)$/.test(plain(step) ?? ""),
  );
  return at < 0 ? tokens : [...tokens.slice(0, words[at]), ...tokens.slice(words[at + 3])];
}

/** Where three dots, or the sign for them, end that begin at a token; the token itself where none begin. */
function endOfDots(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.plain === "…") return from + 1;
  let end = from;
  while (tokens[end]?.plain === ".") end++;
  return tokens[from - 1]?.plain !== "." && end - from > 1 ? end : from;
}

function isPlainWord({ kind, plain }: Token): boolean {
  return kind === "word" && plain.length > 1 && numberWord(plain) === undefined;
}

/** "Rosa Vega Luna, Rosa Vega Luna": the words once, where all of them were said twice with a pause between. */
export function saidOnce(tokens: readonly Token[]): readonly Token[] | undefined {
  const end = tokens.findLastIndex((token) => !isPause(token)) + 1;
  const from = end >> 1;
  const isTwice =
    end % 2 === 1 &&
    (end > 4 || tokens[0]?.kind === "digits") &&
    isPause(tokens[from]) &&
    tokens.slice(0, from).every(({ plain }, at) => plain === tokens[from + 1 + at]?.plain);
  return isTwice ? tokens.slice(0, from) : undefined;
}
