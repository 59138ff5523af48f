import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { partsOf } from "../../forms/parts/offers.ts";
import { type Act, type Moment, one, type RowWords, type TableWords, type Understanding } from "../act.ts";
import { courtesy, listingPhrases, putRightVerbs, rowNouns } from "../phrases/table-rows.ts";
import { hangingPronouns, removingVerbs } from "../phrases/taking-back.ts";
import { fieldsNamed } from "./named-fields.ts";
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
export function rowWanted(text: string, moment: Moment): Understanding | undefined {
  const { rows, expects, field } = moment;
  if (expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true) return inReview(text, moment);
  if (rows === undefined || (expects.kind !== "answer" && expects.kind !== "verdict" && expects.kind !== "choice"))
    return undefined;
  const words = wishIn(text);
  if (words === undefined) return undefined;
  if (listed.test(words)) return one({ kind: "row", what: "list" });
  const what = changeIn(words);
  if (what === undefined || !called.test(words)) return undefined;
  // Of a name that was read back the second word may be wrong.
  const isNamed = expects.kind === "answer" || new RegExp(`\\b${noun}\\b`).test(words) || field?.kind !== "name";
  const found = isNamed ? rowsMeant(withoutChange(words), shown.test(words), rows()) : undefined;
  // Nothing told is called so: "borre el de Guatemala" tells of no Guatemala.
  if (found === undefined)
    return what === "erase" && calledByWords.test(words) ? one({ kind: "row", what }) : undefined;
  return one({ kind: "row", what, ...only(found) });
}

/** "Borre el segundo viaje", "agregue otro hijo", said in the review: which table is meant is told by what its rows are called. */
function inReview(text: string, moment: Moment): Understanding | undefined {
  const words = wishIn(text);
  if (words === undefined) return undefined;
  const tables = tablesCalled(words, moment.tables?.() ?? []);
  // Two people may have the same tables: those of which something was told come first.
  const meant = tables.find((one) => one.rows.length > 0) ?? tables[0];
  if (meant === undefined) return partBegun(words, moment);
  const { table, called: name, rows, columns } = meant;
  const told = (act: Omit<RowAct, "kind" | "table">) => one({ kind: "row", table, ...act });
  if (listed.test(words)) return told({ what: "list" });
  // "No tengo otro hijo" begins with no courtesy.
  if (adding(name).test(words) && !denying.test(firstClause(text) ?? "")) return told({ what: "add" });
  const what = changeIn(words) ?? (notSo.test(words) ? "correct" : undefined);
  if (what === undefined) return undefined;
  const isTelling = (word: string) => word !== "" && !light.test(word) && !ofWhom.test(word);
  const left = withoutChange(words)
    .replace(notSo, " ")
    .replace(new RegExp(`\\b(?:${name})(?!\\w)`, "g"), " ");
  const telling = left.split(" ").filter(isTelling);
  // "La fecha del segundo viaje" is a box of its row.
  const apart = telling.filter((word) => !columns.has(word));
  const rest = (apart.length > 0 ? apart : telling).join(" ");
  const found = rowsMeant(rest, true, rows);
  const isBare = rest === "";
  // "La dirección está mal": an answer of the form's own.
  const own = moment.fields.filter(({ extra }) => extra?.cell === undefined);
  if (isBare && fieldsNamed(own, words).length > 0) return undefined;
  if (isBare) return told({ what, ...(rows.length === 1 && only(found)) });
  if (found === undefined) return calledByWords.test(words) ? told({ what }) : undefined;
  return told({ what, ...only(found) });
}

/** "Agregue otro hijo", where the part that asks for them was not begun. */
function partBegun(words: string, { form }: Moment): Understanding | undefined {
  const parts = form === undefined ? [] : partsOf(form);
  const wanted = parts.find(({ called: name }) => name !== undefined && adding(name).test(words));
  return wanted && one({ kind: "choose-part", part: wanted.part });
}

/** "El segundo viaje no es así". */
const notSo = /\bno (?:esta|es|era|fue|va|quedo)(?: (?:bien|asi|correct[oa]))?(?= |$)/;
const ofWhom = /^(?:mis?|sus?)$/;

type RowAct = Extract<Act, { readonly kind: "row" }>;

/** Those whose rows are called so in the most words. */
function tablesCalled(words: string, tables: readonly TableWords[]): readonly TableWords[] {
  const lengths = tables.map(({ called: name }) => new RegExp(`\\b(?:${name})(?!\\w)`).exec(words)?.[0].length ?? 0);
  const most = Math.max(0, ...lengths);
  return most === 0 ? [] : tables.filter((_, at) => lengths[at] === most);
}

/** One more row is wanted, or told of: "agregue otro hijo", "me faltó un viaje", "tengo otra hija". */
const adds =
  "(?:agreg\\w+|anad\\w+|sum(?:e|ar)|inclu(?:ya|ir)\\w*|pong(?:a|ame)|anot(?:e|eme|ar)|apunt(?:e|eme|ar)|falt(?:a|o|aba)|olvid(?:o|e)|paso)(?: (?:decir(?:le)?|mencionar(?:le)?|poner|anotar))? (?:a )?(?:mi )?(?:un[oa]?|otr[oa])";
const tells = "(?:tengo|tuve|hice|hay)(?: (?:un[oa]?|a))? otr[oa]";
const adding = (name: string) =>
  new RegExp(
    `^(?:(?:tambien|me|se|le|quiero|quisiera|necesito|puede|podria|que|hay que) )*(?:${adds}|${tells}) (?:mas )?(?:${name})(?!\\w)`,
  );
const denying = /\b(?:no|nunca|tampoco|ningun[oa]?|nada)\b/;

/** The first clause that is more than a courtesy, without those that lead it. */
function wishIn(text: string): string | undefined {
  return firstClause(text)?.replace(lead, "").trim();
}

function firstClause(text: string): string | undefined {
  const clauses = text.split(/[,;.:]/).map((clause) =>
    plainText(tokensOf(clause))
      .replace(/[¿?¡!]/g, "")
      .trim(),
  );
  const first = clauses.find((clause) => !clause.split(" ").every((word) => word === "" || isCourtesy.test(word)));
  return first && `${first} `;
}

function changeIn(words: string): "erase" | "correct" | undefined {
  return erasing.test(words) ? "erase" : fault.test(words) ? "correct" : undefined;
}

function withoutChange(words: string): string {
  return words.replace(erasing, " ").replace(fault, " ");
}

/** The row, where it is one. */
function only([row, other]: readonly number[] = []): { readonly row?: number } {
  return row !== undefined && other === undefined ? { row } : {};
}

const isCourtesy = new RegExp(`^(?:${courtesy})$`);

/** All of them: it is asked which one. */
const every = /^(?:tod[oa]s|amb[oa]s)$/;
/** "El de en medio". */
const middle = /^(?:medio|enmedio)$/;

/** The rows that some words mean; undefined where they speak of something else. */
function rowsMeant(words: string, isShown: boolean, rows: readonly RowWords[]): readonly number[] | undefined {
  const telling = words.split(" ").filter((word) => word !== "" && !light.test(word));
  const last = rows.at(-1)?.row;
  if (telling.length === 0) return isShown && last !== undefined ? [last] : undefined;
  if (telling.every((word) => every.test(word))) return [];
  const [first, more] = telling;
  if (more === undefined && middle.test(first ?? ""))
    return rows.length % 2 === 1 ? [rows[(rows.length - 1) / 2]?.row ?? 0] : [];
  const place = more === undefined ? placeOf(first ?? "") : undefined;
  const byWords = rows.filter(({ words: known }) => telling.every((word) => known.has(word)));
  if (place === undefined) return byWords.length > 0 ? byWords.map(({ row }) => row) : undefined;
  const at = place > 0 ? rows.find(({ row }) => row === place) : rows.at(place);
  return at === undefined ? [] : [at.row];
}
