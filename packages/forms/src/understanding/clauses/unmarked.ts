import { beginsRemark } from "../../answers/clauses/remarks.ts";
import { isPause, plainText, type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Moment } from "../act.ts";
import { phraseAt } from "../lexicon.ts";
import { mayBeginToAsk } from "../questions/topics.ts";
import { mayCallAt } from "../to-others.ts";
import { isWaitedFor } from "./beside.ts";
import { asideIn, type Clause, endsOpen, isFiller } from "./clauses.ts";

/** So many ways to part one utterance are tried at each end of it. */
const mostWays = 4;
/** Who says more in one breath tells a story. */
const mostWords = 30;

/**
 * The ways in which words without a pause may be an answer and something beside it: "305 555 0123 cuántas faltan", "buenas
 * tardes soltero". What ends them comes first, the longest before the others; then what begins them, the shortest first.
 * Whether the rest is an answer, its reader tells.
 */
export function partedUnmarked(text: string, moment: Moment): readonly (readonly Clause[])[] {
  const tokens = tokensOf(text);
  // What is marked as a question is one as a whole, and where pauses are, clauses are parted by them.
  if (tokens.length > mostWords || tokens.some(isPause) || /[¿?]/.test(text)) return [];
  const cuts = [...tokens.keys()].filter((at) => at > 0 && tokens[at]?.kind !== "mark" && !tokens[at]?.isGlued);
  const ways: (readonly Clause[])[] = [];
  for (const at of cuts) {
    const [head, tail] = partedAt(text, tokens, at);
    const isBound = opens.test(head) || (!questionWord.test(tail) && (mayDeny.test(head) || endsOpen(head)));
    const aside = isBound || !mayBegin(tokens, at) ? undefined : asideIn(tail, moment);
    if (aside !== undefined) ways.push([{ text: head, relation: "answers" }, aside]);
    if (ways.length === mostWays) break;
  }
  const begun: (readonly Clause[])[] = [];
  for (const at of mayBegin(tokens, 0) ? cuts : []) {
    const [head, tail] = partedAt(text, tokens, at);
    const aside = leansBack.test(tail) ? undefined : asideIn(head, moment);
    if (aside === undefined) continue;
    const isCourtesy = isFiller(head);
    // Before a yes or a no courtesies are no hindrance; elsewhere all of them go.
    if (isCourtesy && moment.expects.kind !== "answer") continue;
    if (isCourtesy) begun.pop();
    begun.push([aside, { text: tail, relation: "answers" }]);
    if (begun.length === mostWays) break;
  }
  return [...ways, ...begun];
}

function partedAt(text: string, tokens: readonly Token[], at: number): readonly [head: string, tail: string] {
  const start = tokens[at]?.start ?? text.length;
  return [text.slice(0, start).trim(), text.slice(start)];
}

/** Tells whether something beside an answer may begin at a word: a set phrase, a question, a sentence, somebody called. */
function mayBegin(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at);
  const plain = plainText(rest.slice(0, longestOpening));
  return (
    beginsRemark(rest) ||
    mayBeginToAsk(plain) ||
    phraseAt(plain) !== undefined ||
    mayCallAt(plain) ||
    // "Prado Luna un momento": the wish begins at its own words.
    (isWaitedFor(plain) && !isWaitedFor(plain.slice(plain.indexOf(" ") + 1)))
  );
}

/** Words by which it is known what begins. */
const longestOpening = 8;

/** "No me van a cobrar", "sí me oye": a lone yes or no belongs to the words behind it. */
const mayDeny = /^(?:s[ií]|no)$/iu;
/** "Ya mero acabamos": a word that begins sentences and agrees to none of them. */
const opens = /^ya$/iu;
const questionWord =
  /^(?:y )?(?:es[oa] |despu[eé]s |luego )?(?:cu[aá]nt|qué|quién|por qué|para qué|dónde|a dónde|cómo)/iu;
/** "Qué quiere decir eso", "abuela de cinco nietos", "me voy a divorciar": what is behind belongs to what is before it. */
const leansBack =
  /^(?:(?:nada|nadie|nunca|mucho|poco|todo|es[oae]|est[oae]|verdad|cierto|bien|ya|así|aquí|ahí)$|(?:al?|del?|y|o|que|por|para)(?= ))/iu;
