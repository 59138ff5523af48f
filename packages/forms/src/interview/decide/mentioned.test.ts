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
