import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../../forms/parts/parts.ts";
import { idsOf, person, upTo } from "../../testing.ts";

const at = (field: string) => person("N-400", upTo(field));

function inPart9() {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "call-started" });
  rosa.send({ kind: "extra-wanted", part: 9 });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 9) });
  return rosa;
}

describe("what only asks is no answer, whatever words are in it", () => {
  test.each([
    ["numero_alien", "¿y si pongo que no me la niegan?"],
    ["estado_civil", "¿es malo si digo que soy casada?"],
    ["direccion_actual", "¿y que mas falta?"],
    ["fecha_residencia", "si salí seis meses en 2018 ¿todavía califico?"],
    ["telefono", "¿puedo dar el de mi hija o no?"],
  ])("%s: '%s'", (field, words) => {
    const rosa = at(field);
    rosa.says(words);
    expect(rosa.asking().answers).not.toHaveProperty(field);
    expect(rosa.asking().turn.kind).toBe("waiting");
    expect(rosa.asked()).toContain("¿");
  });

  test.each([
    "¿y si contesto que sí me quitan la residencia?",
    "¿qué me pasa si digo que sí?",
    "¿sí tengo que decirlo?",
  ])("nor a yes: '%s'", (words) => {
    const rosa = inPart9();
    rosa.says(words);
    expect(rosa.at()).toBe("claimed_citizen");
    expect(rosa.asking().turn.kind).toBe("waiting");
  });

  test.each(["a todas las preguntas es no", "póngale que no a todo", "todas no"])(
    "nor to all at once: '%s'",
    (words) => {
      const rosa = inPart9();
      rosa.says(words);
      expect(rosa.at()).toBe("claimed_citizen");
      expect(rosa.asked()).toMatch(/^Le pregunto una por una/);
    },
  );

  test.each(["soy casada, ¿no?", "¿casada?"])("'%s' hesitates, and answers", (words) => {
    const rosa = at("estado_civil");
    rosa.says(words);
    expect(rosa.english("estado_civil")).toBe("Married");
  });
});

describe("who comes back, or fills it for another", () => {
  test("'¿en qué estábamos?' hears where one is, and the question", () => {
    const rosa = at("telefono");
    rosa.says("¿en qué estábamos?");
    expect(rosa.asked()).toMatch(/^Van cinco de diez\..*teléfono/);
  });

  test.each(["ya regresé, ¿por dónde íbamos?", "¿qué me estaba preguntando?"])("'%s' hears the question", (words) => {
    const rosa = at("telefono");
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^(?:Van cinco de diez\. |Seguimos\. )?.*¿Cuál es su número de teléfono\?/);
  });

  test.each(["estoy llenando esto por mi abuelita", "soy su representante", "¿pongo mis datos o los de ella?"])(
    "'%s': whose facts go in is said",
    (words) => {
      const rosa = at("nombre_completo");
      rosa.says(words);
      expect(rosa.asked()).toMatch(/^Conteste con los datos de quien va a firmar/);
    },
  );
});

describe("anger", () => {
  test.each([
    "esta máquina no sirve",
    "ya estoy harta",
    "solo quieren sacarme el dinero, esto no me entiende nada",
    "qué coraje, de veras",
  ])("'%s' is met with an apology, once, and the question", (words) => {
    const rosa = at("telefono");
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^Perdone la molestia\. Vamos paso a paso\. ¿Cuál es su número de teléfono\?/);
  });

  test("the same question in two clauses is answered once", () => {
    const rosa = at("telefono");
    rosa.says("¿cuánto cuesta? porque yo ya pagué, ¿me van a cobrar otra vez?");
    expect(rosa.asked().match(/nueve dólares/g)).toHaveLength(1);
  });
});

describe("wishes with their reasons", () => {
  test.each(["voy manejando, hágalo rápido, no me repita cada cosa", "mire, estoy en el trabajo, vámonos rápido"])(
    "'%s' is obeyed",
    (words) => {
      const rosa = at("nombre_completo");
      rosa.says(words);
      expect(rosa.now().isBrief).toBe(true);
      rosa.says("no, mejor sí repítame, que así no sé si me entiende");
      expect(rosa.now().isBrief).toBeUndefined();
      expect(rosa.at()).toBe("nombre_completo");
    },
  );

  test("who came back is asked again", () => {
    const rosa = at("numero_alien");
    rosa.says("aquí estoy, es que fui a traer mis anteojos");
    expect(rosa.asked()).toMatch(/^Seguimos\. ¿Cuál es su Número A\?/);
  });

  test("an answer that was opened again is left by going on", () => {
    const rosa = at("direccion_actual");
    rosa.says("atrás");
    rosa.says("no, adelante, estaba bien");
    expect(rosa.at()).toBe("direccion_actual");
  });
});

test("'¿la anterior la puse como no?', said in the review, tells what stands there, and opens no answer", () => {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.says("¿La anterior la puse como no?");
  expect(rosa.now().phase).toBe("reviewing");
  expect(rosa.asked()).toContain("José Luis Paz");
});

test("'¿la fecha mía o la de él?' hears whose is asked for", () => {
  const rosa = person("I-130", upTo("fecha_nacimiento_familiar", "I-130"));
  rosa.says("¿la fecha mía o la de él?");
  expect(rosa.asked()).toContain("La pregunta es sobre su familiar.");
});

test("English words that are done with it ask whether to save", () => {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.says("looks good, save it");
  expect(rosa.asked()).toBe("¿Lo guardo ya?");
});

describe("what one fears for what was told is answered, asked by a mark or not", () => {
  test.each([
    ["esto lo mira la migra", /No somos del gobierno/],
    ["¿ya lo mandaron?", /nosotros no lo mandamos/],
    ["¿cómo vuelvo a entrar?", /Cada respuesta se guarda/],
    ["¿no se me pierde lo que he dicho?", /Cada respuesta se guarda/],
  ])("'%s'", (asked, answer) => {
    const rosa = person("N-400", upTo("email"));
    rosa.says(asked);
    expect(rosa.asked()).toMatch(answer);
    expect(rosa.at()).toBe("email");
  });

  test.each(["deje la busco", "déjeme lo veo"])("'%s' is waited for", (words) => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says(words);
    expect(rosa.asking().aside?.kind).toBe("paused");
  });
});

test.each([
  "oiga esto es para renovar la mica",
  "no quiero ser ciudadana yo nomás quiero renovar la tarjeta",
  "oiga esto es pa renobar la mica?",
])("'%s', in the middle of a form: what it is not for is said", (words) => {
  const rosa = person("N-400", upTo("numero_alien"));
  rosa.says(words);
  expect(rosa.asked()).toMatch(/^Para renovar o reponer la tarjeta verde es otro formulario/);
  expect(rosa.at()).toBe("numero_alien");
});
