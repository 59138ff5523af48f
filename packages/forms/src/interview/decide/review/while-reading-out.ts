import { fold } from "../../../answers/words/tokens.ts";
import type { ActOf } from "../../../understanding/act.ts";
import { asksToSave } from "../../../understanding/verdicts/refused.ts";
import type { Step } from "../../events.ts";
import type { Reviewing } from "../../state.ts";
import { alsoOf, type Scene } from "../scene.ts";
import { readOn, stopReadingOut } from "./reading-out.ts";
import { acceptReview, denyReview, findsFault, obeyInReview } from "./reviewing.ts";

/** A no while the answers are read out: something in them is wrong, or they are not to be read on. */
export function denyReadingOut(scene: Scene<Reviewing>, act: ActOf<"deny" | "absent">): Step {
  const isFault = alsoOf(scene, "name-field").length > 0 || findsFault.test(fold(scene.text));
  const isOfSaving = act.kind === "deny" && act.isOfSaving === true;
  return isFault || isOfSaving ? denyReview(scene, act) : stopReadingOut(scene);
}

/** A command while the answers are read out: only the wish to save saves, and what only goes on reads on. */
export function obeyReadingOut(scene: Scene<Reviewing>, { command }: ActOf<"command">): Step {
  if (command === "next-piece" || command === "resume" || command === "skip") return readOn(scene);
  if (command === "no-more-questions") return stopReadingOut(scene);
  const isDone = command === "leave" || command === "keep";
  if (isDone) return asksToSave(scene.text) ? acceptReview(scene.interview) : stopReadingOut(scene);
  return obeyInReview(scene, command);
}
