import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Moment, Understanding } from "../act.ts";
import { steering } from "../steering.ts";

/** How question words are shortened where one types in a hurry. */
const shortened: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:[xp](?:or)?[qk]u?e?)(?!\p{L})/giu, "por qué"],
  [/(?<!\p{L})p(?:ar)?a?\s+(?:q|k|ke|qe|que|qué)(?!\p{L})/giu, "para qué"],
  [/(?<!\p{L})(?:q|k|ke|qe)(?!\p{L})/giu, "qué"],
  [/(?<!\p{L})(?:dnd|dond|onde)(?!\p{L})/giu, "dónde"],
  [/(?<!\p{L})(?:komo|cmo)(?!\p{L})/giu, "cómo"],
];

/** A question typed with shortened words, "q quiere decir", "xq preguntan": only one that has an answer is taken for it. */
export function shortQuestion(text: string, { channel, expects, ...moment }: Moment): Understanding | undefined {
  const isSpelling = expects.kind === "answer" && expects.isSpelling;
  if (channel !== "written" || isSpelling || /[\d@]/.test(text)) return undefined;
  const whole = shortened.reduce((now, [short, word]) => now.replace(short, word), text);
  if (whole === text) return undefined;
  const meant = steering(whole, plainText(tokensOf(whole)), { channel, expects, ...moment });
  const [act] = meant?.acts ?? [];
  const isAnswered =
    (act?.kind === "ask" && act.topic !== "unknown-question") || (act?.kind === "command" && asking.has(act.command));
  return isAnswered ? meant : undefined;
}

const asking: ReadonlySet<string> = new Set(["why", "where", "help", "repeat"]);
