import { expect, test } from "vitest";
import { timelineOf } from "./timeline.ts";

const spoken = (role: string, message: string, secondsFromStart: number) => ({
  ...{ role, message, secondsFromStart },
  time: 0,
  endTime: 0,
});

test("words, tools, their results and problems stand in the order of time", () => {
  const call = {
    startedAt: "2026-01-01T10:00:00.000Z",
    messages: [
      spoken("bot", "Hola.", 0.5),
      spoken("user", "Una cita, por favor.", 3),
      {
        ...{ role: "tool_calls", message: "", time: 0, secondsFromStart: 4 },
        toolCalls: [
          { id: "1", function: { name: "find", arguments: '{"day":"lunes"}' } },
          { id: "2", function: { name: "note", arguments: { day: 1 } } },
          { id: "3", name: "ring", arguments: { day: 2 } },
        ],
      },
      { role: "tool_call_result", toolCallId: "1", name: "find", result: "a las diez", time: 0, secondsFromStart: 6 },
      {
        ...{ role: "tool_call_result", toolCallId: "2", name: "note", result: "Error: it failed.", time: 0 },
        ...{ secondsFromStart: 7, metadata: { failure: "The developer's server answered 500." } },
      },
    ],
    problems: [{ at: "2026-01-01T10:00:05.000Z", part: "model" as const, code: "timeout", message: "No answer." }],
  };
  expect(timelineOf(call).map(({ at, kind, name, text }) => [at, kind, name, text])).toEqual([
    [0.5, "assistant", undefined, "Hola."],
    [3, "person", undefined, "Una cita, por favor."],
    [4, "tool", "find", '{"day":"lunes"}'],
    [4, "tool", "note", '{"day":1}'],
    [4, "tool", "ring", '{"day":2}'],
    [5, "problem", "model", "No answer."],
    [6, "result", "find", "a las diez"],
    [7, "result", "note", "Error: it failed.\nThe developer's server answered 500."],
  ]);
});

test("a problem of a call that never began stands at its beginning, and a call without words has no time line", () => {
  const problem = { at: "2026-01-01T10:00:05.000Z", part: "voice" as const, code: "away", message: "No voice." };
  expect(timelineOf({ problems: [problem] })).toMatchObject([{ at: 0, kind: "problem", name: "voice" }]);
  expect(timelineOf({})).toEqual([]);
});
