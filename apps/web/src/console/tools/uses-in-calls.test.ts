import { expect, test } from "vitest";
import { toolUsesOf } from "./uses-in-calls.ts";

const wanted = (id: string, name: string, secondsFromStart: number) => ({
  ...{ role: "tool_calls", message: "", time: 0, secondsFromStart },
  toolCalls: [{ id, function: { name, arguments: '{"day":"lunes"}' } }],
});
const told = (toolCallId: string, name: string, result: string) => ({
  ...{ role: "tool_call_result", time: 0, secondsFromStart: 9 },
  ...{ toolCallId, name, result },
});
const call = (id: string, status: "ended" | "in-progress", startedAt: string, ...messages: object[]) =>
  ({ id, status, createdAt: startedAt, startedAt, messages }) as unknown as Parameters<typeof toolUsesOf>[0][number];

test("uses of tools in several calls come newest first, each with its own result and what became of it", () => {
  const old = call(
    "old",
    "ended",
    "2026-01-01T10:00:00.000Z",
    wanted("1", "find", 4),
    wanted("2", "find", 5),
    told("2", "find", "a las diez"),
    told("1", "find", "Error: the tool failed or did not answer in time."),
    wanted("3", "note", 9),
  );
  const live = call("live", "in-progress", "2026-01-01T10:01:00.000Z", wanted("1", "find", 2));
  const uses = toolUsesOf([old, live]);
  expect(uses.map(({ callId, name, state, result }) => [callId, name, state, result])).toEqual([
    ["live", "find", "waiting", undefined],
    ["old", "note", "unanswered", undefined],
    ["old", "find", "answered", "a las diez"],
    ["old", "find", "failed", "Error: the tool failed or did not answer in time."],
  ]);
  expect(uses[0]).toMatchObject({ at: Date.parse("2026-01-01T10:01:02.000Z"), given: '{"day":"lunes"}' });
  expect(new Set(uses.map(({ key }) => key)).size).toBe(4);
});

test("ids that a model uses again have each turn's own result", () => {
  const twice = call(
    "a",
    "ended",
    "2026-01-01T10:00:00.000Z",
    wanted("1", "find", 4),
    { ...told("1", "find", "a las diez"), secondsFromStart: 5 },
    wanted("1", "find", 6),
    told("1", "find", "a las once"),
  );
  expect(toolUsesOf([twice]).map(({ result }) => result)).toEqual(["a las once", "a las diez"]);
});

test("calls without tools have no uses", () => {
  expect(toolUsesOf([call("a", "ended", "2026-01-01T10:00:00.000Z")])).toEqual([]);
});
