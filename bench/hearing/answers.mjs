// @ts-check
// What invented people answer, in the pieces between which older people stop to think.

/**
 * One answer in pieces, each of which is said in one breath.
 * @typedef {object} Words
 * @property {string} kind as the tables call it
 * @property {string} field what the call is told to expect
 * @property {readonly (readonly string[])[]} pieces words, or the names of recordings
 */

const digitNames = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const letterNames = new Map(
  "a:a b:be c:ce d:de e:e f:efe g:ge i:i j:jota l:ele m:eme n:ene o:o p:pe r:erre s:ese t:te u:u v:uve z:zeta"
    .split(" ")
    .map((pair) => /** @type {[string, string]} */ (pair.split(":"))),
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

/** The recordings say how each is written: path without ending, words. @typedef {readonly [path: string, text: string]} Recorded */

/** @param {number} digit @returns {Recorded} */
const digit = (digit) => [`digits/${digit}`, /** @type {string} */ (digitNames[digit])];

/** @param {import("./random.mjs").Random} random @param {number} count */
const digits = (random, count) => Array.from({ length: count }, () => digit(random.below(10)));

/** A telephone, in its three groups. @param {import("./random.mjs").Random} random */
function phone(random) {
  const area = random.pick([
    [3, 0, 5],
    [2, 1, 3],
    [7, 1, 3],
    [3, 1, 2],
    [6, 0, 2],
  ]);
  return [area.map(digit), [5, 5, 5].map(digit), [digit(0), digit(1), ...digits(random, 2)]];
}

/** An A-Number, in threes. @param {import("./random.mjs").Random} random */
function alienNumber(random) {
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

/** A date in the pieces day and month, and year. @param {import("./random.mjs").Random} random */
function date(random) {
  const day = 2 + random.below(27);
  const month = random.below(12);
  const ten = 30 + 10 * random.below(7);
  const unit = 1 + random.below(9);
  /** @type {Recorded[]} */
  const dayAndMonth = [
    [`digits/${day}`, /** @type {string} */ (small[day - 1])],
    ["digits/es-de", "de"],
    [`digits/mon-${month}`, /** @type {string} */ (months[month])],
  ];
  /** @type {Recorded[]} */
  const year = [
    ["digits/es-de", "de"],
    ["digits/thousand", "mil"],
    ["digits/900", "novecientos"],
    [`digits/${ten}`, /** @type {string} */ (tens.get(ten))],
    ["digits/and", "y"],
    digit(unit),
  ];
  return [dayAndMonth, year];
}

/** A family name letter by letter, in two pieces. @param {import("./random.mjs").Random} random */
function spelled(random) {
  const letters = [...random.pick(families)].map(
    (letter) => /** @type {Recorded} */ ([`letters/${letter}`, letterNames.get(letter) ?? letter]),
  );
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half), letters.slice(half)];
}

/** Answers the recordings have the words for: kind, field, a maker of its pieces. */
const recorded = /** @type {const} */ ([
  ["number", "telefono", phone],
  ["number", "numero_alien", alienNumber],
  ["date", "fecha_nacimiento", date],
  ["spelled word", "nombre_completo", spelled],
]);

/**
 * Makes the next answer of recorded words.
 * @param {import("./random.mjs").Random} random
 * @param {string} [kind] of that kind only
 */
export function recordedAnswer(random, kind) {
  const [name, field, make] = random.pick(recorded.filter(([one]) => kind === undefined || one === kind));
  return { kind: name, field, pieces: make(random) };
}

/** Answers for a synthetic voice, invented: field, kind, pieces. @type {readonly (readonly [string, string, readonly string[]])[]} */
export const spokenAnswers = [
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
