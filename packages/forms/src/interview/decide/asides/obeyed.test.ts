import { describe, expect, test } from "vitest";
import { idsOf, person, sample, upTo } from "../../testing.ts";

const reviewing = (told = sample) => person("N-400", idsOf("N-400"), told);

describe("one answer is asked for in the review", () => {
  test.each([
    ["ay mija no me lea todo nomás dígame qué dirección le puse", /^Dirección actual: 1234 Main Street/],
    ["no todo no nada más léame cómo quedó el teléfono", /^Teléfono: tres cero cinco/],
    ["y el correo de cuál puse", /^Correo electrónico: no tiene/],
    ["y ahora qué quedó en la fecha de la residencia", /^Fecha de residencia: 12 de mayo de 2015/],
    ["seguir cuál fecha de nacimiento me puso", /^Fecha de nacimiento: 15 de marzo de 1985/],
    ["oiga joven y qué país de nacimiento anotó ahí", /México/],
  ])("'%s'", (words, said) => {
    const rosa = reviewing();
    rosa.says(words);
    expect(rosa.asked()).toMatch(said);
    expect(rosa.now()).toMatchObject({ phase: "reviewing" });
  });
});

describe("not to save yet", () => {
  test.each(["todavía no guarde nada me falta algo", "no lo guarde que me falta una cosa"])(
    "'%s' saves nothing, leaves nothing, and is told what is missing",
    (words) => {
      const rosa = reviewing();
      rosa.says(words);
      expect(rosa.now().aside).toBeUndefined();
      expect(rosa.asked()).toMatch(/No falta nada/);
      expect(rosa.asked()).toMatch(/no lo guardo todavía/);
    },
  );

  test.each([
    "no quiero guardar todavia me salgo y sigo mañana",
    "no lo guarde ahorita mañana le sigo",
    "todavía no guarde me tengo que ir regreso después",
  ])("'%s' leaves, and it is said what is kept", (words) => {
    for (const rosa of [reviewing(), person("N-400", upTo("telefono"))]) {
      rosa.says(words);
      expect(rosa.asked()).toMatch(/¿Terminamos la llamada\? Sus respuestas quedan guardadas/);
      rosa.says("sí");
      expect(rosa.effects()).toContain("stop-call");
      expect(rosa.effects()).not.toContain("save");
    }
  });
});

describe("to save, in one breath with something else", () => {
  test.each([
    "sí así está bien ya guárdelo",
    "sí esa y guarde",
    "sí eso es correcto lléveme al final y guarde",
    "si y ya guardelo por favor",
  ])("'%s' behind a correction: it is kept, and asked at once whether to save", (words) => {
    const rosa = reviewing();
    rosa.says("corrija el teléfono");
    rosa.says("213 555 0187");
    rosa.says(words);
    expect(rosa.english("telefono")).toBe("(213) 555-0187");
    expect(rosa.asked()).toMatch(/¿Lo guardo ya\?$/);
  });

  test.each(["no quiero correo déjelo así y guarde el formulario", "no uso correo ya guárdelo"])(
    "'%s', where the address is asked again from the review",
    (words) => {
      const rosa = reviewing({ ...sample, email: "rosa@example.org" });
      rosa.says("corrija el correo");
      rosa.says(words);
      expect(rosa.english("email")).not.toMatch(/guard/);
      expect(rosa.asked()).toMatch(/¿Lo guardo ya\?$/);
    },
  );

  test.each([
    "y lo de los cinco niños no lo pide bueno guárdelo",
    "mi hijo ya llegó del trabajo entonces guárdelo ya",
    "guárdelo que ya me voy",
    "sí guárdelo ya me tengo que ir",
    "ya guárdelo y adiós",
  ])("'%s', in the review, is the wish to save", (words) => {
    const rosa = reviewing();
    rosa.says(words);
    expect(rosa.at()).toBe("");
    expect(rosa.now().phase !== "reviewing" || rosa.now().aside?.kind === "saving" || "point" in rosa.now()).toBe(true);
  });
});

describe("what 'ese' takes back", () => {
  test("the answer that was just read out in the review", () => {
    const rosa = reviewing({ ...sample, email: "rosa@example.org" });
    rosa.says("qué correo puso");
    rosa.says("ese ya no lo uso bórrelo y no ponga ninguno");
    expect(rosa.asked()).toBe("¿Quito el correo electrónico de sus respuestas?");
  });

  test.each([
    "no espera, borra ese numero es de mi hija",

    "oiga bórrelo ese no es mío",
  ])("'%s': the answer just given, and not the next question's", (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("305 555 0123");
    rosa.says("sí");
    rosa.says(words);
    expect(rosa.asked()).toBe("¿Quito el teléfono de sus respuestas?");
    rosa.says("sí");
    expect(rosa.now()).not.toHaveProperty("answers.telefono");
  });

  test.each(["si y borra el telefono que ese numero no es de mi mama", "sí pero bórrelo ese ya no lo uso"])(
    "'%s': the yes before it keeps nothing",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      rosa.says("305 555 0123");
      rosa.says(words);
      expect(rosa.now()).not.toHaveProperty("answers.telefono");
      expect(rosa.at()).toBe("telefono");
    },
  );

  test("an address that may stay empty is left so", () => {
    const rosa = person("N-400", upTo("email"));
    rosa.says("rosa arroba gmail punto com");
    rosa.says("ese ya no lo uso bórrelo y no ponga ninguno");
    expect(rosa.english("email")).not.toMatch(/gmail|uso/);
    expect(rosa.at()).toBe("fecha_residencia");
  });
});

describe("back to a question, in words that name it", () => {
  test.each([
    "oiga señor vamos para atrás a la fecha de nacimiento",
    "no déjela para después y regréseme a la fecha de nacimiento",
    "oiga quiero volver a la de la fecha de nacimiento",
  ])("'%s' is no address and no name", (words) => {
    for (const at of ["direccion_actual", "nombre_conyuge"]) {
      const rosa = person("N-400", upTo(at));
      rosa.says(words);
      expect(rosa.at()).toBe("fecha_nacimiento");
    }
  });

  test.each([
    "no no la deje le digo que fue el veinticuatro de junio",
    "oiga ya me acordé fue el veinticuatro de junio",
  ])("'%s' is of the question that was just left", (words) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("no me acuerdo");
    expect(rosa.at()).toBe("pais_nacimiento");
    rosa.says(words);
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.asked()).toMatch(/24 de junio/);
  });
});
