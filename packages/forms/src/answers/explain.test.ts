import { expect, test } from "vitest";
import { explain } from "./explain.ts";

test("shows both readings of a doubtful number", () => {
  const { readings } = explain({ kind: "zip", heard: "noventa seis cero uno", today: "2026-11-20" });
  expect(readings.map(({ reading }) => reading)).toEqual(expect.arrayContaining(["9601", "90601"]));
});

test("shows what was taken back", () => {
  const { correction, isHedged } = explain({
    form: "N-400",
    field: "fecha_nacimiento",
    heard: "creo que el trece, perdón, el catorce de abril de 1980",
    today: "2026-11-20",
  });
  expect(correction).toEqual({ said: "creo que el trece", correction: "el catorce de abril de 1980" });
  expect(isHedged).toBe(true);
});
