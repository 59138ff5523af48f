import { expect, test } from "vitest";
import { formTypes } from "../../forms/form-types.ts";
import { extentOf } from "../../forms/parts/extent.ts";
import { person } from "../testing.ts";

test("the whole of a form is more than its beginning, and both are told before one is chosen", () => {
  const rosa = person("N-400", []);
  rosa.send({ kind: "reset" });
  rosa.send({ kind: "call-started" });
  rosa.says("¿cuántas preguntas son?");
  for (const { first, whole } of formTypes.map(extentOf)) {
    expect(whole.questions).toBeGreaterThan(first.questions);
    expect(whole.minutes).toBeGreaterThan(first.minutes);
  }
  expect(rosa.asked()).toContain(
    "Primero son diez u once preguntas. Toman unos cinco minutos. El formulario entero toma unos cuarenta y cinco.",
  );
});
