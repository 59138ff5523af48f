import { expect, test, vi } from "vitest";
import type { Call } from "./call.ts";
import { CallRegistry } from "./call-registry.ts";

test("a server that stops ends the calls at rest, and the others when their person has finished speaking", () => {
  const registry = new CallRegistry(10);
  const speaking = new Set(["one", "two"]);
  const ended: string[] = [];
  for (const id of ["one", "two", "three"]) {
    const end = vi.fn(() => {
      ended.push(id);
      registry.remove(id);
    });
    const call = { end, isPersonSpeaking: () => speaking.has(id) } as unknown as Call;
    registry.add(id, { subject: id, call, isForAnyPage: false, isOfPage: false });
  }
  expect(registry.endThoseAtRest("worker-shutdown")).toBe(2);
  expect(ended).toEqual(["three"]);
  speaking.delete("two");
  expect(registry.endThoseAtRest("worker-shutdown")).toBe(1);
  expect(ended).toEqual(["three", "two"]);
});
