import { type InterviewEvent, next, startOf } from "@dilo/forms";
import { expect, test } from "vitest";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";

const at = "2026-11-20T10:00:00Z";

test.each([...es.help.phrases, ...en.help.phrases])("'%s' is obeyed, never taken for an answer", (text) => {
  const events: InterviewEvent[] = [
    { kind: "form-chosen", formType: "N-400" },
    { kind: "call-started" },
    { kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: "t1" } },
  ];
  const interview = events.reduce((before, event) => next(before, event)[0], startOf("smart"));
  expect(interview).toMatchObject({
    phase: "asking",
    position: 0,
    answers: {},
    turn: { kind: "waiting" },
    failures: 0,
  });
});
