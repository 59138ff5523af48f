import { expect, test } from "vitest";
import { printAnswers } from "./english.ts";

const heardAt = "2026-11-20T15:00:00.000Z";

test.each([
  ["casada", "no tengo", "needs-review"],
  ["casada", "José Luis Paz", "read"],
  ["soltera", "José Luis Paz", "needs-review"],
  ["viuda", "José Luis Paz", "needs-review"],
  ["soltera", "no tengo", "none"],
  ["separada", "José Luis Paz", "read"],
  ["separada", "no tengo", "none"],
  ["pues fíjese", "no tengo", "none"],
])("'%s' with the spouse '%s' is printed as %s", (marital, spouse, status) => {
  const answers = { estado_civil: { said: marital, heardAt }, nombre_conyuge: { said: spouse, heardAt } };
  const lines = printAnswers("N-400", answers);
  expect(lines.find(({ field }) => field.id === "nombre_conyuge")?.status).toBe(status);
});

test.each([
  ["Julio De León Ríos", "Julio De León Ríos"],
  ["julio de león ríos", "Julio de León Ríos"],
  ["nombres Ana, apellidos Ríos viuda de De León", "Ana Ríos viuda de De León"],
])("the capitals of a name are those it was written in: %s", (said, english) => {
  const [line] = printAnswers("N-400", { nombre_completo: { said, heardAt } });
  expect(line?.english).toBe(english);
});
