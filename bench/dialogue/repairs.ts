import type { Interpretation } from "@dilo/forms";
import { digitWords } from "./channel.ts";
import { plain } from "./sounds.ts";

const places = ["primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo"];
/** How people name letters. */
const letterNames: Readonly<Record<string, string>> = {
  ...{ a: "a", b: "be grande", c: "ce", d: "de", e: "e", f: "efe", g: "ge", h: "hache", i: "i", j: "jota", k: "ka" },
  ...{ l: "ele", m: "eme", n: "ene", ñ: "eñe", o: "o", p: "pe", q: "cu", r: "erre", s: "ese", t: "te", u: "u" },
  ...{ v: "ve chica", w: "doble u", x: "equis", y: "i griega", z: "zeta", ".": "punto", _: "guion bajo" },
};

type AddressValue = Exclude<Interpretation["value"], string | undefined>;

/** What is known to somebody who corrects a read-back. */
export interface Mistake {
  readonly kind: string;
  /** the whole answer, as they said it */
  readonly said: string;
  /** the value that it means */
  readonly meant: Interpretation["value"];
  /** the value that was read back */
  readonly heard: Interpretation["value"];
  /** the word whose letters are wrong, where only letters are */
  readonly word: string | undefined;
}

/** One way to correct, or undefined where it does not fit the mistake. */
export type Repair = (mistake: Mistake) => string | undefined;

export const repairs: Readonly<Record<"whole" | "part" | "letters" | "hint", Repair>> = {
  whole: ({ said }) => `no, ${said}`,
  part: (mistake) => {
    const part = wrongPart(mistake);
    return part && (mistake.word === undefined ? `sí, pero ${part}` : `no, ${part}`);
  },
  letters: (mistake) => {
    const word = mistake.word ?? wrongWord(mistake);
    return word && `no, ${word}: ${spelled(word)}`;
  },
  hint: ({ word, heard }) => word && hintOf(word, heard),
};

/** "Villalobos, con ve chica": the letter that tells a word from the one that sounds like it. */
function hintOf(word: string, heard: unknown) {
  const own = plain(word);
  const other = plain(typeof heard === "string" ? heard : "");
  if (/^h/.test(own) && !other.includes(own.slice(0, 2))) return `no, ${word} con hache`;
  if (/^[aeiou]/.test(own) && other.includes(`h${own.slice(0, 2)}`)) return `no, ${word} sin hache`;
  const letter = [..."bvzscgjyx"].find((one) => count(own, one) > count(other, one));
  return letter && `no, ${word} con ${letterNames[letter]}`;
}

function count(text: string, letter: string) {
  return text.split(letter).length - 1;
}

export function spelled(word: string) {
  return [...plain(word)].map((letter) => letterNames[letter] ?? digitWords[Number(letter)] ?? letter).join(", ");
}

function wrongWord({ kind, meant, heard }: Mistake) {
  if (kind !== "name" && kind !== "e-mail") return undefined;
  const [own, other] = [meant, heard].map((value) => plain(String(value)).split(/[^\p{L}]+/u));
  const wrong = (kind === "name" ? String(meant).split(" ") : (own ?? [])).filter(
    (word) => word.length > 2 && !other?.includes(plain(word)),
  );
  return wrong.length === 1 ? wrong[0] : undefined;
}

/** The one part that is wrong, in words; undefined where none is, or several are. */
function wrongPart({ kind, said, meant, heard }: Mistake): string | undefined {
  if (typeof meant === "string" && typeof heard === "string") return partOf[kind]?.({ said, meant, heard });
  return typeof meant === "object" && typeof heard === "object" ? wrongLine(said, meant, heard) : undefined;
}

type Texts = Record<"said" | "meant" | "heard", string>;

/** By kind. */
const partOf: Readonly<Record<string, (texts: Texts) => string | undefined>> = {
  "A-Number": ({ meant, heard }) => wrongDigit(meant, heard),
  phone: ({ meant, heard }) => wrongDigit(meant.slice(-10), heard.slice(-10)),
  date: ({ said, meant, heard }) => {
    const [day, month, year] = said.split(" de ");
    const [wrong, other] = wrongPlaces(meant.split("-"), heard.split("-"));
    if (wrong === undefined || other !== undefined) return undefined;
    return [`el año es ${year}`, `el mes es ${month}`, `el día es ${day}`][wrong];
  },
  "e-mail": ({ said, meant, heard }) => {
    const [wrong, other] = wrongPlaces(meant.split("@"), heard.split("@"));
    return wrong === 1 && other === undefined ? `es arroba ${said.split(" arroba ")[1]}` : undefined;
  },
  name: ({ meant, heard }) => {
    const words = meant.split(" ");
    const [wrong, other] = wrongPlaces(words.map(plain), heard.split(" ").map(plain));
    if (wrong === undefined || other !== undefined) return undefined;
    return `el ${wrong < 2 ? "nombre" : "apellido"} es ${words[wrong]}`;
  },
};

function wrongLine(said: string, meant: AddressValue, heard: AddressValue) {
  const [line, city, state, zip] = said.split(", ");
  const parts = (value: AddressValue) =>
    "foreign" in value
      ? [value.line, value.city, value.province, value.postalCode]
      : [value.line, value.city, value.state, value.zip];
  const [wrong, other] = wrongPlaces(parts(meant), parts(heard));
  if (wrong === undefined || other !== undefined) return undefined;
  return [`la calle es ${line}`, `la ciudad es ${city}`, `el estado es ${state}`, `el código es ${zip}`][wrong];
}

/** Where two lists of the same length differ; two places and more where they have not the same length. */
function wrongPlaces(meant: readonly string[], heard: readonly string[]) {
  if (meant.length !== heard.length) return [0, 1];
  return meant.flatMap((part, place) => (part === heard[place] ? [] : [place]));
}

function wrongDigit(meant: string, heard: string) {
  const [wrong, other] = wrongPlaces([...meant], [...heard]);
  if (wrong === undefined || other !== undefined) return undefined;
  const digit = digitWords[Number(meant[wrong])];
  return wrong === meant.length - 1 ? `el último es ${digit}` : `el ${places[wrong]} es ${digit}`;
}
