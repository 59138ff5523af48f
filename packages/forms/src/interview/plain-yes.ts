import { interpret } from "../answers/interpret.ts";
import { plainWords } from "../words.ts";

/** Words a yes is made of. Any other word in it may be a "but": the person is asked again. */
const yesWords = new Set(
  (
    "si sip aja claro correcto correcta exacto exactamente perfecto bien muy esta asi es eso ese mero todo de acuerdo " +
    "ok okey okay vale listo bueno cierto verdad la afirmativo por supuesto que gracias senor senora senorita favor " +
    "yes right andale simon"
  ).split(" "),
);

/** What a saying answers to "¿Está bien?". */
export function verdictOf(text: string, at: string): "yes" | "no" | undefined {
  const verdict = interpret({ kind: "yesno", heard: text, today: at.slice(0, 10) });
  if (verdict.status !== "value") return undefined;
  if (verdict.value === "no") return "no";
  const isPlain = !verdict.needsConfirmation && plainWords(text).every((word) => yesWords.has(word));
  return isPlain ? "yes" : undefined;
}
