import type { ActOf } from "../../../understanding/act.ts";
import { asksToSave } from "../../../understanding/verdicts/refused.ts";
import type { Step } from "../../events.ts";
import { note, reply, replyAfresh, tell } from "../../saying.ts";
import { situationBelow } from "../../situation.ts";
import { acceptReview } from "../review/reviewing.ts";
import type { Scene } from "../scene.ts";
import { hangUp, resumed } from "../steering.ts";

export function goBack(scene: Scene): Step {
  return reply(resumed(scene).interview);
}

export function goOn(scene: Scene): Step {
  return replyAfresh(resumed(scene).interview, note("resumed"));
}

/** "Ok" and "listo" end a pause; a "sí" to what was read back before it, and longer words, are the answer. */
export function isMoreThanReady({ text, interview }: Scene): boolean {
  const isYesToReadBack = situationBelow(interview) === "confirming" && /^[^\p{L}]*s[ií](?!\p{L})/iu.test(text);
  return isYesToReadBack || text.trim().split(/\s+/).length > 3;
}

export function waitOn({ interview }: Scene): Step {
  return tell({ ...interview, aside: { kind: "paused" } }, note("still-waiting"));
}

/** A refusal in a pause: the yes to the whole that came before it holds no more. */
export function waitOnUndecided(scene: Scene): Step {
  const { interview } = scene;
  return waitOn({
    ...scene,
    interview: interview.phase === "reviewing" ? { ...interview, point: undefined } : interview,
  });
}

/** Noise in a pause wakes nobody: it is only shown that Dilo still waits. */
export function waitSilently(scene: Scene): Step {
  const [after] = waitOn(scene);
  return [after, []];
}

/** "Después sigo" ends the call, and "por ahora no" does not. */
export function hangUpLater(scene: Scene): Step {
  return /(?<!\p{L})no(?!\p{L})/iu.test(scene.text) ? goOn(scene) : hangUp(scene);
}

/** "Gracias", to the question whether to end: a yes where it comes with nothing else. */
export function hangUpOrGoOn(scene: Scene, act: ActOf<"social">): Step {
  return act.social === "thanks" ? hangUp(scene) : goOn(scene);
}

/** "¿Ya está bien?" asks, and saves nothing. */
export function saveNow(scene: Scene): Step {
  if (/[?¿]/.test(scene.text)) return reply(scene.interview);
  const { interview } = resumed(scene);
  return interview.phase === "reviewing" ? acceptReview(interview) : reply(interview);
}

export function notSavedYet(scene: Scene): Step {
  const { interview } = resumed(scene);
  return replyAfresh(interview, note("not-saved"));
}

/** Who comes back to the review is asked again whether all is right: only the wish to save saves from a pause. */
export function isBackToReview({ interview, text }: Scene, { command }: ActOf<"command">): boolean {
  const isDone = command === "leave" || command === "keep" || command === "next-piece";
  return isDone && interview.phase === "reviewing" && !asksToSave(text);
}
