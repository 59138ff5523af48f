import { interpret } from "../answers/interpret.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import { isOneLetterAway } from "../answers/words/distance.ts";
import { plainWords } from "../words.ts";

/** Words a yes is made of, and those that only fill a pause. Any other may be a "but": the person is asked again. */
const yesWords = new Set(
  (
    "si sip aja claro correcto correcta exacto exactamente perfecto bien muy esta asi es eso ese mero todo de acuerdo " +
    "ok okey okay vale listo bueno cierto verdad la afirmativo por supuesto que gracias senor senora senorita favor " +
    "yes right andale simon eh em mm ah pues este"
  ).split(" "),
);

/** What is said most, and so is misspelled most by recognisers ("si esta vien"); no name is a letter away from these. */
const commonYesWords = ["esta", "bien", "correcto", "correcta", "exacto", "perfecto"];

/** What a saying answers to "¿Está bien?". */
export function verdictOf(text: string, at: string): "yes" | "no" | undefined {
  const said = plainWords(text);
  const meant = said.map(rightlySpelled);
  const heard = meant.every((word, index) => word === said[index]) ? text : meant.join(" ");
  const verdict = interpret({ kind: "yesno", heard, today: at.slice(0, 10) });
  if (verdict.status !== "value") return undefined;
  if (verdict.value === "no") return "no";
  const isPlain = !verdict.needsConfirmation && meant.every((word) => yesWords.has(word));
  return isPlain ? "yes" : undefined;
}

function rightlySpelled(word: string): string {
  // "cien" is a letter away from "bien".
  if (yesWords.has(word) || numberWord(word) !== undefined) return word;
  return word === "zi" ? "si" : (commonYesWords.find((yes) => isOneLetterAway(word, yes)) ?? word);
}
