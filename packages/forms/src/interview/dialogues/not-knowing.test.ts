import { describe, expect, test } from "vitest";
import type { FormType } from "../../forms/form-types.ts";
import { renderReply } from "../../prompts/prompt.ts";
import { next } from "../interview.ts";
import { startOf } from "../start.ts";
import { at, person, upTo } from "../testing.ts";

/** What people say of the machine, of others and of what happens; none of it says that they do not know, or have none. */
const deeds =
  "guardó manda dice oye graba escribió cobra pierde borra entiende puede vale cae vence acaba enojan burlen tarda nota abre cierra imprime firma renueva cambia";

describe("'no se' before a verb is not 'no sé'", () => {
  const sayings = deeds.split(" ").flatMap((verb) => [`no se ${verb}`, `no se me ${verb}`, `no se le ${verb} a uno`]);
  test.each(sayings)("'%s' leaves no question out", (saying) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says(saying);
    expect(rosa.at()).toBe("telefono");
    expect(rosa.asking().answers["telefono"]).toBeUndefined();
  });

  test.each(
    [
      [
        "no se",
        "la verdad no se",
        "no se cuál es",
        "no se mi número",
        "no me lo se",
        "no se señorita",
        "no se creo que es otro",
      ],
      ["no sé", "No sé, Yolanda, pregúntele a mi hija", "pues no sé, ahorita no", "no se me ocurre cuál"],
    ].flat(),
  )("'%s' does say so", (saying) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says(saying);
    expect(rosa.asking().later).toContain("telefono");
  });
});

describe("'nada' behind another verb is not that there is none", () => {
  const verbs = "entendí veo borre quite dije digo hice mandé cambié encuentro puse escuché sale pasó compré firmé";
  test.each(verbs.split(" ").flatMap((verb) => [`no ${verb} nada`, `todavía no le ${verb} nada`]))(
    "'%s' tells nothing of the e-mail address",
    (saying) => {
      const rosa = person("N-400", upTo("email"));
      rosa.says(saying);
      expect(rosa.asking().answers["email"]).toBeUndefined();
      expect(rosa.at()).toBe("email");
    },
  );

  test.each(["nada", "no, de eso nada", "no tengo nada de eso", "no uso nada", "yo de esas cosas nada"])(
    "'%s' does",
    (saying) => {
      const rosa = person("N-400", upTo("email"));
      rosa.says(saying);
      expect(rosa.asking().answers["email"]).toBeDefined();
    },
  );
});

describe("who does not know one part is asked for the others", () => {
  test.each([
    ["direccion_actual", "no sé el código postal"],
    ["direccion_actual", "el zip no me lo sé"],
    ["fecha_nacimiento", "no me acuerdo del día"],
    ["nombre_completo", "no sé cuál es mi segundo apellido"],
  ])("%s: '%s'", (field, saying) => {
    const rosa = person("N-400", upTo(field));
    rosa.says(saying);
    expect(rosa.at()).toBe(field);
    expect(rosa.asked()).toContain("lo que sí sabe");
    rosa.says(saying);
    expect(rosa.asking().later).toContain(field);
  });

  test("the rest is asked once, and what is known is kept", () => {
    const rosa = person("N-400", upTo("direccion_actual"));
    for (const words of ["no sé el código postal", "1420 Maple Avenue, Fresno, California", "no sé"]) rosa.says(words);
    expect(rosa.asking().answers["direccion_actual"]?.said).toContain("1420 Maple Avenue");
    expect(rosa.at()).toBe("telefono");
  });
});

describe("an answer that is named so is meant, though nobody can tell what is said of it", () => {
  test.each([
    ["la dirección que le di antes no puede estar ahí", "direccion_actual"],
    ["el teléfono que puse era de mi hermana", "telefono"],
    ["el nombre que le dije ya ni lo uso", "nombre_completo"],
  ])("'%s'", (saying, field) => {
    const rosa = person("N-400", upTo("estado_civil"));
    rosa.says(saying);
    expect(rosa.at()).toBe(field);
  });

  test.each([
    "le dije bien mi teléfono?",
    "cómo quedó mi teléfono",
    "y el teléfono que le di cuál fue",
    "a ver si puse bien el teléfono",
  ])("'%s' is told what stands there", (saying) => {
    const rosa = person("N-400", upTo("estado_civil"));
    rosa.says(saying);
    expect(rosa.asked()).toContain("tres cero cinco");
    expect(rosa.at()).toBe("estado_civil");
  });
});

describe("who asks for whom, and which form", () => {
  const choosing = (text: string) => {
    const [interview] = next(startOf("smart", 1), { kind: "typed", text, at });
    return renderReply(interview.reply, "written");
  };
  test.each([
    "ella me pide a mí, mi hija",
    "mi hija quiere pedirme a mí",
    "me va a pedir mi hijo el ciudadano",
    "mi marido me está pidiendo",
  ])("'%s': the other one fills in the form", (saying) =>
    expect(choosing(saying)).toContain("es su familiar quien llena"),
  );
  test.each(["no ella a mí, yo a ella, a mi mamá", "yo le pido a mi mamá, ella me pidió ayuda"])(
    "'%s': they do",
    (saying) => expect(choosing(saying)).toContain("I-130"),
  );
  test.each<[FormType, string]>([
    ["I-130", "mejor la de la ciudadanía"],
    ["N-400", "no, yo lo que quiero es pedir a mi mamá"],
  ])("in the middle of the %s, '%s' tells how the other is begun", (form, saying) => {
    const somebody = person(form, []);
    somebody.says(saying);
    expect(somebody.asked()).toContain("Cambiar de formulario");
  });
});

test.each([
  "sálgase sin guardar",
  "ciérrelo y no lo guarde",
  "quiero salirme y que no quede nada guardado",
  "que no se quede nada",
])("'%s' asks whether to end without saving", (saying) => {
  const rosa = person("N-400", upTo("email"));
  rosa.says(saying);
  expect(rosa.asked()).toContain("sin guardar");
});
