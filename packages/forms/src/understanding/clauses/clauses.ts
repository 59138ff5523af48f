import { belongsToOthers, clausesIn } from "../../answers/clauses/parting.ts";
import { type Asked, isRemark, isRemarkBesideVerdict, touches } from "../../answers/clauses/remarks.ts";
import { plainText, type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Act, Moment } from "../act.ts";
import { tagsOf } from "../lexicon.ts";
import { hasRead, read } from "../reading.ts";
import { isCall } from "../to-others.ts";
import { peel } from "../verdicts/verdict.ts";
import { actBeside } from "./beside.ts";

/**
 * A clause: a stretch of an utterance with one relation to the dialogue. What is said to the question that stands has no
 * `act` yet; what is said beside it has one, or none where nothing follows from it.
 */
export interface Clause {
  readonly text: string;
  readonly relation: "answers" | "asks" | "comments";
  readonly act?: Act | undefined;
}

/** Parts an utterance into its clauses, in their order; what is said to the question in one piece is one clause. */
export function clausesOf(text: string, moment: Moment): readonly Clause[] {
  const pieces = clausesIn(tokensOf(text)).map((tokens, at, all) => {
    const end = all[at + 1]?.[0]?.start ?? text.length;
    return { tokens, text: text.slice(at === 0 ? 0 : tokens[0]?.start, end) };
  });
  if (pieces.length < 2) return [{ text, relation: "answers" }];
  const asked = askedIn(moment);
  const isVerdict = moment.expects.kind === "verdict" && pieces.some((piece) => isBareVerdict(piece.text));
  const parted = pieces.map(({ tokens }) => tokens);
  const told = pieces.map(
    (piece, at): Clause =>
      belongsToOthers(parted, at)
        ? { text: piece.text, relation: "answers" }
        : clauseOf(piece, { moment, asked, isBesideVerdict: isVerdict }),
  );
  const clauses: Clause[] = [];
  for (const [at, one] of told.entries()) {
    const isCalled = [told[at - 1], told[at + 1]].some((beside) => beside !== undefined && isToOther(beside));
    const clause = isCalled && callsSomebody(one, asked) ? toOther(one.text) : one;
    const last = clauses.at(-1);
    if (last?.relation === "answers" && clause.relation === "answers")
      clauses[clauses.length - 1] = { text: last.text + clause.text, relation: "answers" };
    else clauses.push(clause);
  }
  return clauses;
}

/** What is asked, as clauses are judged by it: the reader is given the words of one clause. */
function askedIn(moment: Moment): Asked {
  const { field } = moment;
  const isRead = (words: readonly Token[]): boolean => {
    if (field === undefined) return false;
    const text = plainText(words);
    const reading = read(text, field, moment);
    return reading.status === "value" || reading.status === "none" || hasRead(reading, field, text);
  };
  return { kind: field?.kind, isRead };
}

/** "Kevin, bájale a esa tele": whom the words beside it call. */
function callsSomebody({ text, relation }: Clause, asked: Asked): boolean {
  const tokens = tokensOf(text);
  const isCaller = relation === "answers" && !isBareVerdict(text) && isCall(plainText(tokens));
  return isCaller && (asked.kind === "name" || !touches(tokens, asked));
}

function toOther(text: string): Clause {
  return { text, relation: "comments", act: { kind: "social", social: "aside" } };
}

function isToOther({ act }: Clause): boolean {
  return act?.kind === "social" && act.social === "aside";
}

/** Tells whether a clause is a yes or a no and nothing else. */
function isBareVerdict(text: string): boolean {
  const { verdict, rest } = peel(text);
  return verdict !== undefined && plainText(tokensOf(rest)) === "";
}

function clauseOf(
  { tokens, text }: { readonly tokens: readonly Token[]; readonly text: string },
  {
    moment,
    asked,
    isBesideVerdict,
  }: { readonly moment: Moment; readonly asked: Asked; readonly isBesideVerdict: boolean },
): Clause {
  const act = actBeside(text, { moment, touches: () => touches(tokens, asked) });
  if (act !== undefined) return { text, relation: act.kind === "social" ? "comments" : "asks", act };
  if (isBesideVerdict && isBareVerdict(text)) return { text, relation: "answers" };
  const isComment = isBesideVerdict ? isRemarkBesideVerdict(tokens, asked.kind) : isRemark(tokens, asked);
  return { text, relation: isComment ? "comments" : "answers" };
}

/** Words that tell nothing: "este", "ay". */
function isFiller(words: string): boolean {
  return tagsOf(plainText(tokensOf(words)))?.every((tag) => tag === "filler" || tag === "noise") === true;
}

/**
 * The words of an utterance that are said to the question that stands; undefined where all are, or none. "No, más
 * despacio" is one wish, and its no refuses nothing.
 */
export function wordsToQuestion(clauses: readonly Clause[]): string | undefined {
  const own = clauses.filter(({ relation }) => relation === "answers").map(({ text }) => text);
  const words = own
    .join(" ")
    .replace(/[\s,;:]+$/u, "")
    .trim();
  const isWish = clauses.some(({ act }) => act?.kind === "command") && /^(?:no )*no$/.test(plainText(tokensOf(words)));
  return isWish || own.length === clauses.length || isFiller(words) ? undefined : words;
}
