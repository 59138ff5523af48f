import { describe, expect, test } from "vitest";
import { person, upTo } from "../../testing.ts";

/** Told only one surname, and asked for the next question. */
function told(next: "asked" | "read back") {
  const hilario = person();
  hilario.says("Hilario Cárdenas");
  hilario.says("sí");
  if (next === "read back") hilario.says("cinco de mayo de 1965");
  return hilario;
}

describe("an answer given before is put right in one sentence", () => {
  const sayings = [
    ["me equivoqué en el apellido, es Prado", "Hilario Prado"],
    ["el nombre lo dije mal, es Hilario Cárdenas Bravo", "Hilario Cárdenas Bravo"],
    ["oiga, le dije mal mi nombre, soy Hilario Cárdenas Bravo", "Hilario Cárdenas Bravo"],
    ["perdón, en el nombre me faltó el segundo apellido, Bravo", "Hilario Cárdenas Bravo"],
    ["se me olvidó decirle que mi segundo apellido es Bravo", "Hilario Cárdenas Bravo"],
    ["mi nombre lleva otro apellido, Bravo", "Hilario Cárdenas Bravo"],
  ] as const;

  test.each(sayings)("'%s', where the next is asked", (words, whole) => {
    const hilario = told("asked");
    hilario.says(words);
    hilario.says("sí");
    expect([hilario.english("nombre_completo"), hilario.at()]).toEqual([whole, "fecha_nacimiento"]);
  });

  test.each(sayings)("'%s', where the next is read back, which is read back again behind it", (words, whole) => {
    const hilario = told("read back");
    hilario.says(words);
    expect(hilario.asked()).toContain(whole);
    hilario.says("sí");
    expect(hilario.asked()).toContain("5 de mayo de 1965");
    hilario.says("sí");
    expect([hilario.english("nombre_completo"), hilario.english("fecha_nacimiento")]).toEqual([whole, "05/05/1965"]);
  });

  test("'mi nombre es con ce, Cárdenas con ce' takes no name away", () => {
    const hilario = told("asked");
    hilario.says("mi nombre es con ce, Cárdenas con ce");
    expect([hilario.english("nombre_completo"), hilario.at()]).toEqual(["Hilario Cárdenas", "fecha_nacimiento"]);
  });
});

describe("a number told before its question", () => {
  test.each([
    ["no, termina en nueve ocho nueve", "nueve ocho nueve"],
    ["no, me equivoqué, es A 055 123 989", "nueve ocho nueve"],
    ["el número ese está mal, es 055123989", "nueve ocho nueve"],
  ])("'%s' puts it right there, and is no date", (words, end) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("A 055 123 987");
    rosa.says(words);
    expect([rosa.at(), rosa.asked()]).toEqual(["fecha_nacimiento", expect.stringContaining(end)]);
    rosa.says("tres de mayo de 1960");
    rosa.says("sí");
    rosa.says("México");
    rosa.says("sí");
    expect(rosa.english("numero_alien")).toBe("A055123989");
  });

  test("told in pieces it is put together", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    for (const piece of ["a cero nueve siete", "tres cuatro uno", "dos dos ocho"]) rosa.says(piece);
    rosa.says("tres de mayo de 1960");
    rosa.says("sí");
    rosa.says("México");
    expect(rosa.asked()).toContain("cero nueve siete, tres cuatro uno, dos dos ocho");
  });
});

test.each([
  "no me acuerdo, déjeme ir por la mica",
  "no sé, déjeme ver el pasaporte",
  "no lo sé de memoria, ahorita busco el papel",
])("'%s' is waited for, and nothing is left out", (words) => {
  const rosa = person("N-400", upTo("numero_alien"));
  rosa.says(words);
  expect(rosa.asked()).toMatch(/^Está bien, espero/);
  expect([rosa.at(), rosa.asking().later]).toEqual(["numero_alien", []]);
});

test.each(["espere, ¿con ese o con zeta?", "un momento, ¿cómo lo escribió?"])(
  "'%s' is answered by the letters",
  (words) => {
    const carmela = person();
    carmela.says("Carmela Ibáñez");
    carmela.says(words);
    expect([carmela.asking().turn.kind, carmela.asked()]).toEqual(["confirming", expect.stringContaining("zeta")]);
  },
);

test.each([
  ["¿puedo seguir sin eso?", /cualquier pregunta para después/],
  ["¿ya casi?", /Faltan/],
  ["¿y si me equivoco qué pasa?", /^Todo se puede corregir/],
])("'%s' is answered", (words, answer) => {
  const rosa = person("N-400", upTo("fecha_nacimiento"));
  rosa.says(words);
  expect([rosa.at(), rosa.asked()]).toEqual(["fecha_nacimiento", expect.stringMatching(answer)]);
});

test.each([
  ["el último es un nueve", "nueve ocho nueve"],
  ["el tercero es un ocho", "cero cinco ocho"],
])("'%s' is one digit", (words, part) => {
  const rosa = person("N-400", upTo("numero_alien"));
  rosa.says("055123987");
  rosa.says(words);
  expect(rosa.asked()).toContain(part);
});

test("'falta un dos al final' of a whole number takes no other digit's place", () => {
  const rosa = person("N-400", upTo("numero_alien"));
  rosa.says("055123987");
  rosa.says("falta un dos al final");
  expect([rosa.at(), rosa.asking().turn.kind]).toEqual(["numero_alien", "waiting"]);
});

test("'no quiero que quede nada de lo que puse' is asked about as an erasure", () => {
  const rosa = person("N-400", upTo("numero_alien"));
  rosa.says("no quiero que quede nada de lo que puse");
  expect(rosa.asked()).toMatch(/¿Borro todo/);
});

describe("in the review", () => {
  test("'todo bien, nomás que nací el cuatro, no el tres' puts the date right, and saves nothing", () => {
    const rosa = person("N-400", upTo("").concat("nombre_conyuge"));
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    rosa.says("todo bien, nomás que nací el dieciséis, no el quince");
    expect([rosa.at(), rosa.asked()]).toEqual(["fecha_nacimiento", expect.stringContaining("16 de marzo de 1985")]);
  });

  test("'no entiendo, ¿qué tengo que decir?' is told what one may say", () => {
    const rosa = person("N-400", upTo("").concat("nombre_conyuge"));
    rosa.says("no entiendo, ¿qué tengo que decir?");
    expect(rosa.asked()).toMatch(/diga: está bien/);
  });
});

test("'pero mi hija tiene uno, ¿sirve?' counts no digit of a telephone", () => {
  const rosa = person("N-400", upTo("telefono"));
  rosa.says("pero mi hija tiene uno, ¿sirve?");
  expect([rosa.at(), rosa.asking().turn.kind]).toEqual(["telefono", "waiting"]);
});

test("talk before the first part of an address is no part of it", () => {
  const rosa = person("N-400", upTo("direccion_actual"));
  for (const piece of ["vivo con mi hermana, en su casa", "en la 4512 Fulton"]) rosa.says(piece);
  expect(rosa.asked()).toBe("¿Cuál es la ciudad, el estado y el código postal?");
});

describe("a digit alone", () => {
  test.each(["se le fue un siete", "no, ocho", "sí, los nueve", "tiene nueve números"])(
    "'%s' takes the place of none",
    (words) => {
      const rosa = person("N-400", upTo("numero_alien"));
      rosa.says("cero seis uno siete siete dos cuatro cero cinco");
      rosa.says(words);
      const { turn } = rosa.asking();
      const kept = turn.kind === "confirming" ? turn.reading.value : undefined;
      expect([undefined, "061772405"]).toContain(kept);
    },
  );
});

test("an A-Number told in groups of any size is put together", () => {
  const rosa = person("N-400", upTo("numero_alien"));
  for (const piece of ["cero seis uno", "siete siete dos", "cuatro cero", "cinco"]) rosa.says(piece);
  rosa.says("sí");
  expect(rosa.english("numero_alien")).toBe("A061772405");
});

test("'sí, él también nació el tres de mayo' is a yes, and of somebody else", () => {
  const rosa = person();
  rosa.says("Rosa Elena Prado Luna igual que mi mamá");
  rosa.says("sí, ella también nació el tres de mayo");
  expect([rosa.at(), rosa.english("nombre_completo")]).toEqual(["fecha_nacimiento", "Rosa Elena Prado Luna"]);
});
