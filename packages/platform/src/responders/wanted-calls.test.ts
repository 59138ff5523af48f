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
  expect(wanted.calls()).toEqual([
    { id: "a", name: "weather", arguments: { city: "León" } },
    { id: "b", name: "time", arguments: {} },
  ]);
});

test.each([0, undefined])("calls that are all numbered %s are told apart by their ids", (index) => {
  const wanted = new WantedCalls();
  wanted.add(part(index, "a", "weather", '{"city":"León"}'));
  wanted.add(part(index, "b", "time", "{}"));
  expect(wanted.calls()).toEqual([
    { id: "a", name: "weather", arguments: { city: "León" } },
    { id: "b", name: "time", arguments: {} },
  ]);
});
