import { describe, expect, test } from "vitest";
import { renderReply } from "../../prompts/prompt.ts";
import { next } from "../interview.ts";
import { startOf } from "../start.ts";
import { at, idsOf, person, upTo } from "../testing.ts";

describe("a wish with its reason beside a yes or an answer", () => {
  test.each([
    "sí eso es, pero apúrese que entro a trabajar",
    "sí, y más despacio porque no oigo bien",
    "sí, pero vaya más rápido que se me hace tarde",
  ])("'%s' keeps the yes", (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("305 555 0123");
    rosa.says(words);
    expect(rosa.at()).toBe("email");
    expect(rosa.english("telefono")).toBe("(305) 555-0123");
  });

  test("two answers typed at once are both kept", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.writes("305 555 0123 y mi correo es rosa.prado@gmail.com");
    rosa.writes("sí");
    expect(rosa.english("telefono")).toBe("(305) 555-0123");
    expect(rosa.english("email")).toBe("rosa.prado@gmail.com");
  });

  test.each(["ya llegó mi patrón, ahorita le hablo", "se me acabó la tinta, espéreme un momento"])(
    "'%s' waits, whatever else was said",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      rosa.says(words);
      expect(rosa.now().aside?.kind).toBe("paused");
    },
  );
});

describe("taking back", () => {
  test.each(["sí, así déjelo sin guardar", "sin guardar, por favor", "sí, que se quede sin guardar"])(
    "'%s' is a yes to ending unsaved",
    (words) => {
      const rosa = person("N-400", idsOf("N-400"));
      rosa.says("no me guarde nada");
      rosa.says(words);
      expect(rosa.asked()).toMatch(/^No guardé el formulario\./);
    },
  );

  test.each(["quite mi teléfono pero el nombre déjelo", "la fecha déjela, quite mi teléfono"])(
    "'%s' takes out the one that is to go",
    (words) => {
      const rosa = person("N-400", upTo("email"));
      rosa.says(words);
      expect(rosa.asked()).toBe("¿Quito el teléfono de sus respuestas?");
    },
  );
});

describe("corrections of an answer before", () => {
  test.each([
    ["perdón, en la fecha de nacimiento puse tres y es cuatro", "4 de mayo de 1968"],
    ["en mi fecha de nacimiento dije mayo y era marzo", "3 de marzo de 1968"],
  ])("'%s' reaches it, and it is read back", (words, date) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("tres de mayo de 1968");
    rosa.says("sí");
    rosa.says(words);
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.asked()).toContain(date);
  });

  test.each(["cambie el número de seguro social", "corríjame el nombre de mi papá", "mi pasaporte está mal, cámbielo"])(
    "'%s' opens no other answer: it is said that the form does not ask for it",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      rosa.says(words);
      expect(rosa.at()).toBe("telefono");
      expect(rosa.asked()).toMatch(/^Este formulario no pide ese dato aquí\./);
    },
  );
});

describe("whose, and for whom", () => {
  test.each([
    "mi mamá es ciudadana y me quiere arreglar a mí",
    "mi esposo me va a pedir a mí",
    "mi hija me está pidiendo",
  ])("'%s': the one who is petitioned for fills in no form here", (words) => {
    const [choosing] = next(startOf("smart", 1), { kind: "typed", text: words, at });
    expect(choosing.phase).toBe("choosing");
    expect(renderReply(choosing.reply, "written")).toContain("es su familiar quien llena el formulario");
  });

  test.each(["quiero sacar la ciudadanía de mi papá", "mi mamá quiere hacerse ciudadana"])(
    "'%s' is asked about before anything is chosen",
    (words) => {
      const [choosing] = next(startOf("smart", 1), { kind: "typed", text: words, at });
      expect(choosing).toMatchObject({ phase: "choosing", proposed: "N-400" });
    },
  );
});

test.each(["¿mi dirección o la de él?", "¿mi fecha o la suya?"])("'%s' is told whose answer is wanted", (words) => {
  const rosa = person("I-130", upTo("direccion_familiar", "I-130"));
  rosa.says(words);
  expect(rosa.asked()).toMatch(/^La pregunta es sobre su familiar\./);
});

describe("what is asked and refused", () => {
  test.each(["¿puedes ir más rápido?", "¿podría hablar un poco más rápido?"])("'%s' is obeyed", (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.writes(words);
    expect(rosa.now().isBrief).toBe(true);
  });

  test.each(["¿no me irán a echar pa México con esto?", "¿y si me regresan a mi país?", "¿me van a sacar de aquí?"])(
    "'%s' gets the answer about deportation",
    (words) => {
      const rosa = person("N-400", upTo("numero_alien"));
      rosa.says(words);
      expect(rosa.asked()).toMatch(/^Eso no se lo puedo decir yo\. Lo que usted dice aquí/);
    },
  );

  test.each(["¿y eso para qué lo ocupan?", "¿eso pa qué se los doy?"])("'%s' asks why", (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^El formulario pide un teléfono/);
  });

  test.each(["luego lo pongo, ahorita no me acuerdo", "no quiero", "no se lo quiero dar"])(
    "'%s', typed, leaves the question",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      rosa.writes(words);
      expect(rosa.at()).toBe("email");
    },
  );

  test.each(["pues ya estuvo, ¿no?", "ya quedó, ¿verdad?"])("'%s' in the review asks whether to save", (words) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.asked()).toBe("¿Lo guardo ya?");
  });
});
