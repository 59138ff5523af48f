import { expect, test } from "vitest";
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
