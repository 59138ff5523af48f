import type { Random } from "./channel.ts";
import { digitWords, pick } from "./channel.ts";
import { plain } from "./sounds.ts";

const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const given =
  "Rosa María José Luis Carmen Ana Elena Jorge Lucía Pedro Marta Raúl Sofía Diego Inés Tomás Víctor Beatriz Héctor Gerardo".split(
    " ",
  );
/** Half of them sound like another spelling of themselves. */
const surnames =
  `Prado Luna Ramírez Ochoa Soto Paz Muñoz Ibáñez Cruz Vega Ríos Campos Flores Mena Tapia Solís Villalobos
Vázquez Básquez Hernández Jiménez Giménez Cervantes Zavala Sabala Yáñez Llanes Bermúdez Velasco Belasco Herrera Errera
Huerta Ortiz Ortega Chávez Chaves Gómez Gomes Rosales Barrera Valle Balle Benavides Ayala Castillo Reyes Lozano Salazar
Trujillo Quiroz Mejía Peña Pena Núñez Zúñiga Escobar Olvera Urbina Acevedo Arévalo`.split(/\s+/);
const streets = [
  ...["Main Street", "Maple Avenue", "Oak Street", "Pine Drive", "Cedar Lane", "Lake Road", "Park Avenue"],
  ...["Vernon Street", "Hillside Drive", "San Jacinto Street", "Bergen Avenue", "Vine Street", "Elm Court"],
];
const cities = [
  ["Los Ángeles", "California", "90012"],
  ["Houston", "Texas", "77002"],
  ["Miami", "Florida", "33130"],
  ["Chicago", "Illinois", "60601"],
  ["Phoenix", "Arizona", "85004"],
] as const;
const domains = ["gmail punto com", "yahoo punto com", "hotmail punto com", "outlook punto com"];
const areaCodes = [
  [3, 0, 5],
  [2, 1, 3],
  [7, 1, 3],
];

const digits: (random: Random, count: number) => number[] = (random, count) =>
  Array.from({ length: count }, () => Math.floor(random() * 10));

export function aloud(list: readonly number[]) {
  return list.map((digit) => digitWords[digit]).join(" ");
}

/** Something to be asked of invented people: the field it is asked in, and what one of them answers. */
export type Asked = { kind: string; field: string; say: (random: Random) => string };

export const kindsAsked: readonly Asked[] = [
  {
    kind: "name",
    field: "nombre_completo",
    say: (random) =>
      [pick(random, given), pick(random, given), pick(random, surnames), pick(random, surnames)].join(" "),
  },
  {
    kind: "e-mail",
    field: "email",
    say: (random) => {
      const number = random() < 0.3 ? ` ${aloud(digits(random, 2))}` : "";
      const dot = random() < 0.7 ? " punto " : " guion bajo ";
      return `${plain(pick(random, given))}${dot}${ascii(pick(random, surnames))}${number} arroba ${pick(random, domains)}`;
    },
  },
  {
    kind: "address",
    field: "direccion_actual",
    say: (random) => {
      const [city, state, zip] = pick(random, cities);
      const number = 100 + Math.floor(random() * 9000);
      return `${number} ${pick(random, streets)}, ${city}, ${state}, ${aloud([...zip].map(Number))}`;
    },
  },
  { kind: "A-Number", field: "numero_alien", say: (random) => aloud([0, ...digits(random, 8)]) },
  {
    kind: "phone",
    field: "telefono",
    say: (random) => aloud([...pick(random, areaCodes), 5, 5, 5, 0, 1, ...digits(random, 2)]),
  },
  {
    kind: "date",
    field: "fecha_nacimiento",
    say: (random) => {
      const tens = pick(random, ["cincuenta", "sesenta", "setenta", "ochenta"]);
      const year = `mil novecientos ${tens} y ${digitWords[1 + Math.floor(random() * 9)]}`;
      return `${1 + Math.floor(random() * 28)} de ${pick(random, months)} de ${year}`;
    },
  },
];

function ascii(text: string) {
  return plain(text).replaceAll("ñ", "n");
}
