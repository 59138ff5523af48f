import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

/** Sentences with a number, a name or a word of correcting in them, none of which tells an answer. */
const talk = [
  ...["no, mejor sigamos de una vez", "perdón, dos veces se lo dije", "no, ya son las cinco", "termina en un rato"],
  ...["no, en cinco minutos, que tengo la olla en la lumbre", "no, tengo dos trabajos", "cámbiele a otro canal"],
  ...["no, en mayo llegó mi hermana", "no, primero déjeme decirle algo", "me falta el aire", "agréguele volumen"],
];

describe.each([
  ["fecha_nacimiento", "15 de marzo de 1985"],
  ["numero_alien", "089345678"],
  ["telefono", "305 555 0123"],
  ["estado_civil", "casada"],
  ["nombre_completo", "Rosa Elena Prado Luna"],
])("behind %s", (field, answer) => {
  test.each(talk)("'%s' puts nothing into it", (words) => {
    const rosa = person("N-400", upTo(field));
    rosa.writes(answer);
    const [asked, known] = [rosa.at(), rosa.english(field)];
    rosa.says(words);
    expect(rosa.english(field)).toBe(known);
    if (rosa.at() !== "" && rosa.asking().turn.kind === "confirming") expect(rosa.at()).toBe(asked);
  });
});

describe("told to go on", () => {
  const onward = ["no, mejor sigamos de una vez", "ya, siga", "continuemos pues", "dele nomás", "órale, síguele"];

  test.each(onward)("'%s', to a question: it stands again, and nothing before it is opened", (words) => {
    const rosa = person("N-400", upTo("pais_nacimiento"));
    rosa.says("México");
    rosa.says(words);
    expect(rosa.at()).toBe("numero_alien");
    expect(rosa.asked()).toContain("Número A");
    expect(rosa.asked()).not.toContain("entendí");
  });

  test.each(["no, sigamos", "sí, sigamos", "no, mejor continuemos"])("'%s' ends no call", (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("quiero colgar");
    rosa.says(words);
    expect(rosa.effects()).not.toContain("stop-call");
    expect(rosa.asked()).toContain("teléfono");
  });
});

describe("another day, where a date is asked", () => {
  test.each([
    ["fecha_nacimiento", "tengo cita el 15 de marzo"],
    ["fecha_nacimiento", "mi cita es en marzo"],
    ["fecha_nacimiento", "el examen es el 4 de agosto de 2026"],
    ["fecha_nacimiento", "me operaron el 3 de mayo"],
    ["fecha_residencia", "la cita de las huellas es el 3 de mayo de 2026"],
  ])("%s: '%s' answers nothing", (field, words) => {
    const rosa = person("N-400", upTo(field));
    rosa.says(words);
    expect(rosa.at()).toBe(field);
    expect(rosa.asking().turn.kind).not.toBe("confirming");
    expect(rosa.asked()).not.toMatch(/de qué año|Oí/);
  });

  test.each([
    ["nací el 4 de julio de 1961", /^Oí: 4 de julio de 1961\./],
    ["mi cumpleaños es el 4 de julio", /^Oí: 4 de julio de 1985\./],
  ])("'%s', told to the day of residence, is of the birth", (words, asked) => {
    const rosa = person("N-400", upTo("fecha_residencia"));
    rosa.says(words);
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.asked()).toMatch(asked);
  });

  test("what is told behind it is asked for", () => {
    const rosa = person("N-400", upTo("fecha_residencia"));
    rosa.says("la cita es el 3 de mayo de 2026, pero soy residente desde el 12 de junio de 2015");
    expect(rosa.asked()).toMatch(/^Oí: 12 de junio de 2015\./);
  });
});
