import { asideIn, letterHint, withLetter } from "../../answers/letters/letter-hint.ts";
import { lettersAt } from "../../answers/letters/letters.ts";
import { isAlike } from "../../answers/words/distance.ts";
import { fold, tokensOf } from "../../answers/words/tokens.ts";
import { confirmationOf } from "../../names/name-choices.ts";
import { type Contrast, contrastIn } from "./contrast.ts";
import { byOrder } from "./name-order.ts";
import type { Repair } from "./whole-values.ts";
import { likeOld, withWord } from "./with-word.ts";

const word = String.raw`\p{L}[\p{L}'’]*`;
const words = String.raw`(?<words>${word}(?:\s+${word}){0,3})`;
const partOfName = String.raw`(?:el|la|mi|un|otro|los|mis)?\s*(?:(?:primer|segundo|otro|ultimo|último|materno|paterno|de soltera|de casada)\s+)?(?:nombres?|apellidos?)(?:\s+(?:materno|paterno|de soltera|de casada))?`;

/** "falta Luna", "me faltó mi segundo apellido, Luna", "agregue Luna": a word that was not heard. */
const missing = new RegExp(
  String.raw`^(?:pero\s+|solo\s+|sólo\s+|nomás\s+|nomas\s+|es que\s+)*(?:(?:me|le|se le|te)\s+)?(?:falt[óoa]n?(?:\s+decir)?|hace falta|agr[eé]g(?:ue|uele|uele|a|ale|ele)|ponga(?:le)?|p[oó]ngale|a[nñ]ada|s[uú]mele|incluya|tambi[eé]n|y tambi[eé]n|al final(?:\s+(?:va|es|dice))?|termina (?:en|con)|despu[eé]s(?:\s+(?:va|viene|sigue))?|y (?:luego|despu[eé]s)(?:\s+(?:va|viene|sigue))?|y(?=\s+\p{Lu}))\s+(?:que\s+|el\s+|la\s+)?(?:${partOfName}[,:]?\s*(?:que\s+)?(?:es\s+)?)?${words}[.!]?$`,
  "iu",
);
/** "sobra Luna", "quítele Luna", "sin Luna": a word too many. */
const extra = new RegExp(
  String.raw`^(?:pero\s+|ahí\s+|ahi\s+)*(?:sobra|qu[ií]te(?:le|lo)?|quita(?:le)?|b[oó]rre(?:le)?|s[aá]que(?:le)?|sin|no (?:va|lleva|es|tengo|soy|digo|dije))\s+(?:el\s+|la\s+|lo de\s+|eso de\s+|ese\s+)?(?:${partOfName}\s+)?(?<word>${word})[.!]?$`,
  "iu",
);
/** "Luna sobra", "el Elena está de más". */
const extraFirst = new RegExp(
  String.raw`^(?:(?:el|la|lo de|eso de|ese)\s+)?(?<word>${word})\s+(?:sobra|no va|no lleva|est[aá] de m[aá]s|qu[ií]te(?:lo|selo))[.!]?$`,
  "iu",
);
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
  String.raw`^(?:(?:el|la|mi|es|era|nombre|apellido|primer|primero|segundo|materno|paterno|se|llama|digo|perd[oó]n|dije)\s+)*(?<word>${word})[.!]?$`,
  "iu",
);

/** Hears a part of a name said again: a word more, one less, another one, or how a letter of it is written. */
export function repairName(text: string, value: string): Repair | undefined {
  return (
    byFamily(text, value) ??
    byOrder(text, value) ??
    byLetter(text, value) ??
    byContrast(text, value) ??
    byMissing(text, value) ??
    byExtra(text, value) ??
    byWord(text, value)
  );
}

const family =
  /^(?:no[,.;\s]+)?(?:(?:el|los|mis|mi|sus|su)\s+)?apellidos?\s+(?:es|son|nada m[aá]s es|solo es|s[oó]lo es)\s+(?:solo\s+|s[oó]lo\s+|nada m[aá]s\s+|nom[aá]s\s+)?(?<family>[\p{L}'’ ]+?)[.!]?$/iu;

/** "Mis apellidos son Prado Luna", of words that were read back already: which of them are family names. */
function byFamily(text: string, value: string): Repair | undefined {
  const told = family.exec(text)?.groups?.["family"]?.trim().split(/\s+/) ?? [];
  const parts = value.split(" ");
  const isEnd =
    told.length > 0 &&
    told.length < parts.length &&
    parts.slice(-told.length).every((one, at) => fold(one) === fold(told[at] ?? ""));
  if (!isEnd) return undefined;
  return {
    texts: [
      confirmationOf({ given: parts.slice(0, -told.length).join(" "), family: parts.slice(-told.length).join(" ") }),
    ],
  };
}

function capital(said: string): string {
  return said
    .split(/\s+/)
    .map((one) =>
      /^(de|del|la|las|los|y)$/i.test(one) ? one.toLowerCase() : likeOld(one.toLocaleLowerCase("es"), "A"),
    )
    .join(" ");
}

function byMissing(text: string, value: string): Repair | undefined {
  const said = (missing.exec(text) ?? missingLast.exec(text))?.groups?.["words"];
  if (said === undefined || notAWord.test(fold(said))) return undefined;
  if (/segundo nombre/i.test(text)) {
    const [first, ...rest] = value.split(" ");
    return { texts: [[first, capital(said), ...rest].join(" ")] };
  }
  // "falta la zeta" is about a letter.
  const letter = lettersAt(tokensOf(said), 0);
  if (letter !== undefined && letter.length === tokensOf(said).length) return undefined;
  return { texts: [`${value} ${capital(said)}`] };
}

const notAWord =
  /^(supongo|creo|quizas?|parece|pienso|depende|entonces|bien|mal|asi|otra|vez|ese|esa|nadie|ninguno|perdon|gracias|algo|uno|una|otro|otra|el otro|nombre|apellido|mi apellido|mi nombre|el apellido|un apellido|parte|mas|eso|nada|todo|poco|mucho|mi|el|la|segundo|primer)$/;

function byExtra(text: string, value: string): Repair | undefined {
  const said = (extra.exec(text) ?? extraFirst.exec(text))?.groups?.["word"];
  if (said === undefined) return undefined;
  const rest = value.split(" ").filter((one) => fold(one) !== fold(said));
  return rest.length > 0 && rest.length < value.split(" ").length ? { texts: [rest.join(" ")] } : undefined;
}

function byContrast(text: string, value: string): Repair | undefined {
  const contrast = contrastIn(text) ?? rather(text, value);
  if (contrast === undefined) return undefined;
  const letters = letterContrast(contrast, value);
  if (letters !== undefined) return letters;
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

/** "Con y, no con ll": a letter in the place of another, in the one word that has it. */
function letterContrast({ now, old }: Contrast, value: string): Repair | undefined {
  const [letter, wrong] = [now, old].map(loneLetter);
  if (letter === undefined || wrong === undefined) return undefined;
  const [only, other] = value.split(" ").filter((one) => fold(one).includes(wrong));
  if (only === undefined || other !== undefined) return { texts: [] };
  const at = fold(only).indexOf(wrong);
  const changed = likeOld(
    `${only.slice(0, at)}${letter}${only.slice(at + wrong.length)}`.toLocaleLowerCase("es"),
    only,
  );
  return { texts: [value.replace(only, changed)], spelled: changed };
}

/** The letter that some words name, written alone or by its name. */
function loneLetter(said: string): string | undefined {
  const bare = fold(said.replace(/^(?:con|la|el|una?)\s+/iu, ""));
  if (/^(?:[a-z]|ll|rr|ch)$/.test(bare)) return bare;
  const tokens = tokensOf(bare);
  const letter = lettersAt(tokens, 0);
  return letter?.length === tokens.length ? letter.letter : undefined;
}

function byWord(text: string, value: string): Repair | undefined {
  if (!value.includes(" ")) return undefined;
  const { which, what, word: told } = named.exec(text)?.groups ?? {};
  if (told !== undefined && what !== undefined) {
    const parts = value.split(" ");
    const alike = parts.filter((one) => isAlike(fold(one), fold(told)));
    if (alike.length > 0) return { texts: withWord("name", value, told) };
    return { texts: [parts.with(placeIn(parts, which, what), capital(told)).join(" ")] };
  }
  const said = lone.exec(text)?.groups?.["word"];
  return said === undefined || notAWord.test(fold(said)) ? undefined : { texts: withWord("name", value, said) };
}

/** Where "mi segundo nombre" or "el apellido" stands among the words of a name. */
function placeIn(parts: readonly string[], which = "", what = ""): number {
  if (!/apellido/i.test(what)) return /segundo/i.test(which) && parts.length > 1 ? 1 : 0;
  return /segundo|[uú]ltimo/i.test(which) || parts.length < 3 ? parts.length - 1 : parts.length - 2;
}

const letterTold =
  /\b(?<!no )(?:lleva|tiene|se escribe)\s+(?!con\b)(?:la\s+|una\s+)?(?=\p{L}+(?:\s+(?:chica|grande|de\s+\p{L}+))?[.!]?$)/iu;
const partTold = /\b(?:mi|el)\s+(?:(primer|segundo|[uú]ltimo)\s+)?(nombre|apellido)\b/iu;

/** "Mi segundo nombre lleva hache" as "Elena con hache". */
function asHint(text: string, value: string): string {
  const parts = value.split(" ");
  const named = text.replace(partTold, (whole, which?: string, what?: string) =>
    letterTold.test(text) ? (parts[placeIn(parts, which, what)] ?? whole) : whole,
  );
  return named.replace(letterTold, "con ");
}

/** "Gómez es con zeta", "sin hache", "la primera letra es be de burro", "termina en ese". */
export function byLetter(said: string, value: string): Repair | undefined {
  const text = asHint(said, value);
  return (
    byEnd(text, value) ?? byHint(text, value) ?? byAbsence(text, value) ?? byPlace(text, value) ?? byAccent(text, value)
  );
}

/** "No, con zeta al final": the word that could end or begin so, and does not. */
function byEnd(text: string, value: string): Repair | undefined {
  const { letter: said = "", end } =
    /^(?:no[,.;\s]+)?(?:(?:es|va|se escribe|lleva|termina|empieza)\s+)*con\s+(?<letter>.+?)\s+(?:al|en el)\s+(?<end>final|principio)[.!]?$/iu.exec(
      text,
    )?.groups ?? {};
  const tokens = tokensOf(said).filter(({ kind }) => kind !== "mark");
  const letter = lettersAt(tokens, 0);
  if (end === undefined || letter === undefined || letter.length < tokens.length) return undefined;
  const isFirst = end === "principio";
  const [old, other] = value
    .split(" ")
    .filter((one) => alikeSound(fold(one).at(isFirst ? 0 : -1) ?? "", letter.letter));
  if (old === undefined || other !== undefined) return undefined;
  const now = likeOld(
    (isFirst ? letter.letter + old.slice(1) : old.slice(0, -1) + letter.letter).toLocaleLowerCase("es"),
    old,
  );
  return { texts: [value.replace(old, now)], spelled: now };
}

function byHint(text: string, value: string): Repair | undefined {
  const hint = letterHint(text);
  if (hint === undefined) return undefined;
  const { word: told, letter } = hint;
  const parts = value.split(" ").filter((one) => told === undefined || isAlike(fold(one), fold(told)));
  const right = [told, ...parts].find((one) => one !== undefined && fold(one).includes(letter));
  // Where it is written so already, it is read back letter by letter.
  if (right !== undefined) return { texts: withWord("name", value, right), spelled: right };
  const changed = parts.flatMap((old) => withLetter(old, letter).map((now) => ({ old, now })));
  const texts = changed.map(({ old, now }) => value.replace(old, likeOld(now, old)));
  return texts.length === 0 ? undefined : { texts, spelled: changed[0]?.now };
}

function byAbsence(text: string, value: string): Repair | undefined {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const aside = asideIn(tokens);
  const at = tokens.findIndex(
    ({ plain }, index) =>
      plain === "sin" || (plain === "no" && /^(lleva|va|tiene)$/.test(tokens[index + 1]?.plain ?? "")),
  );
  if (at < 0) return undefined;
  const from = tokens[at]?.plain === "sin" ? at + 1 : at + 2;
  const skip = /^(con|la|el|una)$/.test(tokens[from]?.plain ?? "") ? 1 : 0;
  const letter = lettersAt(tokens, from + skip);
  if (letter === undefined || from + skip + letter.length < tokens.length || (aside && aside.end < tokens.length))
    return undefined;
  const told = tokens
    .slice(0, at)
    .findLast(({ text: one }) => value.split(" ").some((part) => isAlike(fold(part), fold(one))));
  const parts = value
    .split(" ")
    .filter((one) => fold(one).includes(letter.letter) && (told === undefined || isAlike(fold(one), told.plain)));
  const texts = parts.map((old) => value.replace(old, likeOld(without(old, letter.letter), old)));
  return texts.length === 0
    ? undefined
    : { texts, spelled: parts[0] === undefined ? undefined : likeOld(without(parts[0], letter.letter), parts[0]) };
}

function without(old: string, letter: string): string {
  const at = fold(old).indexOf(letter);
  return old.slice(0, at) + old.slice(at + letter.length);
}

const firstLetter =
  /^(?:(?<word>\p{L}+)\s+)?(?:la primera letra(?:\s+(?:del?|de la)\s+\p{L}+)?\s+es|empieza con|comienza con|inicia con|al principio (?:va|es))\s+(?:la\s+|una\s+)?(?<letter>.+?)[.!]?$/iu;
const lastLetter =
  /^(?:(?<word>\p{L}+)\s+)?(?:la [uú]ltima letra(?:\s+(?:del?|de la)\s+\p{L}+)?\s+es|termina (?:con|en)|acaba (?:con|en)|al final (?:va|es|lleva))\s+(?:la\s+|una\s+)?(?<letter>.+?)[.!]?$/iu;

function byPlace(text: string, value: string): Repair | undefined {
  for (const [shape, isFirst] of [
    [firstLetter, true],
    [lastLetter, false],
  ] as const) {
    const { word: told, letter: said = "" } = shape.exec(text)?.groups ?? {};
    const tokens = tokensOf(said).filter(({ kind }) => kind !== "mark");
    const letter = lettersAt(tokens, 0);
    if (letter === undefined || letter.length < tokens.length) continue;
    const parts = value.split(" ");
    const known = told === undefined ? undefined : parts.find((one) => isAlike(fold(one), fold(told)));
    const sounds = parts.filter((one) => alikeSound(fold(one).at(isFirst ? 0 : -1) ?? "", letter.letter));
    const [old] = known === undefined ? sounds : [known];
    if (old === undefined || (known === undefined && sounds.length > 1)) continue;
    const now = isFirst ? letter.letter + old.slice(1) : old.slice(0, -1) + letter.letter;
    return {
      texts: [value.replace(old, likeOld(now.toLocaleLowerCase("es"), old))],
      spelled: likeOld(now.toLocaleLowerCase("es"), old),
    };
  }
  return undefined;
}

const soundGroups = ["bv", "szcx", "gjxh", "yi", "ckq", "nm", "hao"];

function alikeSound(one: string, other: string): boolean {
  return one !== other && soundGroups.some((group) => group.includes(one) && group.includes(other));
}

const accent =
  /^(?:(?<word>\p{L}+)\s+)?(?:lleva|va|con|se escribe con)\s+(?:con\s+)?(?:un\s+)?(?:acento|tilde)(?:\s+en la\s+(?<letter>[aeiou])(?:\s+\p{L}+)*)?[.!]?$/iu;

function byAccent(text: string, value: string): Repair | undefined {
  const { word: told, letter } = accent.exec(text)?.groups ?? {};
  if (letter === undefined) return undefined;
  const parts = value
    .split(" ")
    .filter((one) => fold(one).includes(letter) && (told === undefined || isAlike(fold(one), fold(told))));
  const texts = parts.map((old) => {
    const at = fold(old).lastIndexOf(letter);
    return value.replace(old, `${old.slice(0, at)}${`${letter}\u0301`.normalize("NFC")}${old.slice(at + 1)}`);
  });
  return texts.length === 0 ? undefined : { texts };
}
