import type { Step } from "../../events.ts";
import { answersAtOnce, answersSlots, linesOf } from "../../lines.ts";
import { note, replyAfresh, tell } from "../../saying.ts";
import type { Reviewing } from "../../state.ts";
import type { Scene } from "../scene.ts";

/** The answers as they will be printed, read out in pieces for those who do not read well. Without a call they stand on the page. */
export function readOut(interview: Reviewing): Step {
  const lines = linesOf(interview);
  const from = interview.readAloud ?? 0;
  const until = from + answersAtOnce;
  const answers = note("answers-aloud", answersSlots(lines.slice(from, until)));
  const isLast = until >= lines.length;
  if (!interview.isCallActive) return tell(interview, answers, ...(isLast ? [] : [note("more-aloud")]));
  return replyAfresh({ ...interview, readAloud: isLast ? undefined : until }, answers);
}

/** Who listens hears the next piece; a sound over the voice changes nothing. */
export function readOn({ interview, isEarly }: Scene<Reviewing>): Step {
  return isEarly ? [interview, []] : readOut(interview);
}

/** Enough was heard: whether all is right is still to be said. */
export function stopReadingOut({ interview }: Scene<Reviewing>): Step {
  return replyAfresh({ ...interview, readAloud: undefined });
}
