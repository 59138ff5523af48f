import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import { places } from "./places.fixture.ts";

const heardAt = "2026-11-20T15:00:00.000Z";
const mine = { said: "1234 Main Street, Los Angeles, California 90012", heardAt };
const read = (heard: string, field: string, answers = {}) =>
  interpret({
    form: field === "direccion_actual" ? "N-400" : "I-130",
    field,
    heard,
    answers,
    today: "2026-11-20",
    lookups: places,
  });

const sayings = [
  "La misma que yo",
  "donde vivo yo",
  "con él, en la misma casa",
  "la misma dirección mía",
  "vive conmigo",
  "ahí mismo donde yo",
  "same address as mine",
  "vivimos juntos",
  "en mi casa",
];

describe("the address told by whose it is", () => {
  test.each(sayings)("is the petitioner's own for the relative, read back: %s", (heard) => {
    const reading = read(heard, "direccion_familiar", { direccion_peticionario: mine });
    expect(reading).toMatchObject({ status: "value", needsConfirmation: true, value: { line: "1234 Main Street" } });
  });

  test.each([...sayings, "la misma de siempre"])("is asked where no other was told, and no street: %s", (heard) => {
    for (const field of ["direccion_familiar", "direccion_actual"])
      expect(read(heard, field)).toMatchObject({ status: "ask", missing: ["address"] });
    expect(read(heard, "direccion_familiar").parts).toBeUndefined();
  });

  test.each(["no vive conmigo, vive en México", "la misma calle que yo, el número 14", "conmigo, en Fresno"])(
    "is not taken for it with anything else: %s",
    (heard) => {
      const reading = read(heard, "direccion_familiar", { direccion_peticionario: mine });
      expect(reading.status).toBe("ask");
    },
  );
});
