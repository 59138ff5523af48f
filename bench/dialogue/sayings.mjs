import { pick } from "./channel.mjs";

/** Invented facts and how a person says them, one maker for each kind that is read back. */
const digitWords = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const given = "Rosa María José Luis Carmen Ana Elena Jorge Lucía Pedro Marta Raúl Sofía Diego Inés Tomás".split(" ");
const surnames = "Prado Luna Ramírez Ochoa Soto Paz Muñoz Ibáñez Cruz Vega Ríos Campos Flores Mena Tapia Solís".split(
  " ",
);
const streets = ["Main Street", "Maple Avenue", "Oak Street", "Pine Drive", "Cedar Lane", "Lake Road", "Park Avenue"];
const cities = [
  ["Los Ángeles", "California", "90012"],
  ["Houston", "Texas", "77002"],
  ["Miami", "Florida", "33130"],
  ["Chicago", "Illinois", "60601"],
  ["Phoenix", "Arizona", "85004"],
];
const domains = ["gmail punto com", "yahoo punto com", "hotmail punto com", "outlook punto com"];

const digits = (random, count) => Array.from({ length: count }, () => Math.floor(random() * 10));
const aloud = (list) => list.map((digit) => digitWords[digit]).join(" ");
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** The values of an answer that is only noted aloud: one that is misheard becomes another of them. */
export const noted = {
  country: {
    form: "N-400",
    field: "pais_nacimiento",
    before: "nací en",
    values: ["México", "Guatemala", "Honduras", "Colombia", "Cuba", "Venezuela", "Nicaragua", "Ecuador"],
  },
  "marital status": {
    form: "N-400",
    field: "estado_civil",
    before: "estoy",
    values: ["casada", "divorciada", "separada", "soltera", "viuda"],
  },
  relation: {
    form: "I-130",
    field: "relacion_familiar",
    before: "es mi",
    values: ["mamá", "papá", "hija", "hijo", "hermana", "hermano", "esposa", "esposo"],
  },
};

/** Kind -> the field it is asked in, and a maker of utterances. */
export const makers = {
  "A-Number": { field: "numero_alien", make: (random) => aloud([0, ...digits(random, 8)]) },
  phone: {
    field: "telefono",
    make: (random) =>
      aloud([
        ...pick(random, [
          [3, 0, 5],
          [2, 1, 3],
          [7, 1, 3],
        ]),
        5,
        5,
        5,
        0,
        1,
        ...digits(random, 2),
      ]),
  },
  date: {
    field: "fecha_nacimiento",
    make: (random) =>
      `${1 + Math.floor(random() * 28)} de ${pick(random, months)} de mil novecientos ${pick(random, ["cincuenta", "sesenta", "setenta", "ochenta"])} y ${digitWords[1 + Math.floor(random() * 9)]}`,
  },
  "e-mail": {
    field: "email",
    make: (random) =>
      `${plain(pick(random, given))} punto ${plain(pick(random, surnames))} arroba ${pick(random, domains)}`,
  },
  name: {
    field: "nombre_completo",
    make: (random) =>
      `${pick(random, given)} ${pick(random, given)} ${pick(random, surnames)} ${pick(random, surnames)}`,
  },
  address: {
    field: "direccion_actual",
    make: (random) => {
      const [city, state, zip] = pick(random, cities);
      const number = 100 + Math.floor(random() * 9000);
      return `${number} ${pick(random, streets)}, ${city}, ${state}, ${aloud([...zip].map(Number))}`;
    },
  },
};
