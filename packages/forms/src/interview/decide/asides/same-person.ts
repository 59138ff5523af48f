import { samePersonId } from "../../../forms/carry/carried.ts";
import type { ActOf } from "../../../understanding/act.ts";
import type { Step } from "../../events.ts";
import { note, reply, replyAfresh } from "../../saying.ts";
import { goOn } from "../../steps.ts";
import type { Scene } from "../scene.ts";
import { steer } from "../steering.ts";
import { answerTopic, handOff } from "../talk.ts";

const other = /(?<!\p{L})(?:otr[oa]|no)(?!\p{L})/iu;
const same = /(?<!\p{L})mism[oa](?!\p{L})|^\P{L}*yo\P{L}*$/iu;

/** It is the same person: what the other form told is taken over from here on. */
export function isSamePerson(scene: Scene): Step {
  return decide(scene, true);
}

/** It is somebody else, or nobody knows: nothing is taken over. */
export function isSomebodyElse(scene: Scene): Step {
  return decide(scene, false);
}

/** "Yo misma", "es otra persona": a yes or a no in words of this question. */
export function samePersonInWords(scene: Scene): Step {
  const { text, interview } = scene;
  if (other.test(text)) return isSomebodyElse(scene);
  if (same.test(text)) return isSamePerson(scene);
  return reply(interview, note("not-understood"));
}

/** "La misma" and "es otra persona" are no questions, here. */
export function samePersonOrTopic(scene: Scene, act: ActOf<"ask">): Step {
  const isQuestion = scene.text.includes("?") || !(other.test(scene.text) || same.test(scene.text));
  return isQuestion ? answerTopic(scene, act) : samePersonInWords(scene);
}

/** "Es otra persona" wants nobody to speak with. */
export function somebodyElseOrHandOff(scene: Scene): Step {
  return /habl|comuni|atiend/iu.test(scene.text) ? handOff(scene) : samePersonInWords(scene);
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
