import { fold } from "../../answers/words/tokens.ts";
import type { Repair } from "./whole-values.ts";
import { likeOld } from "./with-word.ts";

const word = String.raw`\p{L}[\p{L}'’]*`;
const swapped =
  /^(?:no[,.;\s]+)?(?:(?:est[aá]n?|van?|son|es|tiene|puso|salieron?)\s+)*(?:(?:los?|mis?|sus?)\s+)?(?<what>apellidos?|nombres?)?\s*(?:(?:est[aá]n?|van?|son|es|salieron?|quedaron)\s+)*(?:todo\s+)?(?:al rev[eé]s|voltead[oa]s?|cambiad[oa]s|invertid[oa]s|cruzad[oa]s|en otro orden)[.!]?$/iu;
const inOrder = new RegExp(
  String.raw`^(?:no[,.;\s]+)?(?:(?:es|va|son)\s+)*primero\s+(?:(?:va|viene|es|el|la)\s+)*(?<first>${word})[,;]?\s+(?:y\s+)?(?:luego|despu[eé]s|al final)\s+(?:(?:va|viene|es|el|la)\s+)*(?<then>${word})[.!]?$`,
  "iu",
);
const goesFirst = new RegExp(
  String.raw`^(?:no[,.;\s]+)?(?:(?:el|la)\s+)?(?<word>${word})\s+(?:va|es|viene)\s+(?:el\s+)?(?:primero|antes|adelante)(?:\s+(?:de|del|que)\s+(?:el\s+)?${word})?[.!]?$`,
  "iu",
);
const inPlace = new RegExp(
  String.raw`^(?:no[,.;\s]+)?(?:(?:me|le|se le|te)\s+)?(?:falt[óoa]n?|hace falta|agr[eé]g\p{L}*|p[oó]ng\p{L}*|va|es|con)?\s*(?:(?:el|la|un)\s+)?(?<word>${word})\s+(?:(?:va|es)\s+)?(?:(?<side>despu[eé]s|antes|detr[aá]s|delante|atr[aá]s)\s+del?\s+(?:el\s+)?(?<beside>${word})|(?<middle>en el medio|enmedio|en medio|al medio)|entre\s+(?<from>${word})\s+y\s+(?<to>${word}))[.!]?$`,
  "iu",
);

/**
 * Hears that the words of a name stand in another order ("los apellidos están al revés", "primero va Luna y luego
 * Prado"), or where a missing one belongs ("falta Elena después de Rosa", "Elena en el medio").
 */
export function byOrder(text: string, value: string): Repair | undefined {
  const parts = value.split(" ");
  const at = (said: string | undefined) => (said ? parts.findIndex((part) => fold(part) === fold(said)) : -1);
  const turned = swapped.exec(text);
  if (turned !== null && parts.length >= 2) {
    const isFamily = parts.length > 2 && !/^nombre/i.test(turned.groups?.["what"] ?? "");
    const from = isFamily ? parts.length - 2 : 0;
    return { texts: [exchanged(parts, from, from + 1)] };
  }
  const { first, then } = inOrder.exec(text)?.groups ?? {};
  const [one, other] = [at(first), at(then)];
  // In the order they have already, all is as it was read back.
  if (one >= 0 && other >= 0) return { texts: [one > other ? exchanged(parts, one, other) : value] };
  const ahead = at(goesFirst.exec(text)?.groups?.["word"]);
  if (ahead >= 0) return { texts: [exchanged(parts, Math.max(0, ahead - 1), ahead)] };
  return placed(text, parts, at);
}

function placed(text: string, parts: readonly string[], at: (said: string | undefined) => number): Repair | undefined {
  const { word: said, side = "", beside, middle, from } = inPlace.exec(text)?.groups ?? {};
  if (said === undefined || at(said) >= 0) return undefined;
  const isBefore = /^(antes|delante)/i.test(side);
  const near = middle === undefined ? at(beside ?? from) : 0;
  if (near < 0) return undefined;
  const index = isBefore ? near : near + 1;
  return {
    texts: [[...parts.slice(0, index), likeOld(said.toLocaleLowerCase("es"), "A"), ...parts.slice(index)].join(" ")],
  };
}

function exchanged(parts: readonly string[], one: number, other: number): string {
  const [left = "", right = ""] = [parts[one], parts[other]];
  return parts.with(one, right).with(other, left).join(" ");
}

/** Where "mi segundo nombre" or "el apellido" stands among the words of a name. */
export function placeIn(parts: readonly string[], which = "", what = ""): number {
  if (!/apellido/i.test(what)) return /segundo/i.test(which) && parts.length > 1 ? 1 : 0;
  return /segundo|[uú]ltimo/i.test(which) || parts.length < 3 ? parts.length - 1 : parts.length - 2;
}
