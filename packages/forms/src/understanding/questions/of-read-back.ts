import { takesBack } from "../../answers/clauses/cue-words.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Moment, Understanding } from "../act.ts";

/** "¿Prado o Pardo?": a question about a word that was read back. */
export function asksAboutWord(plain: string, { acts: [act] }: Understanding, { expects }: Moment): boolean {
  if (expects.kind !== "verdict" || act.kind !== "ask" || act.topic !== "unknown-question") return false;
  const known = plainText(tokensOf(expects.before.reading.spanishReadback ?? "")).split(" ");
  return plain.split(" ").some((word) => word.length > 2 && known.includes(word));
}

/** "¿Con ese o con zeta?", of what was read back. */
export function asksAboutLetter(text: string, plain: string, { expects }: Moment): boolean {
  return expects.kind === "verdict" && /[?¿]/.test(text) && letterOrOther.test(plain);
}

const letterOrOther =
  /\b(?:con|lleva|va con) (?:la |una )?\w{1,4}(?: (?:de|chica|grande|corta|larga|griega)(?: \w+)?)? o (?:con |sin )?(?:la |una )?\w+/;

/** "¿Está seguro?", "¿dijo quince?", said to a read-back: the value is asked for again, and not agreed to. */
export function asksBack(text: string, plain: string, { expects }: Moment): boolean {
  return expects.kind === "verdict" && /[?¿]/.test(text) && askedBack.test(plain);
}

const askedBack = new RegExp(
  String.raw`^(?:(?:y|pero|oiga|${takesBack}|ah|a ver|como|que) )*(?:est[ae]|esta|dijo|es|era|puso|oyo|entendio|anoto|escribio|escucho|segur[oa]|fue|de verdad|verdad|cierto|quince|\d)(?: |$)`,
);
