import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Moment, one, type RowWords, type Understanding } from "../act.ts";
import { courtesy, listingPhrases, putRightVerbs, rowNouns } from "../phrases/table-rows.ts";
import { hangingPronouns, removingVerbs } from "../phrases/taking-back.ts";
import { placeOf } from "./numbered-lines.ts";

const noun = `(?:${rowNouns})`;
const listed = new RegExp(`^(?:${listingPhrases(noun)})$`);
const lead = new RegExp(`^(?:(?:${courtesy}) )+`);
const erasing = new RegExp(`\\b(?:${removingVerbs})${hangingPronouns}\\b`);
const fault = new RegExp(`\\b(?:${putRightVerbs})${hangingPronouns}\\b`);
/** A row is called with an article, or shown: who moved, "me cambié a Houston", calls none. */
const called = new RegExp(`\\b(?:el|la|al|del|los|las|ese|esa|este|esta) |\\b(?:${noun}) (?:numero )?\\w+`);
/** Called by what stands in it, or where it led. */
const calledByWords = new RegExp(
  `\\b(?:${removingVerbs})${hangingPronouns} (?:por favor )?(?:el|la)(?: ${noun})? (?:de|del|a|en) (?!nacimiento|residencia|telefono|correo|email|direccion|mi\\b|mis\\b)`,
);
const shown = new RegExp(`\\b(?:ese|esa|este|esta) ${noun}(?: |$)`);
/** Words that say nothing of which row it is. */
const light = new RegExp(
  `^(?:${courtesy}|${noun}|el|la|los|las|al|del?|a|en|que|lo|me|se|le|con|numero|num|es|esta|estan|quedo|salio|puso|anoto|hay|un|una|tiene|quiero|quisiera|puede|podria|ese|esa|este|hice|fui|tuve|dije|di|tambien|favor|todo|entero|completo)$`,
);

/**
 * "¿Cuáles llevo?", "el segundo está mal", "borre el de Houston", said while a table is asked: which rows were told, one that
 * is wrong, or one that is to go.
 */
export function rowWanted(text: string, { rows, expects, field }: Moment): Understanding | undefined {
  if (rows === undefined || (expects.kind !== "answer" && expects.kind !== "verdict" && expects.kind !== "choice"))
    return undefined;
  const clauses = text.split(/[,;.:]/).map((clause) =>
    plainText(tokensOf(clause))
      .replace(/[¿?¡!]/g, "")
      .trim(),
  );
  const first = clauses.find((clause) => !clause.split(" ").every((word) => word === "" || isCourtesy.test(word)));
  if (first === undefined) return undefined;
  const words = `${first} `.replace(lead, "").trim();
  if (listed.test(words)) return one({ kind: "row", what: "list" });
  const what = erasing.test(words) ? "erase" : fault.test(words) ? "correct" : undefined;
  if (what === undefined || !called.test(words)) return undefined;
  // Of a name that was read back the second word may be wrong.
  const isNamed = expects.kind === "answer" || new RegExp(`\\b${noun}\\b`).test(words) || field?.kind !== "name";
  const known = rows();
  const found = isNamed
    ? rowsMeant(words.replace(erasing, " ").replace(fault, " "), shown.test(words), known)
    : undefined;
  // Nothing told is called so: "borre el de Guatemala" tells of no Guatemala.
  if (found === undefined)
    return what === "erase" && calledByWords.test(words) ? one({ kind: "row", what }) : undefined;
  const [row, other] = found;
  return one({ kind: "row", what, ...(row !== undefined && other === undefined && { row }) });
}

const isCourtesy = new RegExp(`^(?:${courtesy})$`);

/** The rows that some words mean; undefined where they speak of something else. */
function rowsMeant(words: string, isShown: boolean, rows: readonly RowWords[]): readonly number[] | undefined {
  const telling = words.split(" ").filter((word) => word !== "" && !light.test(word));
  const last = rows.at(-1)?.row;
  if (telling.length === 0) return isShown && last !== undefined ? [last] : undefined;
  const [only, more] = telling;
  const place = more === undefined ? placeOf(only ?? "") : undefined;
  const byWords = rows.filter(({ words: known }) => telling.every((word) => known.has(word)));
  if (place === undefined) return byWords.length > 0 ? byWords.map(({ row }) => row) : undefined;
  const at = place > 0 ? rows.find(({ row }) => row === place) : rows.at(place);
  return at === undefined ? [] : [at.row];
}
