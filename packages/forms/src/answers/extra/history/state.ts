import { type StateFound, stateAtEnd, stateName } from "../../address/grammar/states.ts";
import { takeZip } from "../../address/grammar/zip-at-end.ts";
import { ask, doubted, type Reader, understood } from "../../reading.ts";
import { asNamed } from "../../words/as-named.ts";
import { plainText, spanOf, type Token } from "../../words/tokens.ts";
import { denials, otherPeople } from "../doubts.ts";
import { inState } from "../place/place-parts.ts";
import { behind } from "./street.ts";

/** Reads a state of the United States as its two letters, or the province of another country as it was said. */
export const stateOrProvince: Reader = {
  read(tokens) {
    const words = behind(tokens);
    const spans = spanOf(words);
    const text = plainText(words);
    const isDoubtful = [denials, otherPeople, /^(mi|tu|su|el) /].some((words) => words.test(text));
    if (isDoubtful || text.length < 2) return ask("¿En qué estado o provincia?", { missing: ["state"], spans });
    // "En Amarillo, Texas 79101": the town and the ZIP code are asked by themselves.
    const { rest } = takeZip(words);
    const found = stateAtEnd(rest, true);
    if (found !== undefined && (found.length === words.length || isBehindTown(rest, found)))
      return understood({
        value: found.code,
        english: found.code,
        spanishReadback: stateName(found.code),
        spans,
        parts: inState(found.code),
      });
    const value = asNamed(words);
    const reading = understood({ value, english: value, spanishReadback: value, spans });
    return words.length > 4 ? doubted(reading, "as-said") : reading;
  },
};

/** A state by its name behind a town; "Baja California" is one of Mexico. */
function isBehindTown(words: readonly Token[], { length }: StateFound): boolean {
  const [state, town] = [words.slice(-length), words.slice(0, -length)];
  return plainText(state).length > 2 && town.at(-1)?.plain !== "baja";
}
