import type { Step } from "../../events.ts";
import type { Reviewing } from "../../state.ts";
import { note, reply, tell } from "../../steps.ts";

/** More boxes are wanted: their questions are fetched first. */
export function wantExtra(interview: Reviewing): Step {
  const { extra, formType } = interview;
  if (extra.kind === "asked" || extra.kind === "fetching") return reply(interview);
  const [told, said] = tell({ ...interview, extra: { kind: "fetching" } }, note("extra-coming"));
  return [told, [{ kind: "fetch-extra", formType }, ...said]];
}

/** No more boxes: the review goes on. */
export function declineExtra(interview: Reviewing): Step {
  if (interview.extra.kind === "asked") return reply(interview);
  return reply({ ...interview, extra: { kind: "declined" } });
}
