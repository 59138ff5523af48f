import { letterAt } from "../name/letters.ts";
import { spellNumber } from "../numbers/spell.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { tokensOf } from "../words/tokens.ts";
import { symbolAt } from "./symbols.ts";

const marks: Readonly<Record<string, string>> = {
  "@": "arroba",
  ".": "punto",
  _: "guion bajo",
  "-": "guion",
  "+": "más",
};
const letters: Readonly<Record<string, string>> = {
  a: "a",
  b: "be",
  c: "ce",
  d: "de",
  e: "e",
  f: "efe",
  g: "ge",
  h: "hache",
  i: "i",
  j: "jota",
  k: "ka",
  l: "ele",
  m: "eme",
  n: "ene",
  o: "o",
  p: "pe",
  q: "cu",
  r: "erre",
  s: "ese",
  t: "te",
  u: "u",
  v: "uve",
  w: "w",
  x: "equis",
  y: "i griega",
  z: "zeta",
};

/** Says an e-mail address in Spanish so that reading it gives the same address. */
export function emailReadback(address: string): string {
  const pieces = address.match(/[a-z]+|\d|[^a-z\d]/g) ?? [];
  return pieces
    .map((piece) => marks[piece] ?? (/^\d$/.test(piece) ? spellNumber(Number(piece)) : word(piece)))
    .join(" ");
}

/** A word as it is, or letter by letter where it could be heard as a number, a letter or a mark. */
function word(piece: string): string {
  const tokens = tokensOf(piece);
  const isPlain =
    piece.length > 2 &&
    letterAt(tokens, 0) === undefined &&
    numberWord(piece) === undefined &&
    symbolAt(tokens, 0) === undefined &&
    !leading.has(piece);
  return isPlain ? piece : [...piece].map((letter) => letters[letter] ?? letter).join(" ");
}

// Words a reader takes for a lead-in, a courtesy, or a way to say something else.
const leading = new Set(
  "eh ehm em mmm mm hmm ejem um uh correo electronico email mail contacta escribe escriba escribame pues bueno claro gracias favor senorita senor todo junto doble triple barra raya linea medio sub signo simbolo under kom con ver hot yaju yahu out proton cloud underscore nada mas ese eso digo perdon mejor que creo miento mentira disculpe disculpa".split(
    " ",
  ),
);
