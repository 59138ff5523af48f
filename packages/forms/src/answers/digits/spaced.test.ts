import { expect, test } from "vitest";
import { asStored } from "../../interview/steps.ts";
import { interpret } from "../interpret.ts";
import { spaced } from "./spaced.ts";

test.each([
  ["trescerocinco,cincocincocinco,cerounodostres", "tres cero cinco, cinco cinco cinco, cero uno dos tres"],
  ["miteléfonoestresseiscientoscinco", "mi teléfono es tres seiscientos cinco"],
  ["treintaycinco.Cerouno", "treinta y cinco. Cero uno"],
  ["3055550123", "305 555 0123"],
  ["(305)555-0123", "(305)555-0123"],
  ["305.555.0123", "305.555.0123"],
  ["+13055550123", "+13055550123"],
  ["305cincocincocinco0123", "305 cinco cinco cinco 0123"],
  ["notengo", "no tengo"],
  ["xyzwv", "xyzwv"],
  ["", ""],
])("%j reads as %j", (kept, read) => expect(spaced(kept)).toBe(read));

test("what is read back in means the same", () => {
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
