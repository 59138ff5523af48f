import { plainText, tokensOf } from "../../../answers/words/tokens.ts";
import { samePersonId } from "../../../forms/carry/carried.ts";
import type { ActOf } from "../../../understanding/act.ts";
import { isUnknown, samePersonIn } from "../../../understanding/verdicts/same-person.ts";
import type { Step } from "../../events.ts";
import { nameBefore } from "../../reading.ts";
import { note, reply, replyAfresh } from "../../saying.ts";
import { goOn } from "../../steps.ts";
import type { Scene } from "../scene.ts";
import { steer } from "../steering.ts";

/** It is somebody else, or nobody knows: nothing is taken over. */
export function isSomebodyElse(scene: Scene): Step {
  return decide(scene, false);
}

/** "Yo misma", "es otra persona", "no": a yes or a no to this question; what is said beside it is none. */
export function samePersonInWords(scene: Scene): Step {
  const { interview, text } = scene;
  const meant = samePersonIn(text, nameBefore(interview));
  return meant === "unclear" ? reply(interview, note("not-understood")) : decide(scene, meant === "same");
}

/** A yes: what the other form told is taken over from here on; "me da lo mismo" and "sí tengo miedo" are none. */
export function isSamePerson(scene: Scene): Step {
  return isOnlyMark(scene.text) ? decide(scene, true) : samePersonInWords(scene);
}

/** A no; "no me pregunte eso" and "no veo la pantalla" are none. */
export function isNotSamePerson(scene: Scene): Step {
  return isOnlyMark(scene.text) ? isSomebodyElse(scene) : samePersonInWords(scene);
}

/** A thumb. */
function isOnlyMark(text: string): boolean {
  return plainText(tokensOf(text)) === "";
}

/** Who does not know is taken for somebody else. */
export function samePersonUnknown(scene: Scene): Step {
  return isUnknown(scene.text) ? isSomebodyElse(scene) : samePersonInWords(scene);
}

/** "Corrige" and "déjelo" are the no of a button. */
export function samePersonOrObey(scene: Scene, act: ActOf<"command">): Step {
  const { command } = act;
  if (command === "correct" || command === "keep" || command === "leave") return isSomebodyElse(scene);
  return steer(scene, command);
}

/** What is decided is kept, so that nobody is asked it again, on no other device either. */
function decide({ interview, at }: Scene, isSame: boolean): Step {
  if (interview.phase !== "asking") return reply(interview);
  const { formType, position, turn, returnTo } = interview;
  const decided = { ...interview, isSamePerson: isSame };
  const answer = { said: isSame ? "sí" : "no", heardAt: at };
  const isFresh = turn.kind === "waiting" && turn.answer === undefined && returnTo === undefined;
  const [after, effects] =
    isSame && isFresh ? goOn(decided, position) : replyAfresh(decided, ...(isSame ? [] : [note("somebody-else")]));
  return [after, [{ kind: "keep", formType, field: samePersonId, answer }, ...effects]];
}
