import { describe, expect, test } from "vitest";
import { CodedError, hasCode } from "./coded-error.ts";

class DoorError extends CodedError<"locked" | "jammed"> {
  override readonly name = "DoorError";
}

class WindowError extends CodedError<"locked"> {
  override readonly name = "WindowError";
}

const locked = new DoorError("locked", "The door is locked.", { cause: "no key" });

test("keeps its code, its sentence and its cause, under the name of its kind", () => {
  expect(locked).toMatchObject({ code: "locked", message: "The door is locked.", cause: "no key", name: "DoorError" });
  expect(String(locked)).toBe("DoorError: The door is locked.");
  expect("cause" in new DoorError("jammed", "It is jammed.")).toBe(false);
});

describe("hasCode tells", () => {
  test("one code from another", () => {
    expect(hasCode(locked, DoorError, "locked")).toBe(true);
    expect(hasCode(locked, DoorError, "jammed")).toBe(false);
    expect(hasCode(locked, DoorError, "jammed", "locked")).toBe(true);
  });

  test("a kind from another one with the same code", () => {
    expect(hasCode(locked, WindowError, "locked")).toBe(false);
  });

  test("an error from anything else that has a code", () => {
    expect(hasCode({ code: "locked" }, DoorError, "locked")).toBe(false);
    expect(hasCode(undefined, DoorError, "locked")).toBe(false);
  });
});
