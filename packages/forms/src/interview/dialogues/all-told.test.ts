import { describe, expect, test } from "vitest";
import { idsOf, person, upTo } from "../testing.ts";

/** Answers as they are told where another is asked, and as they stand on the form. */
const told: Readonly<Record<string, readonly [alone: string, named: string, english: string]>> = {
  fecha_nacimiento: ["5 de julio de 1962", "nací el 5 de julio de 1962", "07/05/1962"],
  numero_alien: ["089 345 612", "mi número A es 089 345 612", "A089345612"],
  telefono: ["305 555 0142", "mi teléfono es 305 555 0142", "(305) 555-0142"],
  email: ["rosa@ejemplo.com", "mi correo es rosa@ejemplo.com", "rosa@ejemplo.com"],
  pais_nacimiento: ["Guatemala", "nací en Guatemala", "Guatemala"],
  estado_civil: ["divorciada", "estoy divorciada", "Divorced"],
};
const ids = Object.keys(told);
const pairs = ids.flatMap((one) => ids.flatMap((other) => (one === other ? [] : [[one, other] as const])));
const of = (id: string) => told[id] ?? ["", "", ""];

type Person = ReturnType<typeof person>;

function agreesToAll(rosa: Person, isDone: () => boolean) {
  for (let turns = 0; turns < 12 && !isDone(); turns += 1) rosa.says("sí");
}

/** As it stands on the form, or waits for its question. */
function stands(rosa: Person, ...fields: readonly string[]) {
  const { ahead } = rosa.now();
  return fields.map((id) => (ahead[id] && of(id)[1].includes(ahead[id].said) ? of(id)[2] : rosa.english(id)));
}

describe.each(pairs)("%s, and %s in the same breath", (one, other) => {
  const [alone, first, english] = of(one);
  const [, named, otherEnglish] = of(other);

  test.each([", y ", ". ", " y también "])("where the first is asked, behind '%s'", (joint) => {
    const rosa = person("N-400", upTo(one));
    rosa.says(`${alone}${joint}${named}`);
    agreesToAll(rosa, () => rosa.at() !== one && stands(rosa, other)[0] === otherEnglish);
    expect(stands(rosa, one, other)).toEqual([english, otherEnglish]);
  });

  test("behind the yes to the first", () => {
    const rosa = person("N-400", upTo(one));
    rosa.says(alone);
    if (rosa.at() !== one) return;
    rosa.says(`sí, y ${named}`);
    agreesToAll(rosa, () => stands(rosa, other)[0] === otherEnglish);
    expect(stands(rosa, one, other)).toEqual([english, otherEnglish]);
  });

  test("in the review", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(`${first} y ${named}`);
    agreesToAll(rosa, () => rosa.now().phase === "reviewing");
    expect(stands(rosa, one, other)).toEqual([english, otherEnglish]);
  });
});
