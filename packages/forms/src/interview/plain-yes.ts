import { interpret } from "../answers/interpret.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import { isOneLetterAway } from "../answers/words/distance.ts";
import { wordsOf } from "../answers/words/phrases.ts";
import { plainWords } from "../words.ts";
import { commonYesWords, yesWords } from "./sayings.table.ts";

const isOfYes = wordsOf(yesWords);

/** What a saying answers to "¿Está bien?". */
export function verdictOf(text: string, at: string): "yes" | "no" | undefined {
  const said = plainWords(text);
  const meant = said.map(rightlySpelled);
  const heard = meant.every((word, index) => word === said[index]) ? text : meant.join(" ");
  const verdict = interpret({ kind: "yesno", heard, today: at.slice(0, 10) });
  if (verdict.status !== "value") return undefined;
  if (verdict.value === "no") return "no";
  const isPlain = !verdict.needsConfirmation && meant.every((word) => isOfYes.has(word));
  return isPlain ? "yes" : undefined;
}

function rightlySpelled(word: string): string {
  // "cien" is a letter away from "bien".
  if (isOfYes.has(word) || numberWord(word) !== undefined) return word;
  return word === "zi" ? "si" : (commonYesWords.find((yes) => isOneLetterAway(word, yes)) ?? word);
}
