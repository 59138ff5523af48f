import { contrast } from "../../answers/clauses/cues.table.ts";
import { letterHint, withLetter } from "../../answers/letters/letter-hint.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { isAlike } from "../../answers/words/distance.ts";
import { fold } from "../../answers/words/tokens.ts";
import { contrastIn } from "./contrast.ts";
import { digitsIn } from "./number.ts";
import { removalIn, withoutPart } from "./removal.ts";
import type { Repair } from "./whole-values.ts";
import { withWord } from "./with-word.ts";

const atDomain = /^(?:es\s+)?(?:con\s+)?(?:arroba|@|despu[eé]s de la arroba (?:es|va|dice))\s*(?<domain>\S.*)$/iu;
const loneDomain =
  /^(?:(?:es|va|de|en|con|termina|acaba)\s+)*(?<domain>(?:gmail|yahoo|hotmail|outlook|icloud|aol|live|msn|protonmail)(?:\s*(?:\.|punto)\s*(?:com|es|net|mx|org)(?:\s*(?:\.|punto)\s*\p{L}{2})?)?)[.!]?$/iu;
const missingEnd =
  /^(?:no[,.;\s]+)?(?:le |me )?falt[aó]\s+(?:el\s+|lo de\s+)?(?:\.|punto\s+)(?<end>\p{L}{2,4})(?:\s+(?:al final|despu[eé]s|atr[aá]s))?[.!]?$/iu;
const ending = new RegExp(
  String.raw`^(?:no[,.;\s]+)?(?:(?:es|va|era|lleva|${contrast}|termina en|termina con|acaba en|con)\s+)*(?<labels>(?:(?:\.|punto\s+)(?:com|net|org|edu|gov|info|mx|es|co|ar|pe|ec|gt|hn|sv|us)\s*)+)(?:al final)?[.!]?$`,
  "iu",
);
const digits =
  /^(?:(?:el|los)\s+n[uú]meros?\s+(?:es|son)\s+|al final (?:es|son|va|van)\s+|termina en\s+)(?<digits>[\d ]+)[.!]?$/iu;

/** "Lleva un sesenta al final". */
const atEnd =
  /^(?:no[,.;\s]+)?(?:lleva|tiene|(?:le |me )?falt[aó])\s+(?:el\s+|un\s+)?(?<digits>[\p{L}\d ]+?)\s+al final[.!]?$/iu;

const markAlone =
  /^(?:no[,.;\s]+)?(?:(?:es|era|va|con|lleva)\s+)*(?:un\s+)?(?<mark>guion bajo|gui[oó]n bajo|raya baja|gui[oó]n(?: medio)?|punto)[.!]?$/iu;

/** Hears a part of an e-mail address said again: its domain, a word of it, a mark too many, its digits. */
export function repairEmail(text: string, value: string): Repair | undefined {
  const [local = "", domain = ""] = value.split("@");
  const mark = markAlone.exec(text)?.groups?.["mark"];
  const marks = local.match(/[._-]/g) ?? [];
  // "No, guion bajo", of an address with one mark: that is the mark.
  if (mark !== undefined && marks.length === 1)
    return { texts: [`${local.replace(/[._-]/, symbolised(mark))}@${domain}`] };
  const newDomain = atDomain.exec(text)?.groups?.["domain"] ?? loneDomain.exec(text)?.groups?.["domain"];
  if (newDomain !== undefined) {
    const spoken = newDomain.trim().replace(/[.!]$/, "");
    const isWhole = /\.|punto/i.test(spoken);
    return { texts: [`${local} arroba ${isWhole ? spoken : `${spoken} punto com`}`] };
  }
  const end = missingEnd.exec(text)?.groups?.["end"];
  if (end !== undefined) return { texts: [`${value}.${fold(end)}`] };
  const labels = ending.exec(text)?.groups?.["labels"];
  if (labels !== undefined) return { texts: withEnding(local, domain, labels) };
  const removal = removalIn(text);
  const left = removal === undefined ? [] : withoutPart(local, removal, digitsIn).filter(Boolean);
  if (left.length > 0) return { texts: left.map((one) => `${one}@${domain}`) };
  const behind = atEnd.exec(text)?.groups?.["digits"];
  const added = behind === undefined ? undefined : digitsIn(behind);
  if (added !== undefined) return { texts: [`${local}${added}@${domain}`] };
  const number = digits.exec(text)?.groups?.["digits"]?.replace(/\D/g, "");
  if (number !== undefined && /\d/.test(local)) return { texts: [`${local.replace(/\d+/, number)}@${domain}`] };
  const alone =
    /^(?:no[,.;\s]+)?(?:es|son|con|era|termina en)?\s*(?<digits>(?:\d+|[\p{L}]+)(?:\s+(?:y\s+)?[\p{L}\d]+){0,4})[.!]?$/iu.exec(
      text,
    )?.groups?.["digits"];
  const told = alone === undefined || !isNumberWords(alone) ? undefined : digitsIn(alone);
  if (told !== undefined && /\d/.test(local)) return { texts: [`${local.replace(/\d+/, told)}@${domain}`] };
  const byLetter = repairByLetter(text, local);
  if (byLetter !== undefined) return { texts: [`${byLetter}@${domain}`], spelled: byLetter };
  const contrast = contrastIn(text);
  if (contrast === undefined) return undefined;
  const [now, old] = [symbolised(contrast.now), symbolised(contrast.old)];
  if (old !== "" && value.includes(old)) return { texts: [value.replace(old, now)] };
  return /^\p{L}+$/u.test(now) ? { texts: withWord("email", value, now) } : undefined;
}

/** "Es punto mx": in the place of ".com", or behind it where a country's letters may stand. */
function withEnding(local: string, domain: string, said: string): readonly string[] {
  const labels = fold(said)
    .split(/\.|punto|\s/)
    .filter(Boolean);
  const head = domain.split(".")[0] ?? "";
  const instead = `${local}@${[head, ...labels].join(".")}`;
  const isCountry = labels.length === 1 && labels[0]?.length === 2 && domain === `${head}.com`;
  return isCountry ? [`${local}@${domain}.${labels[0]}`, instead] : [instead];
}

/** "Ortiz con zeta", "es con be grande": the letter in the word that sounds like it. */
function repairByLetter(text: string, local: string): string | undefined {
  const hint = letterHint(text);
  if (hint === undefined) return undefined;
  const { word, letter } = hint;
  const told = word === undefined ? undefined : fold(word);
  if (told?.includes(letter)) {
    const at = [...Array(Math.max(0, local.length - told.length + 1)).keys()].find((from) =>
      isAlike(local.slice(from, from + told.length), told),
    );
    return at === undefined ? undefined : local.slice(0, at) + told + local.slice(at + told.length);
  }
  const [only, other] = withLetter(local, letter);
  return other === undefined ? only : undefined;
}

function isNumberWords(words: string): boolean {
  return words
    .split(/\s+/)
    .every((one) => /^\d+$/.test(one) || one.toLowerCase() === "y" || numberWord(fold(one)) !== undefined);
}

function symbolised(said: string): string {
  return fold(said)
    .replace(/\bguion bajo\b|\braya baja\b/g, "_")
    .replace(/\bpunto\b/g, ".")
    .replace(/\bguion( medio)?\b|\braya\b/g, "-")
    .replace(/\barroba\b/g, "@")
    .replace(/\s+/g, "");
}
