import { describe, expect, test } from "vitest";
import { carryOver } from "../../forms/carry/carry.ts";
import { allFields } from "../../forms/parts/canonical.ts";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { at, idsOf, person, sample } from "../testing.ts";

const told = { ...sample, ethnicity: "hispana", height: "cinco pies cuatro", eye_color: "cafés", times_married: "una" };
const answers = Object.fromEntries(
  [...idsOf("N-400"), "ethnicity", "height", "eye_color", "times_married"].map((id) => [
    id,
    { said: (told as Readonly<Record<string, string>>)[id] ?? "", heardAt: at },
  ]),
);
const before = carryOver(
  { formType: "N-400", answers, fields: allFields("N-400") },
  { formType: "I-130", fields: allFields("I-130") },
);

/** Rosa begins a petition, and her N-400 is there. */
function second(answered: readonly string[] = []) {
  const rosa = person("I-130", answered);
  if (before) rosa.send({ kind: "told-before", toldBefore: { "I-130": before } });
  return rosa;
}

describe("a second form of the payment", () => {
  test("asks first whether it is the same person, by name, and keeps the answer", () => {
    const rosa = second();
    expect(rosa.asked()).toBe(
      "Rosa Elena Prado Luna ya llenó el formulario N-400. ¿Es la misma persona quien llena este?",
    );
    rosa.says("sí");
    expect(rosa.kept()).toContainEqual(["same_person", "sí"]);
  });

  test("tells what it takes over, asks of the address whether it is right, and asks nothing again", () => {
    const rosa = second();
    rosa.says("sí");
    expect(rosa.asked()).toContain("De su otro formulario tomé esto. Su nombre: Rosa Elena Prado Luna.");
    expect(rosa.asked()).toContain("15 de marzo de 1985");
    expect(rosa.asking().taken).toEqual(["nombre_peticionario", "fecha_nacimiento_peticionario"]);
    expect(rosa.asked()).toContain("En su otro formulario dijo: 1234 Main Street");
    rosa.says("sí");
    expect(rosa.at()).toBe("nombre_familiar");
    expect(rosa.asked()).toContain("Su teléfono: ");
    expect(Object.keys(rosa.asking().answers)).toEqual(idsOf("I-130").slice(0, 5));
  });

  test("what is not right is changed by a no, or by saying so", () => {
    const rosa = second();
    rosa.says("sí");
    rosa.says("no");
    expect(rosa.at()).toBe("direccion_peticionario");
    rosa.says("55 Oak Street, Miami, Florida 33125");
    rosa.says("sí");
    rosa.says("corrige el teléfono");
    expect(rosa.at()).toBe("telefono_peticionario");
    rosa.says("305 555 0199");
    rosa.says("sí");
    expect(rosa.english("telefono_peticionario")).toContain("0199");
    expect(rosa.at()).toBe("nombre_familiar");
  });

  test.each(["no", "no, es de mi esposo", "es otra persona", "no es la misma", "otra", "no sé", "después"])(
    "'%s' takes nothing over",
    (words) => {
      const rosa = second();
      rosa.says(words);
      expect(rosa.kept()).toEqual([["same_person", "no"]]);
      expect(rosa.at()).toBe("nombre_peticionario");
      expect(rosa.asking().turn.kind).toBe("waiting");
    },
  );

  test.each(["sí, soy yo", "la misma", "yo misma", "es la misma persona", "yo", "soy Rosa", "it's me"])(
    "'%s' is a yes",
    (words) => {
      const rosa = second();
      rosa.says(words);
      expect(rosa.kept()).toContainEqual(["same_person", "sí"]);
    },
  );

  test.each(["repita", "¿quién me oye?", "quiero hablar con una persona", "espéreme tantito", "el perro amarillo"])(
    "waits through '%s'",
    (words) => {
      const rosa = second();
      rosa.says(words);
      rosa.says("sí");
      if (rosa.now().isSamePerson === undefined) rosa.says("sí");
      expect(rosa.now().isSamePerson).toBe(true);
    },
  );

  test.each([
    "no le oigo nada, súbale",
    "no me pregunte eso",
    "no veo la pantalla",
    "no confío en esto",
    "no quiero que me deporten",
    "no tengo papeles y tengo miedo",
    "no quiero colgar",
    "¿me puede atender otra persona?",
    "tengo otra pregunta",
    "me da lo mismo",
    "ahorita mismo vengo",
    "sí tengo miedo",
    "¿la misma?",
    "¿otra?",
    "no, soy yo misma",
    "sí, es otra",
  ])("'%s' is neither a yes nor a no", (words) => {
    const rosa = second();
    rosa.says(words);
    expect(rosa.kept()).toEqual([]);
    expect(rosa.now().isSamePerson).toBeUndefined();
    rosa.says("no, es otra persona");
    expect(rosa.kept()).toEqual([["same_person", "no"]]);
  });

  test.each([
    ["la misma, pero no la oigo", "sí", "El volumen"],
    ["no es la misma, ¿cuánto cuesta?", "no", "Dilo cuesta"],
  ])("'%s' answers it, and what stands beside it is answered too", (words, kept, told) => {
    const rosa = second();
    rosa.says(words);
    expect(rosa.kept()[0]).toEqual(["same_person", kept]);
    expect(rosa.asked()).toContain(told);
  });

  test("taken up again it is not asked a second time, and goes on taking over", () => {
    const rosa = person("I-130", []);
    const kept = { same_person: { said: "sí", heardAt: at }, nombre_peticionario: { said: "Rosa Prado", heardAt: at } };
    rosa.send({ kind: "reset" });
    rosa.send({ kind: "restored", formType: "I-130", answers: kept });
    expect(rosa.now()).not.toHaveProperty("answers.same_person");
    if (before) rosa.send({ kind: "told-before", toldBefore: { "I-130": before } });
    expect(rosa.asking().answers).toHaveProperty("fecha_nacimiento_peticionario");
    expect(rosa.at()).toBe("direccion_peticionario");
  });

  test("a part takes over what the other form told of it", () => {
    const rosa = second(idsOf("I-130").slice(0, -1));
    rosa.says("sí");
    rosa.says("viuda");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    rosa.send({ kind: "extra-wanted", part: 3 });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("I-130", 3) });
    expect(rosa.at()).toBe("petitioner_race");
    expect(rosa.asked()).toContain("¿Es usted hispano o latino");
    rosa.says("blanca");
    if (rosa.asking().turn.kind === "confirming") rosa.says("sí");
    expect(rosa.asking().answers).toHaveProperty("petitioner_height");
    expect(rosa.at()).toBe("petitioner_weight");
  });

  test("answers from elsewhere are asked to be right when their question comes", () => {
    const rosa = person("N-400", []);
    rosa.send({ kind: "told-ahead", answers: { nombre_completo: { said: "Rosa Prado", heardAt: at } } });
    expect(rosa.asked()).toContain("Ya tengo el nombre completo: Rosa Prado.");
    rosa.says("sí");
    expect(rosa.kept()).toEqual([["nombre_completo", "Rosa Prado"]]);
  });

  test("what was taken back does not come again", () => {
    const rosa = second();
    rosa.says("sí");
    rosa.says("sí");
    rosa.says("quite mi teléfono");
    rosa.says("sí");
    expect(rosa.asking().answers).not.toHaveProperty("telefono_peticionario");
  });
});

describe("a child of the other form", () => {
  const children: Readonly<Record<string, string>> = {
    children_count: "dos",
    "children.1.name": "Ana María Paz Prado",
    "children.1.birth_date": "3 de mayo de 2012",
    "children.2.name": "Luis Paz Prado",
    "children.2.birth_date": "9 de junio de 2015",
  };
  const withChildren = carryOver(
    {
      formType: "N-400",
      answers: {
        ...answers,
        ...Object.fromEntries(Object.entries(children).map(([id, said]) => [id, { said, heardAt: at }])),
      },
      fields: allFields("N-400"),
    },
    { formType: "I-130", fields: allFields("I-130") },
  );

  test.each([
    ["Luis Paz Prado", "9 de junio de 2015"],
    ["Ana María Paz Prado", "3 de mayo de 2012"],
    ["Inés Soto Luna", undefined],
  ])("whom the petition is for, %s, is not asked for the date of birth again: %s", (name, born) => {
    const rosa = person("I-130", idsOf("I-130").slice(0, 5));
    if (withChildren) rosa.send({ kind: "told-before", toldBefore: { "I-130": withChildren } });
    rosa.says("sí");
    for (const words of [name, "sí", "mi hijo", "sí"]) if (rosa.at() !== "fecha_nacimiento_familiar") rosa.says(words);
    expect(rosa.at()).toBe("fecha_nacimiento_familiar");
    if (born === undefined) expect(rosa.asked()).not.toContain("En su otro formulario dijo");
    else expect(rosa.asked()).toContain(born);
    rosa.says("sí");
    expect(rosa.asking().answers["fecha_nacimiento_familiar"]?.said).toBe(born);
  });
});
