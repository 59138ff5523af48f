import { expect, test } from "vitest";
import { next } from "../interview.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";
import { at, idsOf, person, upTo } from "../testing.ts";

const inReview = () => person("N-400", idsOf("N-400"));

test.each(["déjelo está bien así", "ninguna ya está todo bien", "no hay nada que cambiar está bien", "nada, ya no"])(
  "asked which answer is to be corrected, '%s' corrects none",
  (words) => {
    const rosa = inReview();
    rosa.says("corrige");
    expect(rosa.asked()).toContain("¿Cuál respuesta corrijo?");
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^Terminamos las preguntas\. ¿Está todo bien\?/);
    expect(rosa.kept()).toEqual([]);
  },
);

test.each([
  ["el estado civil ponga viuda", "estado_civil", "Widowed"],
  ["mejor ponga soltera", "estado_civil", "Single"],
  ["póngale Nicaragua", "pais_nacimiento", "Nicaragua"],
])("'%s' in the review is put there, and said", (words, field, english) => {
  const rosa = inReview();
  rosa.says(words);
  expect(rosa.english(field)).toBe(english);
  expect(rosa.asked()).toContain("Si está mal, diga: corrige.");
});

test("'ponga que sí' puts nothing anywhere", () => {
  const rosa = inReview();
  rosa.says("ponga que sí");
  expect(rosa.kept()).toEqual([]);
});

test.each(["léamelas despacito por favor que se me olvida lo que dije", "no guarde léame todo", "a ver léame todo"])(
  "'%s' reads the answers out, and saves nothing",
  (words) => {
    const rosa = inReview();
    rosa.says(words);
    expect(rosa.asked()).toContain("Nombre completo: Rosa Elena Prado Luna.");
    expect(rosa.now().phase).toBe("reviewing");
  },
);

test("more questions, and one of them named: that one is asked", () => {
  const rosa = inReview();
  rosa.says("más preguntas el correo electrónico");
  expect(rosa.at()).toBe("email");
});

test("a yes to whether to end the call ends it, whatever is wished for then", () => {
  const rosa = person("N-400", upTo("telefono"));
  rosa.says("me tengo que ir");
  expect(rosa.asked()).toContain("¿Terminamos la llamada?");
  rosa.says("sí termine y cuando vuelva me pregunta el correo por favor");
  expect(rosa.effects()).toContain("stop-call");
});

test.each(["sí, el día de la Candelaria", "sí y vio que lo de antes el nombre quedó bien"])(
  "'%s': a value that was agreed to is never thrown away",
  (words) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("dos de febrero de mil novecientos setenta");
    rosa.says(words);
    // Agreed to, or read back once more.
    if (rosa.at() === "fecha_nacimiento") rosa.says("sí");
    expect(rosa.english("fecha_nacimiento")).toBe("02/02/1970");
    expect(rosa.at()).toBe("pais_nacimiento");
  },
);

test.each(["sí ese y también cambiaron mi nombre", "si ese, y mi nombre cambió"])(
  "'%s': the yes holds before another answer is opened",
  (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("213 555 0187");
    rosa.says(words);
    expect(rosa.english("telefono")).toBe("(213) 555-0187");
  },
);

test("a yes before the wish to go on later keeps the value", () => {
  const rosa = person("N-400", upTo("telefono"));
  rosa.says("305 555 0123");
  rosa.says("sí. ahorita no porque me está hablando mi patrón, vuelvo a las seis");
  expect(rosa.english("telefono")).toBe("(305) 555-0123");
});

test("a yes to the form that was asked about is one, though the other's word stands behind it", () => {
  const asked = ["quiero traer a mi marido", "sí, esa. pero yo todavía no soy ciudadana"];
  const told = asked.reduce(
    (now: Interview, text, turn) => {
      const heard = { text, isFinal: true, beganOverAssistant: false, at, turnId: `t${turn}` };
      return next(now, { kind: "heard", heard })[0];
    },
    next(startOf("smart"), { kind: "call-started" })[0],
  );
  expect(told).toMatchObject({ phase: "asking", formType: "I-130" });
});
