import { expect, test } from "vitest";
import type { InterviewEvent } from "../events.ts";
import { next } from "../interview.ts";
import { startOf } from "../start.ts";
import { at } from "../testing.ts";

const type = (text: string): InterviewEvent => ({ kind: "typed", text, at });
const tap = (command: "confirm" | "correct"): InterviewEvent => ({ kind: "command", command, at });

function after(...events: readonly InterviewEvent[]) {
  let interview = startOf("smart", 1);
  for (const event of events) [interview] = next(interview, event);
  return interview;
}

test("the yes of a button takes the form that was asked about", () => {
  expect(after(type("quiero traer a mi mamá"), tap("confirm"))).toMatchObject({ phase: "asking", formType: "I-130" });
});

test("the no of a button, or 'corrige', asks which form again", () => {
  for (const no of [tap("correct"), type("corrige")]) {
    const interview = after(type("quiero traer a mi mamá"), no);
    expect(interview).toMatchObject({ phase: "choosing", proposed: undefined });
    expect(interview.reply.prompts).toContainEqual({ key: "which-form" });
  }
});

test("where no form was asked about there is nothing to refuse or to take", () => {
  for (const button of [tap("confirm"), tap("correct")]) expect(after(button).phase).toBe("choosing");
});
