import type { AddressValue, Interpretation } from "../../answers/interpretation.ts";
import { spelledWord } from "../../answers/letters/spelled-word.ts";
import type { Field } from "../../forms/definition.ts";
import { peel } from "../verdicts/verdict.ts";
import { repairAddress } from "./address.ts";
import { contrastIn } from "./contrast.ts";
import { repairEmail } from "./email.ts";
import { repairName } from "./name.ts";
import { digitsIn, repairNumber } from "./number.ts";
import type { Repair } from "./whole-values.ts";
import { withWord } from "./with-word.ts";

type UsAddress = Extract<AddressValue, { readonly zip: string }>;

/** So few letters are a word only where letters were asked for. */
const fewestLetters = { asked: 2, unasked: 3 } as const;

/** Kinds that are words: what is doubtful in them is a letter. */
function isSpeltKind(kind: Field["kind"]): boolean {
  return kind === "name" || kind === "address" || kind === "email";
}

/** Hears letters: the word they make, and the whole values with it in the place of the word it resembles. */
export function lettersIn(
  text: string,
  { kind }: Field,
  { before, isAsked }: { readonly before: Interpretation | undefined; readonly isAsked: boolean },
): (Repair & { readonly spelled: string }) | undefined {
  if (!isSpeltKind(kind)) return undefined;
  const fewest = isAsked ? fewestLetters.asked : fewestLetters.unasked;
  const spelled =
    spelledWord(text.replace(letterBefore, "").replace(firstBefore, ""), fewestLetters.unasked) ??
    spelledWord(text, fewest);
  if (spelled === undefined) return undefined;
  return { texts: before === undefined ? [spelled] : withWord(kind, textOf(before), spelled), spelled };
}

/** "Con i latina: i, be, a, erre, erre, a": which letter is meant is told before the word is spelled. */
const letterBefore =
  /^(?:no[,.\s]+)?(?:(?:es|va|se escribe)\s+)?con\s+(?:la\s+|una\s+)?\p{L}+(?:\s+(?:latina|griega|chica|grande|corta|larga|de\s+\p{L}+))?\s*[,:;.]\s*(?=\p{L}+[,\s])/iu;

/** "La primera letra es jota, jota, a, ene, e, te": that letter is told again in its place. */
const firstBefore =
  /^(?:no[,.\s]+)?(?:la primera letra (?:es|va con)|(?:empieza|comienza|inicia) con)\s+(?:la\s+)?(?<one>\p{L}+)[,\s]+(?=\k<one>[,\s])/iu;

function textOf({ value, spanishReadback }: Interpretation): string {
  return typeof value === "string" ? value : (spanishReadback ?? "");
}

/** Hears a part of the value that was read back said again; undefined where the words are no part of such a value. */
export function repairIn(text: string, field: Field, before: Interpretation): Repair | undefined {
  const repaired = repairedIn(text, field, before);
  if (repaired === undefined || field.kind !== "name") return repaired;
  const texts = repaired.texts.filter((name) => !howWritten.test(name));
  return texts.length === repaired.texts.length || texts.length > 0 ? { ...repaired, texts } : undefined;
}

/** "Con zeta al final": how a word is written, and no word of a name. */
const howWritten = /(?<!\p{L})(?:con|sin)\s/iu;

function repairedIn(text: string, field: Field, before: Interpretation): Repair | undefined {
  const repaired = (field.kind === "date" ? undefined : numberInside(text, before)) ?? ofKind(text, field, before);
  const isInPieces = field.kind === "name" ? tellsLetters : field.kind === "email" ? tellsLack : undefined;
  if (repaired !== undefined || isInPieces?.test(text) !== true) return repaired;
  // "Teodora, con a al final, soy mujer": one of the pieces is the repair, and the others say why.
  const pieces = text.split(/\s*,\s+/).filter((piece) => peel(piece).rest !== "");
  for (let end = pieces.length - 1; end > 0; end -= 1) {
    const found = ofKind(pieces.slice(0, end).join(", "), field, before);
    if (found !== undefined) return found;
  }
  // "Es con jota, Jeison": the letter, and then the word that has it.
  return pieces.length < 2 ? undefined : ofKind(pieces.at(-1) ?? "", field, before);
}

/** Words that tell how a part is written, in more than one piece. */
const tellsLetters = /,.*\b(?:con|sin|lleva|termina|empieza|al final)\b|^no es .+,.+,|\b(?:con|lleva)\s+\p{L}+,/iu;
const tellsLack = /\bfalt[aó](?!\p{L}).*,/iu;

/** "No es ochenta y ocho, es ochenta y seis": a number inside an address or an e-mail address. */
function numberInside(text: string, { value }: Interpretation): Repair | undefined {
  const contrast = contrastIn(text);
  const [now, old] = [contrast && digitsIn(contrast.now), contrast && digitsIn(contrast.old)];
  if (now === undefined || old === undefined) return undefined;
  const written = typeof value === "string" ? value : value === undefined || "foreign" in value ? "" : inOneLine(value);
  const places = [...written.matchAll(new RegExp(`(?<!\\d)${old}(?!\\d)`, "g"))];
  const [only, other] = places;
  if (only === undefined || other !== undefined || /^\+?\d+$/.test(written)) return undefined;
  return { texts: [written.slice(0, only.index) + now + written.slice(only.index + old.length)] };
}

function inOneLine({ line, unit, city, state, zip }: UsAddress): string {
  return [line, unit, city, `${state} ${zip}`].filter(Boolean).join(", ");
}

function ofKind(text: string, { kind }: Field, before: Interpretation): Repair | undefined {
  const { value, warnings } = before;
  switch (kind) {
    case "name":
      return typeof value === "string" ? repairName(text, value) : undefined;
    case "alien-number":
    case "phone":
      return repairNumber(text, String(value).replace(/^\+1/, ""), warnings.includes("padded"));
    case "address":
    case "mailing-address":
      return repairAddress(text, value);
    case "email":
      return typeof value === "string" ? repairEmail(text, value) : undefined;
    default:
      return undefined;
  }
}

/** "Mayo, no marzo": what holds, for the readers to put in its place. What is said of a date is folded, with what is denied. */
export function whatHolds(text: string, { kind }: Field, otherwise = text): string {
  return kind === "date" ? text : (contrastIn(text)?.now ?? otherwise);
}
