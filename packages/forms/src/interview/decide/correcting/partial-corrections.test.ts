import { describe, expect, test } from "vitest";
import { person, sample, upTo } from "../../testing.ts";

/** Someone who heard the answer read back and now says something about it. */
function repairing(field: string, first: string, words: string) {
  const rosa = person("N-400", upTo(field));
  rosa.says(first);
  rosa.says(words);
  return rosa;
}

describe("only the wrong part said anew is put into what was read back", () => {
  const alien = "cero ocho nueve tres cuatro cinco seis siete nueve";
  const phone = "tres cero cinco cinco cinco cinco cero uno dos tres";
  const birth = sample["fecha_nacimiento"] ?? "";
  const address = sample["direccion_actual"] ?? "";
  const email = "rosa punto prado arroba gmail punto com";

  test.each([
    ["numero_alien", alien, "no, la última es ocho", "A089345678"],
    ["numero_alien", alien, "no, termina en ocho", "A089345678"],
    ["numero_alien", alien, "no, el último grupo es seis siete ocho", "A089345678"],
    ["numero_alien", alien, "no, el primer grupo es cero ocho ocho", "A088345679"],
    ["numero_alien", alien, "sí, pero el último es ocho", "A089345678"],
    ["numero_alien", alien, "no, el tercero es ocho", "A088345679"],
    ["numero_alien", alien, "sí, pero el primer número es uno", "A189345679"],
    ["telefono", phone, "sí, pero el décimo es cuatro", "(305) 555-0124"],
    ["telefono", phone, "no, la última es cinco", "(305) 555-0125"],
    ["telefono", phone, "no, el área es siete uno tres", "(713) 555-0123"],
    ["telefono", phone, "no, cero uno cuatro ocho", "(305) 555-0148"],
    ["fecha_nacimiento", birth, "no, catorce", "03/14/1985"],
    ["fecha_nacimiento", birth, "no, el mes es mayo", "05/15/1985"],
    ["fecha_nacimiento", birth, "no, ochenta y seis", "03/15/1986"],
    ["direccion_actual", address, "no, el código es nueve cero cero uno tres", "90013"],
    ["direccion_actual", address, "sí, pero el código es nueve cero cero uno tres", "90013"],
    ["direccion_actual", address, "sí, pero la ciudad es San Diego", "1234 Main Street, San Diego, CA 90012"],
    ["direccion_actual", address, "no, la calle es 1324 Maple Avenue", "1324 Maple Avenue, Los Angeles, CA 90012"],
    ["direccion_actual", address, "no, el estado es Texas", "1234 Main Street, Los Angeles, TX 90012"],
    ["email", email, "no, arroba hotmail punto com", "rosa.prado@hotmail.com"],
    ["email", email, "no, es yahoo", "rosa.prado@yahoo.com"],
    ["email", email, "no, es yahoo punto com", "rosa.prado@yahoo.com"],
    ["nombre_completo", "Rosa Elena Prada Luna", "no, Prado", "Rosa Elena Prado Luna"],
    ["nombre_completo", "Rosa Elena Prada Luna", "no, el apellido es Prado", "Rosa Elena Prado Luna"],
    ["nombre_completo", "Rosa Elena Prada", "los apellidos son Prado Luna", "Rosa Elena Prado Luna"],
    ["nombre_completo", "Rosa Elena Prada Luma", "el apellido está mal, es Prado Luna", "Rosa Elena Prado Luna"],
    ["nombre_completo", "Rosa Tzok", "no, la primera del apellido es te, zeta, o, ce", "Rosa Tzoc"],
    ["nombre_completo", "Rosa Gómes", "pero Gómez es con zeta", "Rosa Gómez"],
    ["nombre_completo", "Rosa Gómes", "no, gomes con zeta al final", "Rosa Gómez"],
    ["nombre_completo", "Rosa Varela", "no, con be grande", "Rosa Barela"],
    ["nombre_completo", "Ana Yanes Soto", "no, Yanes se escribe con elle", "Ana Llanes Soto"],
  ])("%s: %s: %s", (field, first, words, english) => {
    const rosa = repairing(field, first, words);
    expect(rosa.asking()).toMatchObject({ turn: { kind: "confirming" }, failures: 1 });
    expect(rosa.english(field)).toBe("");
    rosa.says("sí");
    expect(rosa.english(field)).toContain(english);
  });

  test("where it may be one of several, they are offered", () => {
    const juan = repairing("nombre_completo", "Juan Prado Luna", "no, Ruiz");
    expect(juan.asking().turn.kind).toBe("choosing");
    expect(juan.asking().answers).toEqual({});
  });

  test("a whole answer said anew chooses no candidate that has all its words, and one more", () => {
    const rosa = repairing("nombre_completo", "Pedro Inés Casa Vega", "no, Ramírez");
    expect(rosa.asking().turn.kind).toBe("choosing");
    rosa.writes("Pedro Inés Ramírez Vega");
    expect(rosa.english("nombre_completo")).toBe("Pedro Inés Ramírez Vega");
  });

  test("a part that cannot be placed asks for the whole, however often: it is never kept for it", () => {
    const rosa = repairing("nombre_completo", "Marta Diego Muñoz Muños", "sí, pero el apellido es Muñoz");
    expect(rosa.asked()).toMatch(/^Vamos otra vez\. ¿Cuál es su nombre completo\?/);
    rosa.says("Marta Diego Muñoz Muños");
    rosa.says("sí, pero el apellido es Muñoz");
    expect(rosa.asked()).toContain("¿Cuál es su nombre completo?");
    expect(rosa.asking()).toMatchObject({ answers: {}, turn: { kind: "waiting" }, isKeyboardOffered: true });
  });

  test("a given name said again takes the place of the given names, and the whole is read back", () => {
    const luis = repairing("nombre_completo", "Carmen Luis Luna", "no, Carmen Lena Luna");
    luis.says("no, Carmen Luna Luna");
    luis.says("sí, pero el nombre es Jorge");
    expect(luis.asking()).toMatchObject({
      answers: {},
      isKeyboardOffered: true,
      turn: { kind: "confirming", reading: { english: "Jorge Luna Luna" } },
    });
  });

  test("a letter that may stand in two places is offered in both", () => {
    const rosa = repairing("nombre_completo", "Rosa Gonsales", "no, Gonsales es con zeta");
    expect(rosa.asked()).toBe("¿Rosa Gonzales, o Rosa Gonsalez?");
    rosa.picks(1);
    expect(rosa.english("nombre_completo")).toBe("Rosa Gonsalez");
  });

  test("a letter that stands there already is read back letter by letter", () => {
    const rosa = repairing("nombre_completo", "Rosa Gómez", "pero Gómez es con zeta");
    expect(rosa.asked()).toBe("Oí: Rosa Gómez. Se escribe: ge, o con acento, eme, e, zeta. ¿Está bien?");
  });

  test.each(["ocho nueve tres cuatro cinco seis siete nueve", alien])(
    "a digit whose place cannot be known asks for the number again (%s)",
    (said) => {
      const rosa = repairing("numero_alien", said, said === alien ? "no, el décimo es ocho" : "no, el tercero es ocho");
      expect(rosa.asking()).toMatchObject({ turn: { kind: "waiting" }, answers: {} });
    },
  );
});

describe("a yes", () => {
  test.each(["sí, esta vien", "zí está bien", "si asta bien", "pues sí", "sí, eh, está bien"])(
    "'%s' is one",
    (words) => {
      const rosa = repairing("nombre_completo", "Rosa Elena Prado", words);
      expect(rosa.english("nombre_completo")).toBe("Rosa Elena Prado");
    },
  );

  test.each([
    "sí, menos el año",
    "sí, casi",
    "sí, cien",
    "López está bien",
    "sí, y López",
    "todo mal",
    "sí está marzo",
  ])("'%s' is none, and the value read back stands", (words) => {
    const rosa = repairing("nombre_completo", "Rosa Elena Prado", words);
    expect(rosa.asking().answers).toEqual({});
  });

  test("that was not understood does not ask for the whole number again", () => {
    const rosa = repairing("numero_alien", sample["numero_alien"] ?? "", "sí está gato");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "089345678" } });
    expect(rosa.asked()).toMatch(/A cero ocho nueve, .*¿Sí o no\?$/);
  });
});

describe("an answer given in parts", () => {
  const inParts = (field: string, ...parts: readonly string[]) => {
    const rosa = person("N-400", upTo(field));
    for (const part of parts) rosa.says(part);
    return rosa;
  };

  test("comes nearer its end with each part, and none of them has failed", () => {
    const rosa = inParts("numero_alien", "cero ocho", "nueve", "tres cuatro", "cinco");
    expect(rosa.asked()).toBe("Llevo cero ocho nueve tres cuatro cinco. ¿Qué números siguen?");
    rosa.says("seis siete ocho");
    expect(rosa.asked()).toContain("A cero ocho nueve, tres cuatro cinco, seis siete ocho");
  });

  test("goes on behind a number of few digits that was read back, and is agreed to by none of them", () => {
    const rosa = inParts("numero_alien", "nueve cuatro tres", "dos uno", "cuatro cero", "cero");
    expect(rosa.kept()).toEqual([]);
    expect(rosa.asked()).toContain("A cero nueve cuatro, tres dos uno, cuatro cero cero");
    rosa.says("siete");
    expect(rosa.asked()).toContain("A nueve cuatro tres, dos uno cuatro, cero cero siete");
  });
});

describe("a part of the value that is said again and changes nothing", () => {
  test.each(["mayo", "el cinco", "en mayo", "mil novecientos sesenta y dos"])("'%s' agrees to nothing", (part) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("cinco de mayo de mil novecientos sesenta y dos");
    rosa.says(part);
    expect(rosa.kept()).toEqual([]);
    expect(rosa.asked()).toContain("5 de mayo de 1962");
  });

  test.each([
    ["en vez de mayo, junio", "5 de junio de 1962"],
    ["en lugar del cinco el quince", "15 de mayo de 1962"],
    ["¿mayo? era marzo", "5 de marzo de 1962"],
  ])("'%s' is a correction", (correction, value) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("cinco de mayo de mil novecientos sesenta y dos");
    rosa.says(correction);
    expect(rosa.kept()).toEqual([]);
    expect(rosa.asked()).toContain(value);
  });
});

describe("the order of a name", () => {
  test.each([
    ["no, primero va Rivas y luego Molina", "Teresa Rivas Molina"],
    ["los apellidos están al revés", "Teresa Rivas Molina"],
    ["falta Elena después de Teresa", "Teresa Elena Molina Rivas"],
    ["Elena en el medio", "Teresa Elena Molina Rivas"],
    ["cambie Rivas por Vivas", "Teresa Molina Vivas"],
    ["no es Molino, es Molina, con a", "Teresa Molina Rivas"],
  ])("'%s'", (words, value) => {
    const teresa = person("N-400", []);
    teresa.says("Teresa Molina Rivas");
    teresa.says(words);
    expect(teresa.asked()).toContain(`${value}.`);
  });
});

describe("a yes that only begins a correction", () => {
  test.each([
    ["sí, nomás que Prado es Pardo", "Rosa Elena Pardo Luna"],
    ["está bien pero no es Luna es Lunas", "Rosa Elena Prado Lunas"],
    ["todo bien, solo que Elena es con hache", "Rosa Helena Prado Luna"],
    ["sí, con Torres al final", "Rosa Elena Prado Luna Torres"],
    ["el Elena sobra", "Rosa Prado Luna"],
    ["sí, pero Elena sobra", "Rosa Prado Luna"],
  ])("'%s'", (words, value) => {
    const rosa = person("N-400", []);
    rosa.says("Rosa Elena Prado Luna");
    rosa.says(words);
    expect(rosa.asked()).toContain(`${value}.`);
    expect(rosa.asking().answers["nombre_completo"]).toBeUndefined();
  });

  test("where it is written so already, the word 'sí' takes no name's place", () => {
    const rosa = person("N-400", []);
    rosa.says("Rosa Elena Prado Luna");
    rosa.says("sí, pero Elena va sin hache");
    expect(rosa.asked()).toContain("Rosa Elena Prado Luna.");
  });
});

test("a name that goes on after its read-back loses none of its words", () => {
  const rosa = person("N-400", []);
  rosa.says("Rosa Elena");
  rosa.says("Prado Luna");
  expect(rosa.asked()).toContain("Rosa Elena Prado Luna");
});

test("a house number said again takes the place of the one that was read back", () => {
  const rosa = person("N-400", upTo("direccion_actual"));
  rosa.says("1234 Main Street, Los Angeles, California 90012");
  rosa.says("mil doscientos treinta y cinco");
  expect(rosa.asked()).toContain("1235 Main");
});

test.each(["¿Prado o Pardo?", "¿cuál Prado?"])("'%s' hears it letter by letter", (words) => {
  const rosa = person("N-400", []);
  rosa.says("Rosa Elena Prado Luna");
  rosa.says(words);
  expect(rosa.asked()).toContain("pe, erre, a, de, o");
});
