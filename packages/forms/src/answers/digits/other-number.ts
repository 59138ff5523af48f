import { monthOf } from "../date/months.ts";
import { beginsDigits } from "../numbers/digit-strings.ts";
import { plainText, type Token } from "../words/tokens.ts";

// What else has a number, by the folded words that name it: papers of the US and of the countries people come from.
const others = {
  paper:
    /\b(seguro|seguridad) social\b|\b(mi|el|del|de) (seguro|social)\b|\bsocial security\b|\bssn\b|\bitin\b|\btax ?id\b|\bpasaportes?\b|\bpassport\b|\blicencia\b|\blicense\b|\brecibo\b|\breceipt\b|\bi ?o ?e\b|\bcurp\b|\bcedula\b|\bd ?n ?i\b|\bdui\b|\bdpi\b|\bcui\b|\brfc\b|\bine\b|\bcredencial\b|\bcuenta\b|\bcredito\b|\bmatricula\b|\bvisas?\b|\bcaso\b|\bacta\b|\bi 94\b|\bsevis\b|\bplacas?\b|\bpoliza\b/,
  zip: /\bcodigo postal\b|\bzip\b|\bpostal\b/,
  phone: /\b(telefonos?|celular|cel|movil|tel|whatsapp|phone|llame\w*|marque\w*)\b/,
  "alien-number":
    /\b(alien|aliens?|residentes?|residencia|mica|uscis|green card|registro|extranjer[oa]s?|inmigracion|migracion)\b|\bnumero a\b|\b(tarjeta|carta) verde\b/,
  street: /\b(calle|avenida|street|avenue|carretera|vivo en|casa|apartamento)\b/,
} as const;

/** What a number can be of. */
type Owner = keyof typeof others;

/**
 * Tells whether an answer names the number of something else, and not the one that was asked for:
 * "mi seguro es 123 45 6789" is no A-Number, and "nací en marzo de 1985" neither. What is denied, "no es 305...", is none.
 */
export function namesOtherNumber(tokens: readonly Token[], asked: Exclude<Owner, "paper" | "street">): boolean {
  if (isDenied(tokens)) return true;
  const text = plainText(tokens);
  if (others[asked].test(text)) return false;
  // A phone may come with where it rings or since when; an identity number never does.
  const rivals: readonly Owner[] =
    asked === "alien-number"
      ? ["paper", "zip", "phone", "street"]
      : asked === "phone"
        ? ["paper", "zip", "alien-number"]
        : ["paper", "phone", "alien-number"];
  const isDate = asked === "alien-number" && tokens.some(({ plain, kind }) => kind === "word" && isMonth(plain));
  return isDate || rivals.some((rival) => others[rival].test(text)) || (asked === "alien-number" && isSsnShape(tokens));
}

/** "no es 305 555 0123": no pause parts the "no" from the number. */
function isDenied(tokens: readonly Token[]): boolean {
  return tokens.some(({ plain }, at) => {
    const next = tokens[at + 2];
    return plain === "no" && /^(es|era|son|fue)$/.test(tokens[at + 1]?.plain ?? "") && next && beginsDigits(next);
  });
}

function isMonth(plain: string): boolean {
  return plain.length > 3 && monthOf(plain) !== undefined;
}

/** 123-45-6789, as social security numbers alone are written. */
function isSsnShape(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const shape = tokens.slice(at, at + 5).map(({ text }, place) => (place % 2 === 0 ? text.length : text));
    return token.kind === "digits" && shape.join(" ") === "3 - 2 - 4";
  });
}
