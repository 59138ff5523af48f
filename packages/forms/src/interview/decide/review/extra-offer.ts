import type { Step } from "../../events.ts";
import { nextPart } from "../../questions.ts";
import { note, reply, tell } from "../../saying.ts";
import type { Reviewing } from "../../state.ts";

/** More is wanted: the questions of the next part, or of the one that was named, are fetched first. */
export function wantExtra(interview: Reviewing, named?: number): Step {
  const { extra, formType } = interview;
  const wanted = nextPart(interview, named);
  if (wanted === undefined || extra.kind === "fetching") return reply(interview);
  const { part } = wanted;
  const fetching: Reviewing = { ...interview, extra: { ...extra, kind: "fetching", part } };
  // All parts of a form come together: only the first of them is waited for.
  const [told, said]: Step = extra.fields === undefined ? tell(fetching, note("extra-coming")) : [fetching, []];
  return [told, [{ kind: "fetch-extra", formType, part }, ...said]];
}

/** No more boxes: the review goes on. */
export function declineExtra(interview: Reviewing): Step {
  if (interview.extra.kind === "asked") return reply(interview);
  return reply({ ...interview, isWhole: false, extra: { ...interview.extra, kind: "declined" } });
}
