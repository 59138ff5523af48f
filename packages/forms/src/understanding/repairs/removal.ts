import { sayings, takesBackHeard } from "../../answers/clauses/cue-words.ts";
import { contrast } from "../../answers/clauses/cues.table.ts";
import { lettersAt } from "../../answers/letters/letters.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { fold, tokensOf } from "../../answers/words/tokens.ts";

/** What somebody wants taken away from a value, as it was said, and which of several it is. */
export interface Removal {
  readonly what: string;
  readonly end?: "first" | "last";
}

const lead = String.raw`^(?:(?:no+|nop|${takesBackHeard}|pero|ay|uy|oiga|mire|ah[ií]|es|va|est[aá]|queda|se escribe|s[oó]lo|nom[aá]s|que|y|espere\p{L}*|por favor|porfa)[,;.\s]+)*`;
const verb = String.raw`(?:(?:me |le |se )?(?:qu[ií]t\p{L}*|s[aá]qu\p{L}*|s[aá]c[aá](?:le|lo|la|me)?|b[oó]rr\p{L}*|elim[ií]n\p{L}*|t[aá]ch\p{L}*))`;
const article = String.raw`(?:(?:el|la|los|las|lo|eso|ese|esa|esos|esas|un|una|ning[uú]n|ninguna|de|del|mi)\s+)*`;
/** What may follow without telling another value. */
const tail = String.raw`(?:[,;.]\s*(?:(?:yo )?no (?:lo|la|los|las)? ?\p{L}+|no (?:tengo|tiene|lleva|va|hay)(?: \p{L}+)?|(?:es|vivo en)(?: una?)? casa(?: \p{L}+)?|por favor|porfa|gracias|nom[aá]s|nada m[aá]s|eso es todo|est[aá] de m[aá]s|(?:va |es )?todo junto|as[ií] (?:nom[aá]s|es)))?[.!]*$`;
const what = String.raw`(?<what>[\p{L}\d][\p{L}\d'’]*(?:\s+[\p{L}\d][\p{L}\d'’]*){0,4}?)`;
const place = String.raw`(?:[,\s]+(?:(?:que (?:est[aá]|va)\s+)?(?:del?|al|en el)\s+)?(?<place>final|[uú]ltimo|fin|principio|inicio|comienzo))?`;

/** The ways to say that something is too much; the first that fits is taken. */
const shapes: readonly RegExp[] = [
  `${lead}(?:${verb}|(?:le |me |ah[ií] |te )?sobran?|(?:va |es |se escribe )?sin|no (?:lleva|va|tiene|trae|va con|lleva n[ií]))\\s+${article}${what}${place}(?:\\s+(?:por favor|porfa|pues))?${tail}`,
  `${lead}(?:(?:hay|tiene|trae|puso|sali[oó])\\s+)?${article}${what}${place}\\s+(?:le |me )?(?:sobran?|de m[aá]s|no va|no van|no lleva|est[aá]n? de m[aá]s|qu[ií]te(?:lo|la|selo|sela)|qu[ií]tal[oa]|b[oó]rrel[oa])${tail}`,
].map((shape) => new RegExp(shape, "iu"));

/** Behind it another value is told. */
const replacing = new RegExp(String.raw`\b(?:por|pong\w*|p[oó]ng\w*|${contrast})\b`, "iu");

/** Of a name also what it is not: "no soy Luna". */
const notOfName = new RegExp(`^no (?:es|soy|${sayings}|tengo)\\s+${article}(?<what>\\p{L}[\\p{L}'’]*)[.!]?$`, "iu");

/** Hears that something is to be taken away: "sin el cincuenta y tres", "sobra el punto", "el Lidia no va". */
export function removalIn(text: string, isName = false): Removal | undefined {
  const said = text.trim();
  for (const shape of isName ? [...shapes, notOfName] : shapes) {
    const groups = shape.exec(said)?.groups;
    const told = groups?.["what"];
    if (told === undefined || replacing.test(said.slice(said.indexOf(told) + told.length))) continue;
    const end = groups?.["place"];
    if (end === undefined) return { what: told };
    return { what: told, end: /^(?:fin|final|[uú]ltimo)$/iu.test(end) ? "last" : "first" };
  }
  return undefined;
}

const marks: Readonly<Record<string, string>> = {
  punto: ".",
  puntos: ".",
  puntito: ".",
  "guion bajo": "_",
  "raya baja": "_",
  guion: "-",
  guiones: "-",
  guioncito: "-",
  raya: "-",
  rayita: "-",
  "guion medio": "-",
  mas: "+",
};

/** Parts that are named by their kind: all digits of an address. */
const allDigits = /^(?:numeros?|numeritos?|digitos?|cifras?)$/;

/**
 * Some written words without a part: a mark, digits, a letter or a word.
 * @param digitsOf the digits that some words say
 * @returns every value that may be meant, none where the part does not stand there
 */
export function withoutPart(
  written: string,
  { what: said, end }: Removal,
  digitsOf: (words: string) => string | undefined,
): readonly string[] {
  const plain = fold(said).replace(/\s+/g, " ");
  if (allDigits.test(plain)) return /\d/.test(written) ? [written.replace(/\d+/g, "")] : [];
  const mark = marks[plain];
  if (mark !== undefined && end === undefined) return written.includes(mark) ? [written.replaceAll(mark, "")] : [];
  const part = mark ?? (isNumber(plain) ? digitsOf(said) : undefined) ?? letterIn(said) ?? plain.replaceAll(" ", "");
  const places: number[] = [];
  for (let at = fold(written).indexOf(part); at >= 0 && part !== ""; at = fold(written).indexOf(part, at + 1))
    places.push(at);
  const chosen = end === undefined ? places : places.slice(...(end === "last" ? [-1] : [0, 1]));
  return [...new Set(chosen.map((at) => written.slice(0, at) + written.slice(at + part.length)))];
}

function isNumber(plain: string): boolean {
  return plain.split(" ").every((word) => /^\d+$/.test(word) || word === "y" || numberWord(word) !== undefined);
}

/** The letter that some words name: "la ese", "doble ele". */
function letterIn(said: string): string | undefined {
  const tokens = tokensOf(said);
  const letter = lettersAt(tokens, 0);
  return letter?.length === tokens.length ? letter.letter : undefined;
}
