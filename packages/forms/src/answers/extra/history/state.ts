import { stateAtEnd, stateName } from "../../address/grammar/states.ts";
import { ask, doubted, type Reader, understood } from "../../reading.ts";
import { asNamed } from "../../words/as-named.ts";
import { plainText, spanOf } from "../../words/tokens.ts";
import { denials, otherPeople } from "../doubts.ts";
import { inState } from "../place/told-along.ts";
import { behind } from "./street.ts";

/** Reads a state of the United States as its two letters, or the province of another country as it was said. */
export const stateOrProvince: Reader = {
  read(tokens) {
    const words = behind(tokens);
    const spans = spanOf(words);
    const text = plainText(words);
    const isDoubtful = [denials, otherPeople, /^(mi|tu|su|el) /].some((words) => words.test(text));
    if (isDoubtful || text.length < 2) return ask("¿En qué estado o provincia?", { missing: ["state"], spans });
    const found = stateAtEnd(words, true);
    if (found?.length === words.length)
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
