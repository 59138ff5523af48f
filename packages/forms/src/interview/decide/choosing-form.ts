import type { FormType } from "../../answers/answer.ts";
import type { ActOf, Command } from "../../understanding/act.ts";
import { begin } from "../beginning.ts";
import type { Step } from "../events.ts";
import { note, reply } from "../saying.ts";
import type { Choosing } from "../state.ts";
import { storedTurn } from "../steps.ts";
import type { Scene } from "./scene.ts";
import { steer } from "./steering.ts";

/** The specification's words choose a form; another reader's finding is asked about first. */
export function chooseForm(scene: Scene, { formType, isNamed }: ActOf<"choose-form">): Step {
  const { interview } = scene;
  if (interview.phase !== "choosing") return reply(interview);
  if (isNamed || formType === interview.proposed) return take(scene, interview, formType);
  return reply({ ...interview, proposed: formType });
}

/** A yes to the form that was asked about. */
export function acceptForm(scene: Scene): Step {
  const { interview } = scene;
  if (interview.phase !== "choosing" || interview.proposed === undefined) return askForForm(scene);
  return take(scene, interview, interview.proposed);
}

/** A no to the form that was asked about: which one, then? */
export function refuseForm({ interview }: Scene): Step {
  return reply(
    interview.phase === "choosing" ? { ...interview, proposed: undefined } : interview,
    note("other-form-available"),
  );
}

/** A command at the choice of form: "corrige", said to the form that was asked about, is a no. */
export function obeyChoosingForm(scene: Scene, { command }: ActOf<"command">): Step {
  const { interview } = scene;
  const isProposed = interview.phase === "choosing" && interview.proposed !== undefined;
  if (command === "correct" && isProposed) return refuseForm(scene);
  if (command === "help" || command === "why" || command === "where") return reply(interview, note("form-help"));
  return ofForms.has(command) ? steer(scene, command) : reply(interview, note("form-first"));
}

/** Commands that mean something before a form is chosen. */
const ofForms: ReadonlySet<Command> = new Set([
  "repeat",
  "slower",
  "faster",
  "confirm-less",
  "confirm-more",
  "pause",
  "resume",
  "end-call",
]);

/** No form was found in the words. */
export function askForForm({ interview }: Scene): Step {
  const asked =
    interview.phase === "choosing"
      ? { ...interview, proposed: undefined, repeat: "no-form-named" as const }
      : interview;
  return reply(asked, note("no-form-named"));
}

/** The turn that chose the form belongs to no field: its second final must not become the first answer. */
function take({ text, at, turnId }: Scene, interview: Choosing, formType: FormType): Step {
  const turn = storedTurn("", { text, at, ...(turnId !== undefined && { turnId }) });
  return begin({ ...interview, turns: [turn] }, formType, {});
}
