import { isBeside, type Moment, one, type Understanding } from "../act.ts";
import { refusalIn } from "../verdicts/refused.ts";
import { behindYes, supposes } from "../verdicts/verdict.ts";
import { learnedAct } from "./learned-act.ts";

/**
 * What some words do, of what the rules made of them and what was learned: the learned act where it is likely enough, and
 * may be done where they were said.
 */
export function judged(text: string, byRules: Understanding, moment: Moment): Understanding {
  if (byRules.isNamed) return byRules;
  const asks = supposed(text, byRules, moment);
  if (asks !== undefined) return asks;
  const found = learnedAct(text, byRules.acts, moment);
  if (found === undefined) return byRules;
  const isAgreed = moment.expects.kind === "verdict" && isBeside(found) && refusalIn(text) === undefined;
  return isAgreed && behindYes(text) !== undefined ? one({ kind: "affirm" }, found) : one(found);
}

/** "Si me equivoco me regañan": what a "si" without its accent supposes, where it surely asks, agrees to nothing. */
function supposed(text: string, byRules: Understanding, moment: Moment): Understanding | undefined {
  const isYes = moment.expects.kind === "verdict" && byRules.acts.some(({ kind }) => kind === "affirm");
  if (!isYes || !supposes(text)) return undefined;
  const act = learnedAct(text, [{ kind: "none" }], moment);
  return act?.kind === "ask" ? one(act) : undefined;
}
