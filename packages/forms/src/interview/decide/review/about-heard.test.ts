import { describe, expect, test } from "vitest";
import { renderReply } from "../../../prompts/prompt.ts";
import type { Channel } from "../../../understanding/act.ts";
import { next } from "../../interview.ts";
import { idsOf, person, upTo } from "../../testing.ts";
import { everySituation, tell } from "../../testing-situations.ts";

const reviewing = () => person("N-400", idsOf("N-400"));

describe("behind an answer that was just read out, what is said is about that one", () => {
  test.each([
    [
      "qué fecha de nacimiento puso",
      "no es ochenta y cinco es cincuenta y ocho lo demás sí",
      /Oí: 15 de marzo de 1958/,
    ],
    ["léame la fecha de nacimiento", "no es marzo es mayo", /Oí: 15 de mayo de 1985/],
    ["qué fecha de nacimiento puso", "pero el día es dieciséis", /Oí: 16 de marzo de 1985/],
    ["qué teléfono puso", "ese no es el último número es nueve", /cero uno dos nueve/],
    ["qué teléfono puso", "no termina en veinticuatro", /cero uno dos cuatro/],
    ["qué estado civil puso", "no casada no está divorciada ya se divorció", /Oí: divorciada/],
    ["qué estado civil puso", "no soy casada soy viuda", /viuda/],
    [
      "cómo quedó la dirección",
      "ah no el apartamento es el tres be y la casa es mil doscientos treinta y seis el treinta y cuatro es del vecino",
      /Oí: 1236 Main Street, Apt 3B/,
    ],
    ["qué correo puso", "ay sí tengo uno rosa punto prado arroba gmail punto com", /rosa punto prado arroba gmail/],
    ["cómo quedó la dirección", "el zip no es", /¿Cuál es su dirección\?/],
  ])("'%s', '%s'", (question, words, said) => {
    const rosa = reviewing();
    rosa.says(question);
    rosa.says(words);
    expect(rosa.asked()).toMatch(said);
    expect(rosa.now().phase).not.toBe("complete");
  });
});

describe("behind a name that was agreed to, its letters are told", () => {
  test.each<Channel>(["spoken", "written"])("%s", (channel) => {
    const rosa = person("N-400", upTo("nombre_conyuge"));
    const speak = channel === "spoken" ? rosa.says : rosa.writes;
    speak("Ramon Pena");
    if (channel === "spoken") speak("sí");
    speak("no espera ramon es con acento y peña con ñ y el segundo nombre es Ignacio");
    expect(rosa.asked() + renderReply(rosa.now().reply, channel)).toContain("Ramón Ignacio Peña");
  });

  test("and right behind its read-back", () => {
    const rosa = person("N-400", upTo("nombre_conyuge"));
    rosa.says("Martin Nunez");
    rosa.says("no mire martin lleva acento y nuñez con ñ");
    expect(rosa.asked()).toContain("Martín Nuñez");
  });
});

describe("several parts of an address in one breath", () => {
  const words = [
    "ah no el apartamento es el tres be y la casa es mil doscientos treinta y seis el treinta y cuatro es del vecino",
    "uy no oiga, la casa es mil doscientos treinta y seis, y el apartamento es el tres be",
  ];
  test.each(words)("'%s'", (said) => {
    const read = person("N-400", upTo("direccion_actual"));
    read.says("1234 Main Street, apartamento 2, Los Angeles, California 90012");
    read.says(said);
    expect(read.asked()).toMatch(/Oí: 1236 Main Street, Apt 3B/);
    const next = person("N-400", upTo("telefono"));
    next.says(said);
    expect(next.asked()).toMatch(/Oí: 1236 Main Street, Apt 3B/);
    const review = reviewing();
    review.says(said);
    expect(review.asked()).toMatch(/Oí: 1236 Main Street, Apt 3B/);
  });
});

describe("a status told where the spouse is asked about", () => {
  test.each([
    ["le digo que soy viuda cambie eso por favor", "widowed"],
    ["yo ya soy viuda señorita", "widowed"],
    ["ya no tengo marido se murió hace dos años", "widowed"],
    ["no tengo soy divorciada", "divorced"],
    ["no casada no, estoy divorciada", "divorced"],
    ["me divorcié en el dos mil diez", "divorced"],
    ["no yo no soy casada nunca me casé", "single"],
    ["José Luis Paz pero ya nos divorciamos", "divorced"],
  ])("'%s': it is noted or read back, and the spouse is asked about no more", (words) => {
    const rosa = person("N-400", upTo("nombre_conyuge"));
    rosa.says("pues");
    rosa.says(words);
    if (rosa.now().phase === "asking") {
      expect(rosa.at()).toBe("estado_civil");
      rosa.says("sí");
    }
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("estado_civil")).not.toBe("Married");
  });

  test("a status that is denied is not noted", () => {
    const rosa = person("N-400", idsOf("N-400").slice(0, -1));
    rosa.says("le digo que soy viuda");
    expect(rosa.english("estado_civil")).toBe("Widowed");
    rosa.says("sí pero no ponga que soy casada");
    expect(rosa.english("estado_civil")).toBe("Widowed");
  });
});

/** Said in every situation: nothing that is read back is ever empty, and what was not understood is said. */
const sayings = [
  "le digo que soy viuda cambie eso por favor",
  "no es ochenta y cinco es cincuenta y ocho lo demás sí",
  "no casada no está divorciada ya se divorció",
  "ah no el apartamento es el tres be y la casa es mil doscientos treinta y seis",
  "y mi correo es ninguno",
  "pos sí pero no",
  "no espera es con acento",
  "mi esposo se llama",
  "no tengo y soy soltera",
  "la fecha",
  "no así yo no le dije eso",
  "nunca le dije nada de eso oiga",
];

describe.each(everySituation)("$situation, $channel", ({ channel, interview }) => {
  test.each(sayings)("'%s' brings no empty read-back", (text) => {
    const [after] = next(interview, tell(text, channel));
    const said = renderReply(after.reply, channel);
    expect(said).not.toMatch(/:\s*(?:[.,;]|¿Está|¿Sí|$)/);
    expect(said).not.toMatch(/(?:^|\s)[.,;:]/);
  });
});

test.each([
  "no así yo no le dije eso",
  "nunca le dije nada de eso oiga",
  "no es que el mío va distinto",
  "no de mi cuñado el de Tampa",
])("'%s', in the review, does not bring it back alone", (words) => {
  const rosa = reviewing();
  rosa.says("siga");
  rosa.says(words);
  expect(rosa.now().phase).not.toBe("complete");
  expect(rosa.asked()).not.toMatch(/^(?:Terminamos las preguntas\. )?¿Está todo bien\?/);
});
