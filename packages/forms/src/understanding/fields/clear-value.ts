import { isCueWord } from "../../answers/clauses/cue-words.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { isFamilyName } from "../../names/family-names.ts";
import { isGivenName } from "../../names/given-names.ts";
import { contrastIn } from "../repairs/contrast.ts";

const month =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Tells whether a plain word is the name of a month, Spanish or English; "may" and "march" among them. */
export const isMonth = (word: string): boolean => month.test(word);

/** What stands around the numbers of a date, a telephone or an A-Number and belongs to them. */
const aroundNumbers =
  /^(?:de|del|el|la|los|las|lo|un|mi|y|en|a|es|era|eran|fue|son|con|no|dije|pues|dia|mes|ano|anos|numero|numeros|digitos|codigo|area|lada|telefono|celular|termina|terminan|acaba|empieza|comienza|guion|menos|mas|primer[oa]?s?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|(?:antepen|pen)?ultim[oa]s?|naci|nacimiento|fecha|residencia|desde|si|ya|seria|correcto|que|vez|lugar)$/;

/** "A las cinco", "en cinco minutos", "de una vez": counts of time and of times, and nothing that a form asks. */
const countOfTime =
  /\b(?:(?:a|son|es|como|hasta) las? \w+|(?:\w+ )?(?:minut\w+|segund(?:os|ito)|horas?|ratos?|rat?itos?|veces)|(?:una|otra|alguna|cada|de|esta|primera|ultima) vez)\b/;

/** What stands around a country or a marital status and belongs to it. */
const aroundWords =
  /^(?:de|del|el|la|en|es|era|soy|estoy|esta|yo|ella|mi|pais|estado|civil|naci|nacio|no|si|ya|dije|pues|ay|uy|ah|oiga|mire|espere|disculpe|que|fue|ahora|actualmente|familiar)$/;

/**
 * Tells whether some words give a value, or a part of one, to a field that was not asked about: nothing stands in them
 * besides. In a sentence with other words a number or a name is only mentioned: "no, mejor sigamos de una vez".
 * @param reading what the field's reader makes of the words alone
 */
export function isClearFor({ kind }: Field, words: string, reading: Interpretation): boolean {
  const plain = plainText(tokensOf(words));
  switch (kind) {
    case "date":
    case "phone":
    case "alien-number":
      return isOfNumbers(plain);
    case "country":
    case "marital":
    case "relation":
      return outside(words, reading).every((word) => isCueWord.has(word) || aroundWords.test(word));
    case "address":
      return !countOfTime.test(plain) && (reading.status === "value" || plain.split(" ").length <= 6);
    default:
      return true;
  }
}

/** Tells whether what a repair adds to a name are names: "agregue Luna" does, and "agréguele volumen" does not. */
export function addsNames(now: string, before: string): boolean {
  const known = plainText(tokensOf(before)).split(" ");
  const words = plainText(tokensOf(now)).split(" ");
  if (words.length <= known.length) return true;
  return words.every((word) => known.includes(word) || word.length < 4 || isGivenName(word) || isFamilyName(word));
}

/** "El apartamento es chiquito" tells nothing of where one lives: a unit has a number or a letter, a city no quality. */
export function isPartOfAddress({ kind }: Field, words: string, { value }: Interpretation): boolean {
  if (kind !== "address" || typeof value !== "object" || "foreign" in value) return true;
  const isUnit = value.unit === "" || /\d|\b[A-Z]\b/i.test(value.unit.replace(/^\w+\s+/, ""));
  return isUnit && !quality.test(plainText(tokensOf(words)));
}

const quality =
  /\b(?:es|esta|son) (?:(?:muy|bien|tan|mas) )?(?:(?:bonit|fe|chic|chiquit|pequen|tranquil|segur|car|barat|viej|nuev|larg|oscur|estrech|ruidos)[oa]s?|grandes?|lejos|cerca)\b/;

function isOfNumbers(plain: string): boolean {
  if (countOfTime.test(plain)) return false;
  const words = plain.split(" ");
  const isNumber = (word: string) =>
    /\d/.test(word) || isMonth(word) || (numberWord(word) !== undefined && !/^una?$/.test(word));
  return (
    words.some(isNumber) && words.every((word) => isNumber(word) || isCueWord.has(word) || aroundNumbers.test(word))
  );
}

/** The words that the reader made nothing of, and that do not tell what is wrong instead: "no soy casada, soy viuda". */
function outside(words: string, { spans }: Interpretation): readonly string[] {
  const denied = plainText(tokensOf(contrastIn(words)?.old ?? "")).split(" ");
  return tokensOf(words)
    .filter(({ kind, start, end }) => kind !== "mark" && !spans.some((span) => start >= span.start && end <= span.end))
    .map(({ plain }) => plain)
    .filter((word) => !denied.includes(word));
}
