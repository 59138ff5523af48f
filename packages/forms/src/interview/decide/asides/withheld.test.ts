import { describe, expect, test } from "vitest";
import { person, upTo } from "../../testing.ts";

describe("who gives no answer has nothing of it kept", () => {
  test.each([
    ["cero ocho nueve tres cuatro cinco", "no se lo voy a dar"],
    ["cero ocho nueve tres cuatro cinco", "no lo quiero dar"],
    ["cero ocho nueve", "mejor déjelo en blanco"],
    ["cero ocho nueve", "déjalo así sin poner nada"],
    ["son 800", "eso no se lo digo"],
  ])("'%s', and then '%s'", (part, refusal) => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says(part);
    rosa.says(refusal);
    expect(rosa.asking().answers["numero_alien"]).toBeUndefined();
    expect(rosa.asking().later).toContain("numero_alien");
  });

  test.each(["déjalo así ahí sin poner nada", "déjelo vacío", "que se quede sin contestar"])(
    "'%s', said of words that nobody could read, keeps none of them",
    (refusal) => {
      const rosa = person("N-400", upTo("fecha_nacimiento"));
      for (const words of ["fue hace mucho", "hace ya muchísimos", "cuando era chiquita", refusal]) rosa.says(words);
      expect(rosa.asking().answers["fecha_nacimiento"]).toBeUndefined();
    },
  );

  test("who only does not know the rest keeps what was told", () => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says("cero ocho nueve tres cuatro cinco");
    rosa.says("no me acuerdo de lo demás");
    expect(rosa.asking().answers["numero_alien"]?.said).toBe("cero ocho nueve tres cuatro cinco");
  });
});

describe("numbers that measure something, and years, are no digits of the number asked", () => {
  test.each([
    "llegué en el noventa y dos llevo treinta y dos años",
    "la tarjeta se me venció en el veintiuno",
    "un notario me bajó 800 dólares",
    "tengo tres hijos y cinco nietos",
  ])("'%s' before the number changes none of it", (aside) => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says(`${aside} es el cero ocho nueve tres cuatro cinco seis siete ocho`);
    rosa.says("sí");
    expect(rosa.asking().answers["numero_alien"]?.said).toMatch(/ocho|089/);
    expect(rosa.english("numero_alien")).toBe("A089345678");
  });
});

test.each([
  "tres cero cinco cinco cinco cinco cero uno dos tres hijo",
  "305 555 0123 hija",
  "empieza en el tres cero cinco y luego cinco cinco cinco cero uno dos tres",
])("'%s' loses no digit to who is spoken to, nor to where it begins", (words) => {
  const rosa = person("N-400", upTo("telefono"));
  rosa.says(words);
  rosa.says("sí");
  expect(rosa.english("telefono")).toBe("(305) 555-0123");
});

test("where a number ends is told of its last digits", () => {
  const rosa = person("N-400", upTo("telefono"));
  rosa.says("tres cero cinco cinco cinco cinco cero uno veintitrés");
  rosa.says("no, termina en el cuarenta y siete");
  rosa.says("sí");
  expect(rosa.english("telefono")).toBe("(305) 555-0147");
});

describe("a date of something else is nobody's birth", () => {
  test.each([
    "doce de junio del noventa y nueve nos casamos por la iglesia",
    "la conocí el cinco de mayo del noventa y siete",
    "llegué a este país el doce de junio del noventa y nueve",
    "mi hijo nació el cinco de mayo del dos mil",
    "el cuatro de marzo del sesenta es el cumpleaños de mi marido",
  ])("'%s' is not proposed", (words) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says(words);
    expect(rosa.asking().turn.kind).toBe("waiting");
  });

  test("beside a read-back it changes nothing", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("quince de marzo del setenta");
    rosa.says("yo la conocí el noventa y siete en la cancha");
    expect(rosa.asked()).toMatch(/15 de marzo de 1970/);
  });

  test.each([
    "me casé en el 90 y nací el 3 de abril de 1962",
    "soy del 3 de abril de 1962, llegué en el 98",
    "mi fecha es 3 de abril de 1962, llegué aquí en el 98",
  ])("'%s' tells both, and the birth is read", (words) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says(words);
    expect(rosa.asked()).toMatch(/3 de abril de 1962/);
  });
});

describe("a name told as somebody else's is read back before it is one's own", () => {
  test.each(["Juana Pérez López, mi mamá", "Juana Pérez López es mi mamá", "mi mamá se llama Juana Pérez López"])(
    "'%s'",
    (words) => {
      const rosa = person("N-400", upTo("nombre_completo"));
      rosa.writes(words);
      expect(rosa.asking().turn.kind).toBe("confirming");
    },
  );
});

describe("who wants to be waited for loses nothing of a name, spoken or written", () => {
  test.each([
    "Rosa Elena Prado Luna deme un minuto",
    "Rosa Elena Prado Luna espéreme tantito",
    "Rosa Elena Prado Luna un momento",
    "Rosa Elena Prado Luna ahorita vuelvo",
    "Rosa Elena Prado Luna déjeme ver quién toca",
  ])("'%s'", (words) => {
    for (const way of ["says", "writes"] as const) {
      const rosa = person("N-400");
      rosa[way](words);
      rosa[way]("seguir");
      rosa[way]("sí");
      expect(rosa.english("nombre_completo")).toContain("Prado Luna");
    }
  });
});

test.each([
  ["deje busco mis lentes rosa arroba gmail punto com", "rosa arroba gmail punto com"],
  ["ay dios rosa prado arroba gmail.com", undefined],
])("'%s', written, is kept in silence without the words beside it alone", (words, kept) => {
  const rosa = person("N-400", upTo("email"));
  rosa.writes(words);
  expect(rosa.asking().answers["email"]?.said).toBe(kept);
});

describe("the answer before is told otherwise without a word of correction", () => {
  test.each([
    ["bueno es que se me murió en agosto mi viejo", "widowed"],
    ["es que se me murió mi marido", "widowed"],
    ["ya me divorcié de él", "divorced"],
    ["ya enviudé hace dos años", "widowed"],
  ])("'%s', to the spouse's name", (words, value) => {
    const rosa = person("N-400", upTo("estado_civil"));
    rosa.says("casada");
    rosa.says(words);
    if (rosa.asking().turn?.kind === "confirming") rosa.says("sí");
    expect(rosa.asking().answers["estado_civil"]?.said).toBe(words);
    expect(rosa.english("estado_civil")?.toLowerCase()).toBe(value);
  });
});
