import { interpret } from "../answers/interpret.ts";
import { forms } from "../definitions.ts";
import { plainWords } from "../words.ts";
import { finish, freshTurn, goTo, speak } from "./asking.ts";
import { commandIn } from "./commands.ts";
import { phrases } from "./phrases.ts";
import type { Complete, Reviewing, Step } from "./state.ts";

/** Hears one saying while all answers stand side by side: all is well, or which one to correct. */
export function hearReview(interview: Reviewing, text: string, at: string): Step {
  const named = fieldNamed(interview, text);
  if (named !== undefined) return correctFromReview(interview, named);
  const command = commandIn(text);
  if (command === "stop") return [interview, interview.isCallActive ? [{ kind: "stop-call" }] : []];
  if (command === "slower") return [interview, [{ kind: "slower" }, ...speak(interview, phrases.slower, "command")]];
  const verdict = interpret({ kind: "yesno", heard: text, today: at.slice(0, 10) });
  if (command === undefined && verdict.status === "value" && verdict.value === "yes") return finish(interview);
  return [interview, speak(interview, command === "repeat" ? phrases.review : phrases.reviewAgain, "command")];
}

/** Asks one answer again and comes back to the review; from a saved form, to a revision of the same form. */
export function correctFromReview(interview: Reviewing | Complete, fieldId: string): Step {
  const { fields } = forms[interview.formType];
  const position = fields.findIndex((field) => field.id === fieldId);
  if (position < 0) return [interview, []];
  const { spoken, lastHeard, turns, confirm, isCallActive, formType, answers, saved } = interview;
  const common = { spoken, lastHeard, turns, confirm, isCallActive, ...(saved && { saved }) };
  const [asking, effects] = goTo({ ...common, ...freshTurn, phase: "asking", formType, answers, position }, position);
  return [asking.phase === "asking" ? { ...asking, returnTo: fields.length } : asking, effects];
}

/** The field whose label the words name: "corrige el teléfono". One only, or none. */
function fieldNamed(interview: Reviewing, text: string): string | undefined {
  const said = plainWords(text);
  if (!said.some((word) => word.startsWith("corri") || word.startsWith("cambi"))) return undefined;
  const scores = forms[interview.formType].fields.map((field) => {
    const label = plainWords(field.labelSpanish).filter((word) => word.length > 3 || word === "a");
    return { id: field.id, score: label.filter((word) => said.includes(word)).length };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  const winners = scores.filter(({ score }) => score === best);
  return best > 0 && winners.length === 1 ? winners[0]?.id : undefined;
}
