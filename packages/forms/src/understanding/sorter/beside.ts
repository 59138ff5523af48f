import { takesNothingBack } from "../../answers/clauses/remarks.ts";
import { tokensOf } from "../../answers/words/tokens.ts";
import type { Act, Moment } from "../act.ts";
import { actOf, denies, learnedAct, leaves } from "./learned-act.ts";
import { isLeft, type Sort, sorted } from "./sorter.ts";

/** What a clause does beside an answer, of what the rules made of it: nothing that would stand in that answer's way. */
export function learnedBeside(text: string, byRules: Act | undefined, moment: Moment): Act | undefined {
  const act = learnedAct(text, [byRules ?? { kind: "none" }], moment);
  return act?.kind === "ask" || act?.kind === "hand-off" || isHelp(act) ? act : byRules;
}

/** How likely words beside an answer must be to ask something or to be talk; and an answer in them at most. */
const leastBeside = { asks: 0.65, asksWithNo: 0.9, talk: 0.75, answer: 0.1 } as const;

/** In fewer words nothing is surely asked beside an answer. */
const fewestBeside = 3;

/** What words beside an answer do: an act, or talk that asks for none. */
interface Beside {
  readonly act?: Act;
}

/**
 * What a clause of words that no rule knows does beside an answer; undefined where it may be of the answer, or wishes to
 * leave the question.
 */
export function saidBeside(text: string, moment: Moment): Beside | undefined {
  // "Scarpeta, no, perdón, Scarpetta": what takes something back is of the answer.
  if (!takesNothingBack(tokensOf(text))) return undefined;
  const [first, second] = sorted(text, [{ kind: "none" }], moment) ?? [];
  if (first === undefined || second === undefined || isLeft(first.sort)) return undefined;
  if (isLeft(second.sort) && second.likelihood > leastBeside.answer) return undefined;
  const { sort, likelihood } = first;
  if (likelihood < leastOf(sort)) return undefined;
  // A no in words behind a yes refuses or finds fault, unless they surely ask.
  const mayRefuse = moment.expects.kind === "verdict" && denies(text);
  if (mayRefuse && !(sort.startsWith("ask:") && likelihood >= leastBeside.asksWithNo)) return undefined;
  // What is told of others or of before tells a reader what is none of the answer: talk is taken off beside a yes alone.
  const isTalk = sort === "none" || sort.startsWith("social:");
  if (moment.expects.kind !== "verdict" && (isTalk || text.trim().split(/\s+/).length < fewestBeside)) return undefined;
  if (sort === "none") return {};
  const act = leaves(sort) ? undefined : actOf(sort);
  return act === undefined ? undefined : { act };
}

function leastOf(sort: Sort | "none"): number {
  return sort === "none" || sort.startsWith("social:") ? leastBeside.talk : leastBeside.asks;
}

function isHelp(act: Act | undefined): boolean {
  return act?.kind === "command" && (act.command === "why" || act.command === "where" || act.command === "help");
}
