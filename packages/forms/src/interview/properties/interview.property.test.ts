import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forms } from "../../forms/registry.ts";
import type { InterviewEvent } from "../events.ts";
import { next } from "../interview.ts";
import { currentField } from "../questions.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";

const at = "2026-11-20T15:00:00.000Z";

/** Every saying is marked with the field it was meant for, so that a shift is seen. */
const saying = fc.record({
  isFinal: fc.boolean(),
  beganOverAssistant: fc.boolean(),
  turn: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  isTyped: fc.boolean(),
});

type Saying = typeof saying extends fc.Arbitrary<infer One> ? One : never;

const otherEvent = fc.constantFrom<InterviewEvent>(
  { kind: "call-started" },
  { kind: "call-ended" },
  { kind: "spoken", text: "¿Cuál es su nombre completo?" },
  { kind: "form-chosen", formType: "N-400" },
  { kind: "form-chosen", formType: "I-130" },
  { kind: "save-failed" },
  { kind: "save-refused" },
  { kind: "save-again" },
  { kind: "saved", saved: { id: "form-1", revision: 1 } },
);

type Plan = { readonly saying: Saying } | { readonly other: InterviewEvent };
const plans: fc.Arbitrary<readonly Plan[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: saying.map((one) => ({ saying: one })) },
    otherEvent.map((other) => ({ other })),
  ),
  { maxLength: 60 },
);

describe("no order of events", () => {
  test("loses an answer or shifts one into another field", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        let interview: Interview = startOf("off");
        const stored = new Map<string, string>();
        plan.forEach((step, index) => {
          const before = interview;
          [interview] = next(interview, eventOf(step, before, index));
          if (before.phase === "asking" && interview.phase !== "choosing") {
            for (const [id, answer] of Object.entries(before.answers)) {
              expect(interview.answers[id]?.said.startsWith(answer.said)).toBe(true);
            }
          }
          if (interview.phase === "choosing") return;
          for (const [id, answer] of Object.entries(interview.answers)) {
            stored.set(id, answer.said);
            expect(answer.said).toContain(`para-${id}-`);
            for (const other of forms[interview.formType].fields) {
              if (other.id !== id) expect(answer.said).not.toContain(`para-${other.id}-`);
            }
          }
          for (const id of stored.keys()) expect(interview.answers[id]).toBeDefined();
        });
      }),
    );
  });

  test("keeps anything after a reset", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        let interview: Interview = startOf("off");
        plan.forEach((step, index) => {
          [interview] = next(interview, eventOf(step, interview, index));
        });
        expect(next(interview, { kind: "reset" })[0]).toEqual(startOf("off"));
      }),
    );
  });
});

/** A saying of a turn that already went to a field continues that field; a fresh one is meant for the current field. */
function eventOf(step: Plan, interview: Interview, index: number): InterviewEvent {
  if ("other" in step) return step.other;
  const { isFinal, beganOverAssistant, turn, isTyped } = step.saying;
  const earlier = turn === undefined ? undefined : interview.turns.find((one) => one.turnId === String(turn));
  const meantFor = earlier && !isTyped ? earlier.field : (currentField(interview)?.id ?? "nada");
  const text = `para-${meantFor}-${index}`;
  if (isTyped) return { kind: "typed", text, at };
  return {
    kind: "heard",
    heard: { text, isFinal, beganOverAssistant, at, ...(turn !== undefined && { turnId: String(turn) }) },
  };
}
