import { describe, expect, test } from "vitest";
import { renderReply } from "../../prompts/prompt.ts";
import { person, upTo } from "../testing.ts";

describe("a yes beside what is said or asked of the value", () => {
  test.each([
    "sí, pero ese es el de mi hija",
    "sí, es el de mi esposo",
    "sí, pero ese es de la casa",
    "sí, ¿eso importa?",
    "sí, pero ese es el de mi hija; ¿eso importa?",
  ])("'%s' keeps the telephone", (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("305 555 0123");
    rosa.says(words);
    expect(rosa.english("telefono")).toBe("(305) 555-0123");
    expect(rosa.at()).toBe("email");
  });

  test.each(["no, ese es el de mi hija", "no, es el de mi esposo"])("'%s' keeps nothing", (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("305 555 0123");
    rosa.says(words);
    expect(rosa.english("telefono")).not.toBe("(305) 555-0123");
    expect(rosa.at()).toBe("telefono");
  });

  test("what may be another word of the value is asked about it, and agrees to nothing", () => {
    const rosa = person("N-400", upTo("nombre_completo"));
    rosa.says("Rosa Elena Prado Luna");
    rosa.says("sí, ¿Prado Luna?");
    expect(rosa.kept()).toEqual([]);
  });
});

describe("the known part of a date, whoever is called behind it", () => {
  test.each([
    "en junio de 2006, el día ni idea, chamo",
    "en junio de 2006, el día ni idea chamo",
    "junio de 2006, el día no me acuerdo mijita",
  ])("'%s' is asked for its day alone", (words) => {
    const rosa = person("N-400", upTo("fecha_residencia"));
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^¿Qué día de junio de 2006\?/);
  });

  test.each(["junio de 2006, el día no sé quince", "junio de 2006, el día no sé dieciséis"])(
    "'%s': a number or a month calls nobody",
    (words) => {
      const rosa = person("N-400", upTo("fecha_residencia"));
      rosa.says(words);
      expect(rosa.kept()).toEqual([]);
      expect(rosa.asked()).not.toMatch(/la dejamos/);
    },
  );
});

test.each(["Guatemala, pues", "Pues Guatemala, pues.", "en Guatemala nomás"])(
  "'%s' is the country that an address lacked",
  (words) => {
    const rosa = person("I-130", upTo("direccion_familiar", "I-130"));
    rosa.says("Cantón Pachaj, Salcajá, Quetzaltenango.");
    expect(rosa.asked()).toContain("¿En qué país");
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^Oí: Cantón Pachaj, Salcajá, Quetzaltenango, Guatemala\./);
  },
);

describe("a name of one other letter, told right behind it", () => {
  const wilmer = () => {
    const one = person("N-400", upTo("nombre_completo"));
    one.send({ kind: "call-ended" });
    one.writes("Wilmer Cruz Funes");
    return one;
  };

  test("is read back, and kept with a yes", () => {
    const one = wilmer();
    one.writes("es Wilmar");
    expect(one.english("nombre_completo")).toBe("Wilmer Cruz Funes");
    expect(one.at()).toBe("nombre_completo");
    one.writes("sí");
    expect(one.english("nombre_completo")).toBe("Wilmar Cruz Funes");
    expect(one.at()).toBe("fecha_nacimiento");
  });

  test.each(["es tarde", "es Wilmer", "es mayo"])("'%s' changes nothing", (words) => {
    const one = wilmer();
    one.writes(words);
    expect(one.english("nombre_completo")).toBe("Wilmer Cruz Funes");
    expect(one.at()).toBe("fecha_nacimiento");
  });
});

test.each(["says", "writes"] as const)(
  "a widow who %s it is told that one is sorry, and nothing of married people",
  (way) => {
    const rosa = person("N-400", upTo("estado_civil"));
    if (way === "writes") rosa.send({ kind: "call-ended" });
    rosa[way]("viuda, hace dos años se me fue mi viejo");
    expect(rosa.now().phase).toBe("reviewing");
    const said = renderReply(rosa.now().reply, way === "says" ? "spoken" : "written");
    expect(said).toContain("Lo siento mucho.");
    expect(said).not.toContain("personas casadas");
  },
);
