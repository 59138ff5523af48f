import { expect, test } from "vitest";
import { answered } from "./testing-answers.ts";
import { asides } from "./testing-asides.ts";
import { type Beside, everyPair, judge } from "./testing-beside.ts";

/** One pair of so many is played here; `bench/dialogue/beside.ts` plays all, and others. */
const every = 83;

test("an answer, a yes and a no survive what is said beside them, and what is asked is answered", {
  timeout: 120_000,
}, () => {
  const pairs = [...everyPair(answered, asides)].filter(({ style }) => style !== "bare");
  const wrong = pairs.filter((_, at) => at % every === 0).flatMap(wrongIn);
  expect(wrong).toEqual([]);
});

test.each([
  ["telefono", "305 555 0123", "cuántas preguntas faltan"],
  ["nombre_completo", "Rosa Elena Prado Luna", "ya tengo 67 años"],
  ["email", "rosa punto prado arroba gmail punto com", "tengo tres hijos"],
  ["estado_civil", "soy viuda", "buenas tardes"],
  ["pais_nacimiento", "nací en Guatemala", "espéreme tantito"],
  ["direccion_actual", "1234 Main Street Los Angeles California 90012", "hay mucho ruido aquí"],
])("%s: no pause parts '%s' from '%s'", (field, text, aside) => {
  const kind = aside.startsWith("cuántas") ? "question" : "remark";
  const both = [false, true].map(
    (isBefore): Beside => ({
      answered: { form: "N-400", field, does: "answer", text },
      aside: { text: kind === "question" ? `¿${aside}?` : aside, kind },
      ...{ isBefore, style: "bare", channel: "spoken" },
    }),
  );
  expect(both.flatMap(wrongIn)).toEqual([]);
});

function wrongIn(pair: Beside): readonly string[] {
  const judged = judge(pair);
  return judged === undefined || judged.wrong.length === 0 ? [] : [`${judged.said}: ${judged.wrong.join("; ")}`];
}
