import { expect, test } from "vitest";
import { misfit } from "./judge.ts";

const endless = "^(a+)+$";
const text = `${"a".repeat(60)}!`;

const fits = (...given: Parameters<typeof misfit>) => misfit(...given) === undefined;

test("tools are compared by name and by the arguments that are wanted", () => {
  const answer = { content: "Hola", toolCalls: [{ name: "look_up", arguments: { day: "lunes", hour: 7 } }] };
  const plan = { type: "regex" as const, content: "^Hola$" };
  expect(fits(answer, { ...plan, toolCalls: [{ name: "^look", arguments: { hour: "7" } }] })).toBe(true);
  expect(fits(answer, { ...plan, toolCalls: [{ name: "^look", arguments: { hour: "8" } }] })).toBe(false);
  expect(fits(answer, { ...plan, toolCalls: [{ name: "(" }] })).toBe(false);
});

test("patterns that try everything, however many, do not hold the server up: they fit nothing", () => {
  expect(fits({ content: text, toolCalls: [] }, { type: "regex", content: endless })).toBe(false);
  const wanted = Array.from({ length: 1000 }, () => ({ name: endless }));
  const toolCalls = Array.from({ length: 1000 }, () => ({ name: text }));
  expect(fits({ content: "", toolCalls }, { type: "regex", content: "", toolCalls: wanted })).toBe(false);
});
