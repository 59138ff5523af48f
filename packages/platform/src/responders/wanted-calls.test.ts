import { expect, test } from "vitest";
import { WantedCalls } from "./wanted-calls.ts";

const part = (index: number | undefined, id: string | undefined, name: string | undefined, text: string) => ({
  index,
  id,
  function: { name, arguments: text },
});

test("a call that comes in pieces is one, in the order of the numbers", () => {
  const wanted = new WantedCalls();
  wanted.add(part(1, "b", "time", "{}"));
  wanted.add(part(0, "a", "weather", '{"city":'));
  wanted.add(part(0, "a", undefined, '"León"}'));
  expect(wanted.calls(false)).toEqual([
    { id: "a", name: "weather", arguments: { city: "León" } },
    { id: "b", name: "time", arguments: {} },
  ]);
});

test.each([0, undefined])("calls that are all numbered %s are told apart by their ids", (index) => {
  const wanted = new WantedCalls();
  wanted.add(part(index, "a", "weather", '{"city":"León"}'));
  wanted.add(part(index, "b", "time", "{}"));
  expect(wanted.calls(false)).toEqual([
    { id: "a", name: "weather", arguments: { city: "León" } },
    { id: "b", name: "time", arguments: {} },
  ]);
});

test.each([
  ['{"city":"Le', false],
  ["[1]", false],
  ['"León"', false],
  ["null", false],
  ["", true],
])("arguments that are no whole JSON object are none: %s", (text, isCut) => {
  const wanted = new WantedCalls();
  wanted.add(part(0, "a", "weather", text));
  expect(wanted.calls(isCut)).toEqual([{ id: "a", name: "weather", arguments: undefined }]);
  expect(JSON.stringify(wanted.asMessage(""))).toContain('"arguments":"{}"');
});
