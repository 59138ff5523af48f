import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

/** Somebody who types, in a form answered up to a question. */
function typist(asked: string, form: "N-400" | "I-130" = "N-400") {
  const rosa = person(form, upTo(asked, form));
  const said = () => {
    const { prompts } = rosa.now().reply;
    return JSON.stringify(prompts);
  };
  return { ...rosa, said };
}

describe("an answer, and in the same breath a part of an earlier one", () => {
  test.each([
    ["telefono", "305 555 0188, ah y el apartamento es 4B", "(305) 555-0188", "direccion_actual", "Apt 4B"],
    ["email", "rosita@example.com pero mi telefono termina en 78", "rosita@example.com", "telefono", "0178"],
    ["telefono", "305 555 0188 y el código postal es 90058", "(305) 555-0188", "direccion_actual", "90058"],
    ["pais_nacimiento", "Honduras, pero el año de mi nacimiento es 1986", "Honduras", "fecha_nacimiento", "1986"],
    ["fecha_nacimiento", "3 de junio de 1970 y mi segundo apellido es Soto", "06/03/1970", "nombre_completo", "Soto"],
    ["email", "no tengo, ah pero el teléfono termina en 99", "None", "telefono", "0199"],
    ["telefono", "305 555 0188, oiga, y la calle es Oak Street", "(305) 555-0188", "direccion_actual", "Oak"],
    ["estado_civil", "soltera, por cierto el apartamento es el 8", "Single", "direccion_actual", "Apt 8"],
    ["numero_alien", "089345679 pero el mes de nacimiento es abril", "A089345679", "fecha_nacimiento", "04/15"],
    ["telefono", "305 555 0188 nomás que el apartamento es el 41 no el 14", "(305) 555-0188", "direccion_actual", "41"],
  ])("%s: '%s'", (asked, words, english, earlier, now) => {
    for (const channel of ["says", "writes"] as const) {
      const rosa = channel === "says" ? person("N-400", upTo(asked)) : typist(asked);
      rosa[channel](words);
      for (let times = 0; times < 2 && rosa.asking().turn?.kind === "confirming"; times += 1) rosa[channel]("sí");
      expect(rosa.english(asked), channel).toBe(english);
      expect(rosa.english(earlier), channel).toContain(now);
      expect(rosa.asking().turn?.kind, channel).not.toBe("confirming");
    }
  });

  test.each([
    ["telefono", "305 555 0188 pero el apartamento es chiquito"],
    ["telefono", "305 555 0188 y la casa es de mi hija"],
  ])("%s: '%s' changes nothing before", (asked, words) => {
    const rosa = typist(asked);
    const before = rosa.english("direccion_actual");
    rosa.writes(words);
    rosa.writes("sí");
    expect(rosa.english("direccion_actual")).toBe(before);
  });

  test("an address told in pieces is one answer", () => {
    const rosa = typist("direccion_actual");
    rosa.writes("55 Oak Street y el apartamento es 5, Dallas, Texas 75201");
    expect(rosa.asking().turn.kind === "waiting" ? rosa.english("direccion_actual") : rosa.said()).toMatch(/5.*Dallas/);
  });
});

describe("the answer just kept is corrected behind an apology", () => {
  test.each([
    ["perdon es prada con a", "Rosa Elena Prada Luna"],
    ["ay no, Helena es con hache", "Rosa Helena Prado Luna"],
    ["disculpe es elena con h", "Rosa Helena Prado Luna"],
    ["uy perdón, falta Soto", "Rosa Elena Prado Luna Soto"],
    ["perdón, es Pardo, no Prado", "Rosa Elena Pardo Luna"],
    ["me equivoque es pardo no prado", "Rosa Elena Pardo Luna"],
    ["oiga, disculpe, me faltó Soto", "Rosa Elena Prado Luna Soto"],
    ["ah perdone, roza es con z", "Roza Elena Prado Luna"],
    ["se me olvidó, falta Soto", "Rosa Elena Prado Luna Soto"],
    ["digo, es helena con h", "Rosa Helena Prado Luna"],
  ])("'%s'", (words, name) => {
    const rosa = typist("nombre_completo");
    rosa.writes("rosa elena prado luna");
    rosa.writes(words);
    rosa.writes("sí");
    expect(rosa.english("nombre_completo")).toBe(name);
    expect(rosa.at()).toBe("fecha_nacimiento");
  });
});

describe("a word that was not heard, and which one it is", () => {
  test.each([
    ["falta Soto, mi segundo apellido", "Rosa Prado Soto"],
    ["me faltó Soto, que es el apellido de mi mamá", "Rosa Prado Soto"],
    ["falta Soto, el apellido materno", "Rosa Prado Soto"],
    ["no, falta Soto, es mi segundo apellido", "Rosa Prado Soto"],
    ["faltó el Soto, el de mi mamá", "Rosa Prado Soto"],
    ["le faltó Elena, mi segundo nombre", "Rosa Elena Prado"],
    ["agréguele Soto, el apellido de casada", "Rosa Prado Soto"],
    ["falta mi otro apellido, Soto", "Rosa Prado Soto"],
    ["hace falta Soto, mi apellido de soltera", "Rosa Prado Soto"],
    ["pero falta Elena, que es mi segundo nombre", "Rosa Elena Prado"],
  ])("'%s'", (words, name) => {
    const rosa = person("N-400", upTo("nombre_completo"));
    rosa.says("Rosa Prado");
    rosa.says(words);
    rosa.says("sí");
    expect(rosa.english("nombre_completo")).toBe(name);
  });
});

describe("an earlier answer is opened by its name", () => {
  test.each([
    "quiero cambiar mi telefono",
    "tengo que corregir el celular",
    "el telefono lo puse mal",
    "me equivoque en el telefono",
    "cambiar telefono",
    "corregir mi numero de telefono",
    "puse mal el cel",
    "necesito arreglar mi telefono",
    "el celular esta equivocado",
    "quisiera modificar mi telefono porfa",
  ])("'%s', typed two questions later", (words) => {
    const rosa = typist("fecha_residencia");
    rosa.writes(words);
    expect(rosa.at()).toBe("telefono");
    rosa.writes("305 555 0188");
    expect(rosa.english("telefono")).toBe("(305) 555-0188");
    expect(rosa.at()).toBe("fecha_residencia");
  });

  test.each([
    ["me equivoque en algo de antes", "en mi nombre"],
    ["puse mal algo mas arriba", "el nombre"],
    ["creo que puse algo mal antes", "mi nombre"],
    ["una respuesta de antes esta mal", "la de mi nombre"],
    ["quiero corregir algo de atras", "mi nombre completo"],
    ["me equivoqué en una anterior", "en lo de mi nombre"],
    ["hay un error en una respuesta de antes", "nombre"],
    ["quiero cambiar una respuesta anterior", "el nombre, por favor"],
    ["escribi mal una cosa de antes", "es en el nombre"],
    ["me equivoque en otra pregunta", "en la de mi nombre"],
  ])("'%s' asks which, and '%s' tells", (words, which) => {
    const rosa = typist("numero_alien");
    rosa.writes(words);
    expect(rosa.now().aside?.kind).toBe("choosing-field");
    rosa.writes(which);
    expect(rosa.at()).toBe("nombre_completo");
    rosa.writes("Rosa Elena Pardo Luna");
    expect(rosa.at()).toBe("numero_alien");
  });

  test("which was not the answer opened last", () => {
    const rosa = typist("numero_alien");
    rosa.writes("me equivoque");
    expect(rosa.at()).toBe("pais_nacimiento");
    rosa.writes("no, en mi nombre");
    expect(rosa.at()).toBe("nombre_completo");
  });
});

describe("what is left of a question when it is typed in a hurry", () => {
  test.each([
    "q quiere decir estado civil",
    "k es estado civil",
    "ke significa eso",
    "qe es estado civil",
    "xq preguntan eso",
    "pq quieren saber eso",
    "q significa eso del estado civil",
    "oiga q es estado civil",
    "no se q es eso",
    "y eso pa q es",
  ])("'%s' is answered", (words) => {
    const rosa = typist("estado_civil");
    rosa.writes(words);
    expect(rosa.said()).not.toMatch(/not-understood|didnt|entend/);
    expect(rosa.asking().turn.kind).toBe("waiting");
    expect(rosa.asking().failures).toBe(0);
  });
});

describe("whose marital state it is, and something said of it", () => {
  test.each([
    ["él es soltero todavía, ese no se casa", "Single"],
    ["ella es soltera, no se ha casado", "Single"],
    ["mi mamá es viuda, no se volvió a casar", "Widowed"],
    ["él está divorciado, no se sienta a hablar de eso", "Divorced"],
    ["mi hijo es soltero, no se ha animado", "Single"],
    ["ella está casada con mi papá, no se separan", "Married"],
    ["pues él es soltero, todavía no se decide", "Single"],
    ["mi hermana es divorciada, ya no se casa", "Divorced"],
    ["ella enviudó y no se casó otra vez", "Widowed"],
    ["es soltera la muchacha, no se apura", "Single"],
  ])("'%s'", (words, english) => {
    const rosa = person("I-130", upTo("estado_civil_familiar", "I-130"));
    rosa.says(words);
    expect(rosa.english("estado_civil_familiar")).toBe(english);
  });
});

describe("what lies ahead, or goes on again, is told to the question and to nobody else", () => {
  test.each(["me voy a divorciar", "me voy a casar en junio", "enviudé y me acompañé de nuevo"])("'%s'", (words) => {
    const rosa = person("N-400", upTo("estado_civil"));
    rosa.says(words);
    expect(rosa.at()).toBe("estado_civil");
    expect(rosa.asking().answers["estado_civil"]).toBeUndefined();
    expect(rosa.asking().turn.kind).toMatch(/choosing|waiting/);
    expect(rosa.asked()).toMatch(/divorcio|casó|viud/);
  });
});

describe("the review", () => {
  /** All is answered but the telephone, which was left for later. */
  function reviewed() {
    const rosa = typist("telefono");
    for (const words of ["no sé", "no tengo", "12 de mayo de 2015", "viuda"]) rosa.writes(words);
    expect(rosa.now().phase).toBe("reviewing");
    return rosa;
  }

  test.each([
    "me faltaba el telefono 213 555 0187",
    "me faltó mi teléfono, es 213 555 0187",
    "falta el celular 213 555 0187",
    "ah el telefono, es el 213 555 0187",
    "se me olvidó el cel: 213 555 0187",
    "ya encontre el telefono 213 555 0187",
    "agregue mi telefono 213 555 0187",
    "pongale el telefono 213 555 0187 porfa",
    "el numero de telefono es 213 555 0187",
    "aqui tengo el telefono, 213-555-0187",
  ])("'%s' fills what was left", (words) => {
    const rosa = reviewed();
    rosa.writes(words);
    expect(rosa.english("telefono")).toBe("(213) 555-0187");
    expect(rosa.now().phase).toBe("reviewing");
  });

  test("an answer named with another value is read back", () => {
    const rosa = reviewed();
    rosa.writes("mi fecha de nacimiento 16 de marzo de 1985");
    rosa.writes("sí");
    expect(rosa.english("fecha_nacimiento")).toBe("03/16/1985");
  });

  test.each(["ok", "sí", "okey", "dale", "ta bien", "vale", "así es", "claro", "esos son", "correcto"])(
    "'%s' agrees to the family names",
    (words) => {
      for (const channel of ["writes", "says"] as const) {
        const rosa = reviewed();
        rosa.writes("213 555 0187");
        rosa.send({ kind: "review-accepted" });
        const { point } = rosa.now() as { point?: { kind: string } };
        expect(point?.kind).toBe("split");
        rosa[channel](words);
        expect(
          rosa.kept().map(([field]) => field),
          channel,
        ).toContain("nombre_completo");
      }
    },
  );
});
