import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import { commonAndFamily, fillersAndFamily } from "./talk.table.ts";

const read = (heard: string) => interpret({ heard, kind: "name", today: "2026-11-20" });

describe("a name whose end or part is told again", () => {
  test.each([
    ["edgardo rivas portilo no portillo", "Edgardo Rivas Portillo", "differs in sound, and only one is known"],
    ["elmer soto opsina no ospina", "Elmer Soto Ospina", "letters turned round"],
    ["digna del transito no perdon del carmen digna del carmen sorto", "Digna del Carmen Sorto", "part, then whole"],
    ["juana del rosario, perdón, del pilar, juana del pilar tux", "Juana del Pilar Tux", "with pauses"],
    ["Mirian yaneth cruz, digo Miriam", "Miriam Yaneth Cruz", "the given name alone"],
    ["Neli yaneth cruz rey, digo Nelly", "Nelly Yaneth Cruz Rey", "two letters away"],
    ["rosa gámez no gómez", "Rosa Gámez", "two names that sound otherwise: denied"],
    ["luis soto mora junior bueno no junior no luis soto mora nomas", "Luis Soto Mora", "a suffix taken back"],
  ])("%s is %s: %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["rosa elvira sanches no sánchez", "jose manuel bargas no vargas"])(
    "%s is asked: alike in sound",
    (heard) => expect(read(heard).candidates).toHaveLength(2),
  );
});

describe("a name beside what is told of it", () => {
  test.each([
    ["se llamaba ma del socorro paz, el ma es maría, maría del socorro paz luna", "María del Socorro Paz Luna"],
    ["era fco soto, el fco es francisco, francisco soto rey", "Francisco Soto Rey"],
    ["soy irma calix lobo de soltera pero en la licencia dice irma calix de mejía", "Irma Calix de Mejía"],
    ["soy irma calix lobo de soltera y de casada irma calix de mejía", "Irma Calix de Mejía"],
    ["ella es alma tum de pop pero en su dui dice alma tum coy", "Alma Tum Coy"],
    ["elia paz viuda de mora pero en la green card dice nomás elia paz soto", "Elia Paz Soto"],
    ["mi hermana es ana luz, el apellido igual al mío rojas paz", "Ana Luz Rojas Paz"],
    ["mi hijo se llama marco antonio, los apellidos los mismos míos soto vega", "Marco Antonio Soto Vega"],
    ["el niño se llama igual que yo jose luis pero ramos tello", "Jose Luis Ramos Tello"],
    ["marvin joel soto oíste", "Marvin Joel Soto"],
    ["chávez con ve chica o sea dina chávez lara", "Dina Chávez Lara"],
    ["Ana Soto claro", "Ana Soto"],
    ["rosa maría lópez garcía claro", "Rosa María López García"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["mi nombre es maya, ixchel", "me llamo aymara, wara"])("%s is asked: a language, or a name", (heard) =>
    expect(read(heard).status).toBe("ask"),
  );
});

describe("the name of today beside others", () => {
  test.each([
    ["ahorita mirna suyapa cáceres, antes de casarme era zelaya murillo", "Mirna Suyapa Cáceres"],
    ["ahorita rosa elena paz, antes era lópez murillo", "Rosa Elena Paz"],
    ["hoy firmo karla yesenia mejía, antes de casada era orellana", "Karla Yesenia Mejía"],
    ["Yoli Briceño pero eso es en facebook, en el pasaporte Yolimar Briceño", "Yolimar Briceño"],
    ["Rosy Luna en instagram, en la residencia Rosalinda Luna", "Rosalinda Luna"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test("a former family name alone does not stand for a whole name in other talk", () =>
    expect(read("mejor rosa elena paz, antes de casarme era lópez murillo").status).toBe("ask"));
});

describe("which of two parts 'segundo' calls", () => {
  test.each([
    [
      "nombre yolimar, segundo nombre coromoto, primer apellido briceño y segundo urdaneta",
      "Yolimar Coromoto Briceño Urdaneta",
    ],
    ["primer nombre ana y segundo luz, primer apellido paz y segundo soto", "Ana Luz Paz Soto"],
    ["apellido paterno quispe y segundo mamani, nombres rosa luz", "Rosa Luz Quispe Mamani"],
    ["me llamo ana, mi primer apellido es paz y segundo es luna", "Ana Paz Luna"],
    ["nombre luis segundo, primer apellido paz y segundo luna", "Luis Segundo Paz Luna"],
    ["nombre: segundo manuel, apellido: paz", "Segundo Manuel Paz"],
    ["nombres luis y segundo, apellido paz", "Luis Segundo Paz"],
    ["me llamo segundo paz luna", "Segundo Paz Luna"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("a suffix that is denied", () => {
  test.each([
    "ramon tejada peralta, junior no es, na ma",
    "ramon tejada peralta, no es junior, nada más",
    "ramon tejada peralta, no lleva junior",
    "ramon tejada peralta na ma",
  ])("%s", (heard) => expect(read(heard)).toMatchObject({ status: "value", value: "Ramon Tejada Peralta" }));

  test("what is told of one stays", () =>
    expect(read("ramon tejada peralta, él es junior").value).toBe("Ramon Tejada Peralta Jr"));
});

describe("a plain name of common words that are family names too", () => {
  const words = [...commonAndFamily.split(" "), ...fillersAndFamily.split(" "), "varon", "partida", "mercado"];
  const fillers = new Set(fillersAndFamily.split(" "));
  const printed = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const pairs = words.flatMap((one) => words.map((other) => [one, other] as const));

  test.each(words)("Maria and Pedro Gomez before %s", (word) => {
    expect(read(`maria ${word}`).value).toBe(`Maria ${printed(word)}`);
    expect(read(`pedro gomez ${word}`).value).toBe(`Pedro Gomez ${printed(word)}`);
  });

  test("all pairs of them are read as told", () => {
    // "Caballeros Caballero" is asked: one may be the other, said again. Two fillers are talk.
    const isClear = ([one, other]: readonly [string, string]) =>
      one !== other && `${one}s` !== other && `${other}s` !== one && !(fillers.has(one) && fillers.has(other));
    const wrong = pairs
      .filter(isClear)
      .filter(([one, other]) => read(`maria ${one} ${other}`).value !== `Maria ${printed(one)} ${printed(other)}`);
    expect(wrong).toEqual([]);
  });
});

test.each([
  ["Wilber Estuardo Tzoc, nada más un apellido", "Wilber Estuardo", "Tzoc"],
  ["solo tengo un apellido, hilda pazos", "Hilda", "Pazos"],
  ["Ana María de la O, no tengo segundo apellido", "Ana María", "de la O"],
  ["Juan Tomás Ajú, un solo apellido nomás", "Juan Tomás", "Ajú"],
])("who has one family name has no given name in it: %s", (heard, given, family) =>
  expect(read(heard)).toMatchObject({ parts: { given, family } }),
);
