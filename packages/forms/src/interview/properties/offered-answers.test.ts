import { expect, test } from "vitest";
import { choicesOf } from "../../forms/choices.ts";
import { formTypes } from "../../forms/form-types.ts";
import { allFields } from "../../forms/parts/canonical.ts";
import { forms } from "../../forms/registry.ts";
import type { InterviewEvent } from "../events.ts";
import { next } from "../interview.ts";
import { situationOf } from "../situation.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";

const at = "2026-11-20T15:00:00.000Z";
const heard = (text: string): InterviewEvent => ({
  kind: "heard",
  heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: text },
});
const offered = formTypes.flatMap((form) =>
  allFields(form).flatMap((field) => choicesOf(field).map(({ spanish }) => [form, field.id, spanish] as const)),
);

/** The interview at one question, which was just asked aloud. */
function asked(form: (typeof offered)[number][0], id: string): Interview {
  const others = forms[form].fields.filter((field) => field.id !== id);
  const answers = Object.fromEntries(others.map((field) => [field.id, { said: "no aplica", heardAt: at }]));
  const extra = allFields(form).flatMap((field) => {
    const { when, ...always } = field;
    return field.id === id && field.extra ? [always] : [];
  });
  const events: readonly InterviewEvent[] = [
    { kind: "restored", formType: form, answers, ...(extra.length > 0 && { extra }) },
    { kind: "call-started" },
  ];
  return events.reduce<Interview>((interview, event) => {
    const [after, effects] = next(interview, event);
    const spoken = effects.findLast((effect) => effect.kind === "ask");
    return spoken ? next(after, { kind: "spoken", text: spoken.text })[0] : after;
  }, startOf("smart"));
}

test.each(offered)("%s, %s: “%s” is heard where it is offered, said just so", (form, id, spanish) => {
  const before = asked(form, id);
  const [after] = next(before, heard(spanish));
  expect(after.reply.number).toBeGreaterThan(before.reply.number);
  const isKept = after.phase !== "choosing" && after.answers[id] !== undefined;
  expect(isKept || /^(?:confirming|choosing)$/.test(situationOf(after)), situationOf(after)).toBe(true);
});
