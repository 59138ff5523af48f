import { somewhere } from "../answers/words/phrases.ts";
import type { Field } from "../form.ts";
import { plainWords } from "../words.ts";
import { fieldsOf, freshTurn, goTo, speak } from "./asking.ts";
import { phrases } from "./phrases.ts";
import { morePhrases, noMorePhrases } from "./sayings.table.ts";
import type { Interview, Reviewing, Step } from "./state.ts";

const more = somewhere(morePhrases);
const notMore = somewhere(noMorePhrases);

/** What the words say about the extra questions, if anything. A plain "no" declines them while they are offered. */
export function extraAnswer({ extra }: Reviewing, text: string): "wanted" | "declined" | undefined {
  if (extra.kind === "asked") return undefined;
  const words = plainWords(text).join(" ");
  if (notMore.test(words)) return extra.kind === "offered" ? "declined" : undefined;
  return more.test(words) ? "wanted" : undefined;
}

/** More boxes are wanted: their questions are fetched first. */
export function wantExtra(interview: Reviewing): Step {
  const { extra, formType } = interview;
  if (extra.kind === "asked" || extra.kind === "fetching") return [interview, []];
  return [{ ...interview, extra: { kind: "fetching" } }, [{ kind: "fetch-extra", formType }]];
}

/** No more boxes: the review goes on. */
export function declineExtra(interview: Reviewing): Step {
  if (interview.extra.kind === "asked") return [interview, []];
  return [{ ...interview, extra: { kind: "declined" } }, speak(interview, phrases.reviewAgain, "command")];
}

/** The questions are there: from the review the first of them is asked; whoever is correcting comes to them next. */
export function extraArrived(interview: Interview, fields: readonly Field[]): Step {
  if (interview.extra.kind !== "fetching") return [interview, []];
  if (interview.phase !== "reviewing" && interview.phase !== "asking") {
    return [{ ...interview, extra: { kind: "offered" } }, []];
  }
  const extra = { kind: "asked", fields } as const;
  if (interview.phase === "asking") return [{ ...interview, extra }, []];
  const all = fieldsOf({ ...interview, extra });
  const unanswered = all.findIndex(({ id }) => interview.answers[id] === undefined);
  const position = unanswered < 0 ? all.length : unanswered;
  return goTo({ ...interview, ...freshTurn, phase: "asking", extra, position }, position);
}

/** The questions could not be fetched: nothing is lost, and one may ask again. */
export function extraMissing(interview: Interview): Step {
  if (interview.extra.kind !== "fetching") return [interview, []];
  const failed: Interview = { ...interview, extra: { kind: "failed" } };
  return [failed, failed.phase === "reviewing" ? speak(failed, phrases.extraMissing, "command") : []];
}
