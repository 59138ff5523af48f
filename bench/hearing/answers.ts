import type { Random } from "./random.ts";

// @ts-check
// What invented people answer, in the pieces between which older people stop to think.

/** One answer in pieces, each of which is said in one breath. */
export interface Words {
  /** as the tables call it */
  readonly kind: string;
  /** what the call is told to expect */
  readonly field: string;
  /** words, or the names of recordings */
  readonly pieces: readonly (readonly string[])[];
}

const digitNames = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const letterNames = new Map(
  "a:a b:be c:ce d:de e:e f:efe g:ge i:i j:jota l:ele m:eme n:ene o:o p:pe r:erre s:ese t:te u:u v:uve z:zeta"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
const families = [
  "luna",
  "prado",
  "salinas",
  "medina",
  "fuentes",
  "robles",
  "paz",
  "solis",
  "vega",
  "campos",
  "mora",
  "rivas",
];

/** The recordings say how each is written: path without ending, words. */
export type Recorded = readonly [path: string, text: string];

const digit = (digit: number): Recorded => [`digits/${digit}`, digitNames[digit] as string];

const digits = (random: Random, count: number) => Array.from({ length: count }, () => digit(random.below(10)));

/** A telephone, in its three groups. */
function phone(random: Random) {
  const area = random.pick([
    [3, 0, 5],
    [2, 1, 3],
    [7, 1, 3],
    [3, 1, 2],
    [6, 0, 2],
  ]);
  return [area.map(digit), [5, 5, 5].map(digit), [digit(0), digit(1), ...digits(random, 2)]];
}

/** An A-Number, in threes. */
function alienNumber(random: Random) {
  return [[digit(0), ...digits(random, 2)], digits(random, 3), digits(random, 3)];
}

const tens = new Map([
  [30, "treinta"],
  [40, "cuarenta"],
  [50, "cincuenta"],
  [60, "sesenta"],
  [70, "setenta"],
  [80, "ochenta"],
  [90, "noventa"],
]);
const small =
  "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho".split(
    " ",
  );

/** A date in the pieces day and month, and year. */
function date(random: Random) {
  const day = 2 + random.below(27);
  const month = random.below(12);
  const ten = 30 + 10 * random.below(7);
  const unit = 1 + random.below(9);
  const dayAndMonth: Recorded[] = [
    [`digits/${day}`, small[day - 1] as string],
    ["digits/es-de", "de"],
    [`digits/mon-${month}`, months[month] as string],
  ];
  const year: Recorded[] = [
    ["digits/es-de", "de"],
    ["digits/thousand", "mil"],
    ["digits/900", "novecientos"],
    [`digits/${ten}`, tens.get(ten) as string],
    ["digits/and", "y"],
    digit(unit),
  ];
  return [dayAndMonth, year];
}

/** A family name letter by letter, in two pieces. */
function spelled(random: Random) {
  const letters = [...random.pick(families)].map(
    (letter) => [`letters/${letter}`, letterNames.get(letter) ?? letter] as Recorded,
  );
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half), letters.slice(half)];
}

/** Answers the recordings have the words for: kind, field, a maker of its pieces. */
const recorded = [
  ["number", "telefono", phone],
  ["number", "numero_alien", alienNumber],
  ["date", "fecha_nacimiento", date],
  ["spelled word", "nombre_completo", spelled],
] as const;

/**
 * Makes the next answer of recorded words.
 * @param kind of that kind only
 */
export function recordedAnswer(random: Random, kind?: string) {
  const [name, field, make] = random.pick(recorded.filter(([one]) => kind === undefined || one === kind));
  return { kind: name, field, pieces: make(random) };
}

/** Answers for a synthetic voice, invented: field, kind, pieces. */
export const spokenAnswers: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "direccion_actual",
    "address",
    ["mil doscientos treinta y cuatro", "Main Street, Los Ángeles, California", "nueve cero cero uno dos"],
  ],
  ["direccion_actual", "address", ["cuatrocientos cincuenta Roosevelt Avenue", "apartamento tres, Chicago, Illinois"]],
  ["direccion_actual", "address", ["dos mil cinco", "Calle Ocho, Miami, Florida", "tres tres uno tres cinco"]],
  ["direccion_familiar", "address", ["Calle Arce doce", "San Salvador, El Salvador"]],
  ["direccion_familiar", "address", ["Avenida Juárez", "número cuarenta, Puebla, México"]],
  ["direccion_peticionario", "address", ["setecientos Grand Street", "apartamento dos", "Nueva York"]],
  ["direccion_peticionario", "address", ["ochenta y uno Elm Street, Houston", "Texas, siete siete cero cero dos"]],
  ["telefono", "number", ["tres cero cinco", "cinco cinco cinco", "cero uno dos tres"]],
  ["numero_alien", "number", ["cero ocho nueve", "tres cuatro cinco", "seis siete ocho"]],
  ["fecha_nacimiento", "date", ["quince de marzo", "de mil novecientos ochenta y cinco"]],
  ["fecha_residencia", "date", ["doce de mayo", "de dos mil quince"]],
  ["nombre_completo", "name", ["Rosa Elena Prado Luna"]],
  ["nombre_completo", "name", ["José Antonio Medina Robles"]],
  ["command", "yes or no", ["sí"]],
  ["command", "yes or no", ["no"]],
  ["estado_civil", "status", ["casada"]],
  ["estado_civil", "status", ["soy viudo"]],
  ["pais_nacimiento", "country", ["México"]],
  ["pais_nacimiento", "country", ["El Salvador"]],
  ["relacion_familiar", "relation", ["es mi hermana"]],
  ["email", "e-mail", ["no tengo"]],
  ["email", "e-mail", ["rosa punto prado", "arroba gmail punto com"]],
];
