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

describe("several answers that are put right in one breath", () => {
  test.each([
    "mi teléfono es 305 555 0142, mi fecha de nacimiento es 5 de julio de 1962 y nací en Guatemala",
    "cambie mi teléfono a 305 555 0142, nací el 5 de julio de 1962 y mi país es Guatemala",
  ])("said in the review, each is read back in its turn: '%s'", (words) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.at()).toBe("telefono");
    rosa.says("sí");
    expect(rosa.asked()).toMatch(/5 de julio de 1962\. ¿Está bien\?$/);
    rosa.says("sí");
    expect(rosa.asked()).toMatch(/Guatemala\. ¿Está bien\?$/);
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("telefono")).toBe("(305) 555-0142");
    expect(rosa.english("fecha_nacimiento")).toBe("07/05/1962");
    expect(rosa.english("pais_nacimiento")).toBe("Guatemala");
  });

  test("one that is refused leaves the others to be read back, and one left as it was is not asked about again", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says("mi teléfono es 305 555 0142, mi fecha de nacimiento es 5 de julio de 1962 y nací en Guatemala");
    rosa.says("no, es 305 555 0177");
    rosa.says("sí");
    rosa.says("déjela como estaba");
    expect(rosa.asked()).toMatch(/Guatemala\. ¿Está bien\?$/);
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("telefono")).toBe("(305) 555-0177");
    expect(rosa.english("fecha_nacimiento")).toBe("03/15/1985");
    expect(rosa.english("pais_nacimiento")).toBe("Guatemala");
  });

  test("behind a yes both are put right before the next question", () => {
    const rosa = person("N-400", upTo("email"));
    rosa.says("rosa@ejemplo.com");
    rosa.says("sí, y corrija mi fecha de nacimiento es 5 de julio de 1962 y el teléfono es 305 555 0142");
    rosa.says("sí");
    rosa.says("sí");
    expect(rosa.at()).toBe("fecha_residencia");
    expect(rosa.english("fecha_nacimiento")).toBe("07/05/1962");
    expect(rosa.english("telefono")).toBe("(305) 555-0142");
  });
});

describe("several answers that are only wrong", () => {
  test.each([
    "está mal el teléfono y la fecha de nacimiento",
    "quiero cambiar el teléfono, y también la fecha de nacimiento",
    "corrija el teléfono y mi cumpleaños",
  ])("in the review each is asked again in its turn: '%s'", (words) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.at()).toBe("telefono");
    rosa.says("305 555 0142");
    rosa.says("sí");
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.asking().turn.kind).toBe("waiting");
    rosa.says("5 de julio de 1962");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("telefono")).toBe("(305) 555-0142");
    expect(rosa.english("fecha_nacimiento")).toBe("07/05/1962");
  });

  test("the one of which it is not clear which is meant comes first, and the others are not lost", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says("el nombre y el correo están mal");
    rosa.says("el mío");
    expect(rosa.at()).toBe("nombre_completo");
    rosa.says("déjelo así");
    expect(rosa.at()).toBe("email");
  });

  test("behind a yes, and beside a value", () => {
    const rosa = person("N-400", upTo("email"));
    rosa.says("rosa@ejemplo.com");
    rosa.says("sí, pero el teléfono y la fecha de nacimiento están mal");
    expect(rosa.english("email")).toBe("rosa@ejemplo.com");
    expect(rosa.at()).toBe("telefono");
    rosa.says("es 305 555 0142, y la dirección está mal");
    rosa.says("sí");
    expect([rosa.at(), rosa.english("telefono")]).toEqual(["fecha_nacimiento", "(305) 555-0142"]);
    rosa.says("déjela así");
    expect(rosa.at()).toBe("direccion_actual");
  });
});

describe("a value that was to take another's place is refused", () => {
  const corrected = () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says("corrija mi fecha de nacimiento, es 5 de julio de 1962");
    return rosa;
  };

  test.each([
    "déjela como estaba",
    "mejor no la cambie",
    "no, no le cambie nada",
    "no quiero cambiarla",
    "deje la que ya tenía",
    "no, deje la de antes",
    "la primera era la buena",
    "ay, no, la otra estaba bien",
    "regrese a la anterior",
    "don't change it",
  ])("'%s' leaves what stood", (words) => {
    const rosa = corrected();
    rosa.says(words);
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.asked()).toMatch(/^Queda como estaba\./);
    expect(rosa.english("fecha_nacimiento")).toBe("03/15/1985");
  });

  test.each(["déjela así", "sí, ya no la cambie", "así está bien, la de antes estaba mal"])(
    "'%s' takes the new one",
    (words) => {
      const rosa = corrected();
      rosa.says(words);
      expect(rosa.english("fecha_nacimiento")).toBe("07/05/1962");
    },
  );

  test.each(["no le cambie el mes", "la de antes estaba mala", "no es como estaba"])("'%s' leaves it open", (words) => {
    const rosa = corrected();
    rosa.says(words);
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.english("fecha_nacimiento")).toBe("03/15/1985");
  });
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
