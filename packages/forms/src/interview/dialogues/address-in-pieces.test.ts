import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

/** Pieces as people tell them; each address is whole once all of them are told. */
const addresses = [
  {
    printed: "417 Montana Avenue, Apt B12, El Paso, TX 79902",
    line: ["four seventeen montana avenue", "417 Montana Avenue"],
    unit: ["apartment b twelve", "apartamento B12"],
    city: ["el paso texas", "en El Paso, Texas"],
    zip: ["el zip es seventy nine nine oh two", "79902"],
  },
  {
    printed: "8820 Bissonnet Street, Apt 214, Houston, TX 77074",
    line: ["ocho ocho veinte bissonnet street", "8820 Bissonnet Street"],
    unit: ["apartamento doscientos catorce", "es el apartamento 214"],
    city: ["houston texas", "Houston, en Texas"],
    zip: ["siete siete cero siete cuatro", "el código postal es 77074"],
  },
] as const;

type Part = "line" | "unit" | "city" | "zip";
const orders: readonly (readonly Part[])[] = [
  ["line", "unit", "city", "zip"],
  ["line", "city", "unit", "zip"],
  ["line", "city", "zip", "unit"],
  ["line", "unit", "zip", "city"],
  ["line", "zip", "unit", "city"],
  ["unit", "line", "city", "zip"],
];

describe.each(addresses)("$printed", (address) => {
  describe.each(orders.map((order) => ({ order })))("told as $order", ({ order }) => {
    test.each([0, 1])("in words %i", (way) => {
      const rosa = person("N-400", upTo("direccion_actual"));
      const pieces = order.map((part) => address[part][way] ?? "");
      const last = order.at(-1) === "unit" ? pieces.pop() : undefined;
      for (const piece of pieces) rosa.says(piece);
      // The address was whole without its apartment, which is told when it is read back.
      if (last !== undefined) rosa.says(last);
      rosa.says("sí");
      expect(rosa.english("direccion_actual")).toBe(address.printed);
    });
  });
});

test("an apartment is no ZIP code, and its word no city", () => {
  const rosa = person("N-400", upTo("direccion_actual"));
  rosa.says("ocho ocho veinte bissonnet apartamento doscientos catorce");
  expect(rosa.asked()).toMatch(/la ciudad, el estado y el código postal/);
});

test.each([
  "8820 Bissonnet Street apartamento 214 espérate mija que estoy hablando",
  "8820 Bissonnet Street apartamento 214 ya voy mijo",
  "8820 Bissonnet Street apartamento 214 espéreme tantito",
])("'%s': what is said beside a part of an address takes none of it away", (words) => {
  const rosa = person("N-400", upTo("direccion_actual"));
  rosa.says(words);
  rosa.says("seguir");
  rosa.says("Houston, Texas");
  rosa.says("77074");
  rosa.says("sí");
  expect(rosa.english("direccion_actual")).toBe("8820 Bissonnet Street, Apt 214, Houston, TX 77074");
});

describe("abroad, where houses have no number", () => {
  test.each([
    ["ella vive de la rotonda Bello Horizonte dos cuadras al lago", "Managua, Nicaragua"],
    ["vive del mercado Oriental una cuadra arriba", "en Managua, Nicaragua"],
    ["de la iglesia San José tres cuadras al sur", "no tiene número", "Masaya, Nicaragua"],
  ])("'%s', '%s'", (...pieces) => {
    const ernesto = person("I-130", upTo("direccion_familiar", "I-130"));
    for (const piece of pieces) ernesto.says(piece);
    ernesto.says("sí");
    expect(ernesto.english("direccion_familiar")).toMatch(/cuadras? (?:al lago|arriba|al sur).*Nicaragua/i);
  });

  test("whose address is asked may live abroad: nobody is asked for a state and a ZIP code first", () => {
    const ernesto = person("I-130", upTo("direccion_familiar", "I-130"));
    ernesto.says("pues está por allá");
    expect(ernesto.asked()).not.toMatch(/código postal/);
  });
});

describe("words that nobody could read are kept with a yes of any words", () => {
  const kept = ["fue hace mucho", "hace ya muchísimos", "cuando era chiquita"];
  test.each(["sí esa", "sí así déjelo", "sip", "sí, está bien así"])("'%s'", (yes) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    for (const words of [...kept, yes]) rosa.says(words);
    expect(rosa.asking().answers["fecha_nacimiento"]?.said).toBe("cuando era chiquita");
  });

  test.each(["dale la leche al niño que está en la mesa", "ay qué calor hace aquí"])(
    "'%s' neither takes their place nor keeps them",
    (aside) => {
      const rosa = person("N-400", upTo("fecha_nacimiento"));
      for (const words of [...kept, aside]) rosa.says(words);
      expect(rosa.asking().answers["fecha_nacimiento"]).toBeUndefined();
      rosa.says("sí");
      expect(rosa.asking().answers["fecha_nacimiento"]?.said).toBe("cuando era chiquita");
    },
  );
});

test("a no to what is missing takes nothing away that was told", () => {
  const rosa = person("N-400", upTo("direccion_actual"));
  rosa.says("8820 Bissonnet Street apartamento 214");
  rosa.says("Houston, Texas");
  rosa.says("no");
  rosa.says("77074");
  rosa.says("sí");
  expect(rosa.english("direccion_actual")).toBe("8820 Bissonnet Street, Apt 214, Houston, TX 77074");
});
