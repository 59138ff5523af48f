import { describe, expect, test } from "vitest";
import { idsOf, person, upTo } from "../testing.ts";

/** Answers that are like no other, with what is told when they come at another question. */
const answers = {
  numero_alien: ["A012 345 678", "a cero uno dos tres cuatro cinco seis siete ocho"],
  email: ["rosa.prado@gmail.com", "rosa punto prado arroba gmail punto com"],
  telefono: ["305 555 0123", "tres cero cinco cinco cinco cinco cero uno dos tres"],
  direccion_actual: [
    "640 Coral Way, Miami, FL 33134",
    "seiscientos cuarenta coral way miami florida tres tres uno tres cuatro",
  ],
} as const;

type Told = keyof typeof answers;

/** Every question before which the answer has not been asked for, and whose own answer looks different. */
const cases = (Object.keys(answers) as Told[]).flatMap((told) =>
  idsOf("N-400")
    .slice(0, idsOf("N-400").indexOf(told))
    .filter((asked) => !(told === "telefono" && asked === "numero_alien"))
    .map((asked) => [asked, told] as const),
);

/** What leaves a question open: something of an answer, of which the rest is asked for. */
const begun: Readonly<Record<string, string>> = {
  nombre_completo: "Rosa",
  fecha_nacimiento: "marzo de 1962",
  direccion_actual: "640 Coral Way",
};

describe("an answer to a later question, told at another", () => {
  test.each(cases)("at %s, %s waits for its own question, written and spoken", (asked, told) => {
    for (const [way, words] of [
      ["writes", answers[told][0]],
      ["says", answers[told][0]],
      ["says", answers[told][1]],
    ] as const) {
      const rosa = person("N-400", upTo(asked));
      rosa[way](words);
      expect(rosa.asked()).toContain("Más adelante le pregunto si está bien.");
      expect(rosa.at()).toBe(asked);
      expect(rosa.kept()).toEqual([]);
    }
  });

  test.each(cases.filter(([asked]) => begun[asked] !== undefined))(
    "while %s is open in part, %s is no more of it",
    (asked, told) => {
      for (const way of ["writes", "says"] as const) {
        const rosa = person("N-400", upTo(asked));
        rosa[way](begun[asked] ?? "");
        const before = rosa.asking().turn.kind;
        rosa[way](answers[told][0]);
        expect(rosa.asked()).toContain("Más adelante le pregunto si está bien.");
        expect(rosa.at()).toBe(asked);
        expect(rosa.asking().turn.kind).toBe(before);
      }
    },
  );

  test.each(cases.filter(([asked]) => ["nombre_completo", "fecha_nacimiento", "direccion_actual"].includes(asked)))(
    "while %s is read back, %s is no repair of it",
    (asked, told) => {
      const rosa = person("N-400", upTo(asked));
      const whole = {
        nombre_completo: "Rosa Elena Prado Luna",
        fecha_nacimiento: "catorce de marzo de mil novecientos sesenta y dos",
      };
      rosa.says(asked in whole ? whole[asked as keyof typeof whole] : answers.direccion_actual[1]);
      expect(rosa.asking().turn.kind).toBe("confirming");
      const before = rosa.asking().turn;
      rosa.says(answers[told][1]);
      expect(rosa.asked()).toContain("Más adelante le pregunto si está bien.");
      expect(rosa.asking().turn).toMatchObject({
        kind: "confirming",
        reading: { value: before.kind === "confirming" ? before.reading.value : "" },
      });
    },
  );
});

test.each([
  "el ocho de septiembre, el día de la Virgen, de mil novecientos cincuenta y tres",
  "el dieciocho de mayo de mil novecientos seis... ay no, de mil novecientos sesenta y seis",
])("'%s' answers a question for a date, though a postal address could be made of it", (words) => {
  const rosa = person("N-400", upTo("fecha_nacimiento"));
  rosa.says(words);
  expect(rosa.asking().turn.kind).toBe("confirming");
});

test.each([
  ["Eulalia Ma. Cortés Rosas", "nombres Eulalia, segundo nombre Ma., apellidos Cortés Rosas"],
  ["Ma. Guadalupe Ángeles Trejo", "nombres Ma., segundo nombre Guadalupe, apellidos Ángeles Trejo"],
])("a name that was chosen as it is written is not asked about again: %s", (name, kept) => {
  const rosa = person();
  rosa.says(name);
  expect(rosa.asking().turn.kind).toBe("choosing");
  rosa.says("la segunda");
  expect(rosa.asked()).toContain(name);
  rosa.says("sí");
  expect(rosa.asking().answers["nombre_completo"]?.said).toBe(kept);
  expect(rosa.lines().find(({ field }) => field.id === "nombre_completo")?.status).toBe("read");
});
