import { expect, test } from "vitest";
import { spaced } from "../../answers/digits/spaced.ts";
import { interpret } from "../../answers/interpret.ts";
import { asStored } from "../steps.ts";

test("a stored phone, spaced for reading, means the same", () => {
  const today = "2026-11-20";
  for (const heard of ["tres cero cinco, cinco cincuenta y cinco, cero uno dos tres", "el 305 555 01 23", "no tengo"]) {
    const kept = asStored({ kind: "phone" }, heard);
    const meant = (said: string) => {
      const { status, value } = interpret({ kind: "phone", heard: said, today });
      return { status, value };
    };
    expect(meant(spaced(kept))).toEqual(meant(kept));
  }
});
