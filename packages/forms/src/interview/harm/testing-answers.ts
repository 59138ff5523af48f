import type { FieldKind } from "../../answers/answer.ts";
import type { Field } from "../../forms/definition.ts";
import type { Chance } from "./testing-chance.ts";

/** Some words, and the values that they tell; none where they tell no whole value. */
export interface Told {
  readonly text: string;
  readonly values: readonly unknown[];
}

const names = "cero uno dos tres cuatro cinco seis siete ocho nueve".split(" ");
const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const people = ["Rosa Elena Prado", "Julio Paz Luna", "Inés Mena Soto", "Carlos Ríos Vega"];
const countries: readonly (readonly [string, string])[] = [
  ["México", "MX"],
  ["Guatemala", "GT"],
  ["El Salvador", "SV"],
  ["Perú", "PE"],
];
const streets = ["Main Street", "Oak Avenue", "Park Road"];
const towns: readonly (readonly [string, string, string])[] = [
  ["Los Angeles", "CA", "90012"],
  ["Dallas", "TX", "75201"],
  ["Chicago", "IL", "60616"],
];
const statuses: readonly (readonly [string, string])[] = [
  ["casada", "married"],
  ["viuda", "widowed"],
  ["divorciada", "divorced"],
];

const relations: readonly (readonly [string, string])[] = [
  ["mi mamá", "parent"],
  ["mi esposo", "spouse"],
  ["mi hijo", "child"],
];

/** Digits as they are told: in figures, in groups, or each by its name. */
function digitsTold(chance: Chance, digits: string): string {
  const way = chance.pick(["figures", "groups", "words"]);
  if (way === "figures") return digits;
  if (way === "words") return [...digits].map((digit) => names[Number(digit)]).join(" ");
  return digits.replace(/(\d{3})(?=\d{2,})/g, "$1 ");
}

/** A whole answer to a question, and its value. */
export function answerTo(chance: Chance, field: Field): Told {
  const told = whole[field.kind];
  return told === undefined ? { text: "no tengo", values: [] } : told(chance, field);
}

const whole: Partial<Record<FieldKind, (chance: Chance, field: Field) => Told>> = {
  name: (chance) => same(chance.pick(people)),
  phone: (chance) => {
    const digits = `${chance.pick(["305", "213", "312", "773"])}${chance.digits(3, "01")}${chance.digits(4)}`;
    return { text: digitsTold(chance, digits), values: [`+1${digits}`] };
  },
  "alien-number": (chance) => {
    const digits = chance.digits(9);
    return { text: digitsTold(chance, digits), values: [digits] };
  },
  date: (chance, { id }) => {
    const year = (id.includes("nacimiento") ? 1960 : 2008) + Number(chance.digits(1));
    const [month, day] = [chance.pick(months), 2 + Number(chance.digits(1)) + Number(chance.digits(1))];
    const inDigits = [months.indexOf(month) + 1, day].map((part) => String(part).padStart(2, "0"));
    return { text: `${day} de ${month} de ${year}`, values: [[year, ...inDigits].join("-")] };
  },
  country: (chance) => {
    const [text, value] = chance.pick(countries);
    return { text, values: [value] };
  },
  address: (chance) => {
    const [line, [city, state, zip]] = [`${chance.digits(4, "0")} ${chance.pick(streets)}`, chance.pick(towns)];
    return { text: `${line}, ${city}, ${state} ${zip}`, values: [{ line, unit: "", city, state, zip }] };
  },
  relation: (chance) => {
    const [text, value] = chance.pick(relations);
    return { text, values: [value] };
  },
  marital: (chance) => {
    const [text, value] = chance.pick(statuses);
    return { text, values: [value] };
  },
};

function same(text: string): Told {
  return { text, values: [text] };
}

/** Digits that are no whole answer, told without a word of what they are a part of. */
export function partTo(chance: Chance, { kind }: Field): Told {
  const counts: Partial<Record<FieldKind, readonly number[]>> = {
    phone: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "alien-number": [1, 2, 3, 4, 5, 6],
    date: [1, 2, 4],
    address: [1, 2, 3, 4, 5],
  };
  const count = chance.pick(counts[kind] ?? [2]);
  const digits = kind === "date" ? chance.pick(["16", "7", "86", "1986", "2", "31"]) : chance.digits(count, "0");
  const text = `${chance.pick(["", "", "es ", "no, ", "perdón, ", "digo ", "mejor "])}${digitsTold(chance, digits)}`;
  return { text, values: [] };
}
