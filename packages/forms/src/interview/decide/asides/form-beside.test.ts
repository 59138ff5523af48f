import { describe, expect, test } from "vitest";
import { person } from "../../testing.ts";

const choosing = () => {
  const rosa = person();
  rosa.send({ kind: "reset" });
  rosa.send({ kind: "call-started" });
  return rosa;
};

/** Where the petition was asked about. */
const asked = () => {
  const rosa = choosing();
  rosa.says("quiero emigrar a mis padres");
  expect(rosa.now()).toMatchObject({ phase: "choosing", proposed: "I-130" });
  return rosa;
};

const cost = /Dilo cuesta nueve dólares/;
const advice = /Eso no se lo puedo decir yo/;

describe("both forms in one breath: none is chosen, and it is said that the order is the person's own", () => {
  test.each([
    "quiero traer a mi esposo de el salvador y también hacerme ciudadana cuál meto primero",
    "pues las dos cosas mi ciudadanía y arreglarle a mi mamá",
    "ayudar a mi hijo y también hacerme yo ciudadano qué me conviene",
    "kiero la siudadania y tmb pedir a mi mama q va primero",
    "ocupo naturalizarme pero también pedir a mi hermana",
  ])("'%s'", (words) => {
    const rosa = choosing();
    rosa.says(words);
    expect(rosa.asked()).toMatch(
      /^Cuál va primero no se lo puedo decir yo\..* ¿Quiere hacerse ciudadano, o ayudar a un familiar\?/,
    );
    rosa.says("la ciudadanía");
    expect(rosa.now()).toMatchObject({ phase: "asking", formType: "N-400" });
  });
});

describe("who says that they are a citizen asks for somebody else", () => {
  test.each(["yo ya soy ciudadana oiga", "soy ciudadano americano desde el noventa", "pues sí yo soy ciudadana"])(
    "'%s'",
    (words) => {
      const rosa = asked();
      rosa.says(words);
      expect(rosa.now()).toMatchObject({ phase: "asking", formType: "I-130" });
    },
  );

  test.each(["yo soy ciudadana si pero lo pueden detener si mando eso??", "soy ciudadana pero no lo agarra la migra"])(
    "'%s': with the answer to what is asked",
    (words) => {
      const rosa = asked();
      rosa.says(words);
      expect(rosa.now()).toMatchObject({ phase: "asking", formType: "I-130" });
      expect(rosa.asked()).toMatch(advice);
    },
  );

  test.each(["no soy ciudadana", "todavía no soy ciudadano", "no soy ciudadana soy residente"])(
    "'%s' chooses no form",
    (words) => {
      const rosa = asked();
      rosa.says(words);
      expect(rosa.now().phase).toBe("choosing");
      const other = choosing();
      other.says(words);
      expect(other.now().phase).toBe("choosing");
    },
  );
});

describe("a form is chosen with a question beside it: both are heard", () => {
  test.each([
    ["sí ciudadanía pues pero antes dígame cuánto cobran", "N-400", cost],
    ["la del familiar pero primero dígame si es gratis", "I-130", cost],
    ["ciudadanía y de una vez dígame cuánto me van a cobrar", "N-400", cost],
    ["quiero pedir a mi esposa y ocupo abogado para eso", "I-130", /No soy abogado/],
  ] as const)("'%s'", (words, formType, answer) => {
    const rosa = choosing();
    rosa.says(words);
    expect(rosa.now()).toMatchObject({ phase: "asking", formType });
    expect(rosa.asked()).toMatch(answer);
  });

  test.each([
    "sí todavía no soy ciudadana tengo la verde nomás puedo pedirla así",
    "si oiga yo soy residente nomás puedo pedirlos así",
  ])("'%s', a yes to the form that was asked about", (words) => {
    const rosa = asked();
    rosa.says(words);
    expect(rosa.asked()).toMatch(advice);
    expect(rosa.now()).not.toMatchObject({ formType: "N-400" });
  });

  test.each([
    "todavía no soy ciudadana tengo la verde nomás puedo pedirla así",
    "con la pura mica puedo pedirlos todavía",
  ])("'%s' is answered, and the form asked about once more", (words) => {
    const rosa = asked();
    rosa.says(words);
    expect(rosa.asked()).toMatch(advice);
    expect(rosa.asked()).toMatch(/I-130/);
  });

  test.each([
    "no no un familiar no oiga y si mejor me hago ciudadana ya no tengo que renovar",
    "un familiar no mejor me hago ciudadano",
  ])("'%s' asks about the other form", (words) => {
    const rosa = asked();
    rosa.says(words);
    expect(rosa.now()).not.toMatchObject({ formType: "I-130" });
    expect(JSON.stringify(rosa.now())).toContain("N-400");
  });
});

test.each([
  ["quiero la ciudadanía y mi hija me ayuda a contestar", "N-400"],
  ["soy ciudadano y quiero pedir a mi mamá", "I-130"],
  ["quiero pedir a mi esposa y a mi hijo", "I-130"],
])("'%s' wants one form", (words, formType) => {
  const rosa = choosing();
  rosa.says(words);
  expect(JSON.stringify(rosa.now())).toContain(formType);
  expect(rosa.asked()).not.toMatch(/Cuál va primero/);
});
