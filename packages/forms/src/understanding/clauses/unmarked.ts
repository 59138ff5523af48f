import { isPause, tokensOf } from "../../answers/words/tokens.ts";
import type { Moment } from "../act.ts";
import { asideIn, type Clause } from "./clauses.ts";

/** So many ways to part one utterance are tried. */
const mostWays = 8;

/**
 * The ways in which words without a pause may be an answer and something beside it: "305 555 0123 cuántas faltan", "buenas
 * tardes soltero". What ends them comes first, the longest before the others; then what begins them, the shortest first.
 * Whether the rest is an answer, its reader tells.
 */
export function partedUnmarked(text: string, moment: Moment): readonly (readonly Clause[])[] {
  const tokens = tokensOf(text);
  // What is marked as a question is one as a whole, and where pauses are, clauses are parted by them.
  const cuts = (tokens.some(isPause) || /[¿?]/.test(text) ? [] : tokens)
    .filter(({ kind, isGlued }, at) => at > 0 && kind !== "mark" && !isGlued)
    .map(({ start }) => ({ head: text.slice(0, start).trim(), tail: text.slice(start) }));
  const ending = cuts.flatMap(({ head, tail }): readonly (readonly Clause[])[] => {
    const aside = mayDeny.test(head) && !questionWord.test(tail) ? undefined : asideIn(tail, moment);
    return aside === undefined ? [] : [[{ text: head, relation: "answers" }, aside]];
  });
  const beginning = cuts.flatMap(({ head, tail }): readonly (readonly Clause[])[] => {
    const aside = leansBack.test(tail) ? undefined : asideIn(head, moment);
    return aside === undefined ? [] : [[aside, { text: tail, relation: "answers" }]];
  });
  return [...ending.slice(0, mostWays), ...beginning.slice(0, mostWays)];
}

/** "No me van a cobrar", "sí me oye": a lone yes or no belongs to the words behind it. */
const mayDeny = /^(?:s[ií]|no)$/iu;
const questionWord = /^(?:y )?(?:cu[aá]nt|qué|quién|por qué|para qué|dónde|a dónde|cómo)/iu;
/** "Qué quiere decir eso", "abuela de cinco nietos": what is behind belongs to what is before it. */
const leansBack = /^(?:(?:es[oae]|est[oae]|verdad|cierto|bien|ya|así|aquí|ahí)$|(?:del?|y|o|que|por|para)(?= ))/iu;
