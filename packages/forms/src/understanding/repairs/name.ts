import { isCueWord, takesBackHeard } from "../../answers/clauses/cue-words.ts";
import { lettersAt } from "../../answers/letters/letters.ts";
import { isAlike } from "../../answers/words/distance.ts";
import { fold, tokensOf } from "../../answers/words/tokens.ts";
import { confirmationOf } from "../../names/name-choices.ts";
import { isToldApart, splitName } from "../../names/split-name.ts";
import { type Contrast, contrastIn } from "./contrast.ts";
import { repairLetter } from "./letter-edits.ts";
import { byOrder, placeIn } from "./name-order.ts";
import { removalIn } from "./removal.ts";
import type { Repair } from "./whole-values.ts";
import { likeOld, withWord } from "./with-word.ts";

const word = String.raw`\p{L}[\p{L}'’]*`;
const words = String.raw`(?<words>${word}(?:\s+${word}){0,3})`;
const partOfName = String.raw`(?:el|la|mi|un|otro|los|mis)?\s*(?:(?:primer|segundo|otro|ultimo|último|materno|paterno|de soltera|de casada)\s+)?(?:nombres?|apellidos?)(?:\s+(?:materno|paterno|de soltera|de casada))?`;

/** "falta Luna", "me faltó mi segundo apellido, Luna", "agregue Luna": a word that was not heard. */
const missing = new RegExp(
  String.raw`^(?:pero\s+|solo\s+|sólo\s+|nomás\s+|nomas\s+|es que\s+)*(?:(?:me|le|se le|te)\s+)?(?:falt[óoa]n?(?:\s+decir)?|hace falta|(?:lleva|tengo)(?=\s+(?:otro|un segundo)\s)|agr[eé]g(?:ue|uele|uele|a|ale|ele)|ponga(?:le)?|p[oó]ngale|a[nñ]ada|s[uú]mele|incluya|tambi[eé]n|y tambi[eé]n|al final(?:\s+(?:va|es|dice))?|termina (?:en|con)|despu[eé]s(?:\s+(?:va|viene|sigue))?|y (?:luego|despu[eé]s)(?:\s+(?:va|viene|sigue))?|y(?=\s+\p{Lu}))\s+(?:que\s+|el\s+|la\s+)?(?:${partOfName}[,:]?\s*(?:que\s+)?(?:es\s+)?)?${words}[.!]?$`,
  "iu",
);
/** "El segundo apellido", of which one is taken away. */
const partNamed = /^(?<which>primer|segundo|otro|[uú]ltimo)\s+(?<what>nombre|apellido)$/iu;
/** "Con Torres al final". */
const missingLast = new RegExp(String.raw`^(?:va\s+|es\s+)?con\s+(?:el\s+|la\s+)?${words}\s+al final[.!]?$`, "iu");
/** "Prado es Pardo", where Prado was read back. */
const isRather = new RegExp(String.raw`^(?<old>${word})\s+(?:es|va|se escribe|ser[ií]a)\s+(?<now>${word})[.!]?$`, "iu");
/** "mi apellido es Prado", "el segundo nombre es Luna". */
const named = new RegExp(
  String.raw`^(?:es que\s+)?(?:el|la|mi)\s+(?<which>primer|segundo|otro|último|ultimo)?\s*(?<what>nombre|apellido)(?:\s+(?:materno|paterno))?\s+(?:es|era|se escribe)\s+(?<word>${word})[.!]?$`,
  "iu",
);
const lone = new RegExp(
  String.raw`^(?:(?:el|la|mi|es|era|it['’]?s|it is|is|nombre|apellido|primer|primero|segundo|materno|paterno|se|llama|dije|${takesBackHeard})\s+)*(?<word>${word})[.!]?$`,
  "iu",
);

/** Hears a part of a name said again: a word more, one less, another one, or how a letter of it is written. */
export function repairName(text: string, value: string): Repair | undefined {
  return (
    byFamily(text, value) ??
    byTogether(text, value) ??
    byOrder(text, value) ??
    byExtra(text, value) ??
    repairLetter(text, value) ??
    byContrast(text, value) ??
    byMissing(text, value) ??
    byWord(text, value)
  );
}

const family =
  /^(?:no[,.;\s]+)?(?:(?:el|los|mis|mi|sus|su)\s+)?apellidos?(?:\s+de\s+\p{L}+(?:\s+\p{L}+)?)?(?:\s+(?:est[aá]n?|sali[oó]|quedaron|qued[oó])\s+mal)?[,;:]?\s+(?:es|son|nada m[aá]s es|solo es|s[oó]lo es)\s+(?:solo\s+|s[oó]lo\s+|nada m[aá]s\s+|nom[aá]s\s+)?(?<family>[\p{L}'’ ]+?)[.!]?$/iu;

/** "Mis apellidos son Prado Luna": which of the words read back are family names, or others in their place. */
function byFamily(text: string, value: string): Repair | undefined {
  const told = family.exec(text)?.groups?.["family"]?.trim().split(/\s+/) ?? [];
  const parts = value.split(" ");
  const isEnd = parts.slice(-told.length).every((one, at) => fold(one) === fold(told[at] ?? ""));
  if (told.length > 0 && told.length < parts.length && isEnd)
    return {
      texts: [
        confirmationOf({ given: parts.slice(0, -told.length).join(" "), family: parts.slice(-told.length).join(" ") }),
      ],
    };
  if (told.length < 2 || parts.length < 2 || told.some((one) => isNoWord(fold(one)))) return undefined;
  return { texts: [confirmationOf({ given: splitName(value).given, family: capital(told.join(" ")) })] };
}

const together =
  /^(?:no[,.;\s]+)?(?:(?:mi|el|los|mis|sus)\s+)?(?<given>[\p{L}'’ ]*?)\s*(?:(?:es|son|va|van)\s+(?:todo\s+)?(?:juntos?|un solo nombre)|(?:no\s+(?:tengo|tiene|hay)|sin)\s+segundo\s+nombre)[.!]?$/iu;

/** "Rosa Elena es un solo nombre", "no tengo segundo nombre": all given names stand in one box. */
function byTogether(text: string, value: string): Repair | undefined {
  const told = together.exec(text)?.groups?.["given"];
  const name = splitName(value);
  const isOther = told === undefined || !["", "nombres", fold(name.given)].includes(fold(told));
  return isOther || isToldApart(name) ? undefined : { texts: [confirmationOf({ ...name, middle: "" })] };
}

function capital(said: string): string {
  return said
    .split(/\s+/)
    .map((one) =>
      /^(de|del|la|las|los|y)$/i.test(one) ? one.toLowerCase() : likeOld(one.toLocaleLowerCase("es"), "A"),
    )
    .join(" ");
}

/** "Falta Luna, mi segundo apellido", "falta Luna, que es el de mi mamá": behind the word, which one it is. */
const whichOne =
  /[,;]\s*(?:(?:que\s+)?(?:es|era|va)\s+)?(?:(?:el|mi|de|del)\s+)*(?:(?:primer|segundo|otro|[uú]ltimo)\s+)?(?:(?:nombre|apellido)(?:\s+(?:materno|paterno|de soltera|de casada))?(?:\s+de\s+mi\s+\p{L}+)?|mi\s+(?:mam[aá]|pap[aá]|madre|padre|espos[oa]|marido))[.!]?$/iu;

function byMissing(told: string, value: string): Repair | undefined {
  const text = told.replace(whichOne, "").replace(/^no[,.;\s]+(?=\p{L})/iu, "");
  const said = (missing.exec(text) ?? missingLast.exec(text))?.groups?.["words"];
  if (said === undefined || isNoWord(fold(said))) return undefined;
  if (/segundo nombre/i.test(told)) {
    const [first, ...rest] = value.split(" ");
    return { texts: [[first, capital(said), ...rest].join(" ")] };
  }
  // "falta la zeta" is about a letter.
  const letter = lettersAt(tokensOf(said), 0);
  if (letter !== undefined && letter.length === tokensOf(said).length) return undefined;
  return { texts: [`${value} ${capital(said)}`] };
}

const isNoWord = (plain: string) => isCueWord.has(plain) || notAWord.test(plain);
const notAWord =
  /^(supongo|creo|quizas?|parece|pienso|depende|entonces|bien|mal|asi|otra|vez|ese|esa|nadie|ninguno|gracias|algo|uno|una|otro|otra|el otro|nombre|apellido|mi apellido|mi nombre|el apellido|un apellido|parte|mas|eso|nada|todo|poco|mucho|mi|el|la|segundo|primer|larg[oa]|cort[oa]|comun|raro|dificil|facil|bonito|feo|igual|mismo)$/;

function byExtra(text: string, value: string): Repair | undefined {
  const said = removalIn(text, true)?.what;
  if (said === undefined) return undefined;
  const parts = value.split(" ");
  const { which, what } = partNamed.exec(said)?.groups ?? {};
  const words = what === undefined ? fold(said).split(/\s+/) : [fold(parts[placeIn(parts, which, what)] ?? "")];
  const rest = parts.filter((one) => !words.includes(fold(one)));
  return rest.length > 0 && rest.length === parts.length - words.length ? { texts: [rest.join(" ")] } : undefined;
}

function byContrast(text: string, value: string): Repair | undefined {
  const contrast = contrastIn(text) ?? rather(text, value);
  if (contrast === undefined) return undefined;
  // "No es Soc, es Tzoc", where that is what was read back: it is as it should be, and told by its letters.
  const kept = value.split(" ").find((one) => fold(one) === fold(contrast.now));
  if (kept !== undefined && !value.split(" ").some((one) => fold(one) === fold(contrast.old)))
    return { texts: [value], spelled: kept };
  const old = contrast.old.split(/\s+/).at(-1) ?? "";
  const place = value.split(" ").find((one) => fold(one) === fold(old));
  const now = contrast.now.split(/\s+/);
  if (place !== undefined && now.length === 1) return { texts: [value.replace(place, likeOld(contrast.now, place))] };
  if (now.length === 1 && new RegExp(`^${word}$`, "u").test(contrast.now))
    return { texts: withWord("name", value, contrast.now) };
  return undefined;
}

function rather(text: string, value: string): Contrast | undefined {
  const { old, now } = isRather.exec(text)?.groups ?? {};
  const parts = value.split(" ").map(fold);
  return old !== undefined && now !== undefined && parts.includes(fold(old)) && !parts.includes(fold(now))
    ? { old, now }
    : undefined;
}

function byWord(text: string, value: string): Repair | undefined {
  if (!value.includes(" ")) return undefined;
  const { which, what, word: told } = named.exec(text)?.groups ?? {};
  if (told !== undefined && what !== undefined && !isNoWord(fold(told))) {
    const parts = value.split(" ");
    const alike = parts.filter((one) => isAlike(fold(one), fold(told)));
    // "Mi apellido es Muñoz", of "Muñoz Muños": it stands there, and may be meant for the other.
    if (alike.length > 1 && alike.some((one) => fold(one) === fold(told))) return { texts: [] };
    if (alike.length > 0) return { texts: withWord("name", value, told) };
    // A second given name of who told only one comes between.
    if (/segundo/i.test(which ?? "") && /nombre/i.test(what) && !splitName(value).given.includes(" "))
      return { texts: [[parts[0], capital(told), ...parts.slice(1)].join(" ")] };
    // A second surname of who told only one comes behind it.
    if (/segundo/i.test(which ?? "") && /apellido/i.test(what) && !splitName(value).family.includes(" "))
      return { texts: [`${value} ${capital(told)}`] };
    return { texts: [parts.with(placeIn(parts, which, what), capital(told)).join(" ")] };
  }
  const said = lone.exec(text)?.groups?.["word"];
  return said === undefined || isNoWord(fold(said)) ? undefined : { texts: withWord("name", value, said) };
}
