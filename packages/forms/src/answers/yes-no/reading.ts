import { anyQuestions } from "../questions.texts.ts";
import { ask, chosen, doubted, type Reader } from "../reading.ts";
import { spanOf } from "../words/tokens.ts";
import { verdictIn } from "./grammar.ts";

const meanings = {
  yes: { value: "yes", english: "Yes", spanish: "sí" },
  no: { value: "no", english: "No", spanish: "no" },
} as const;

/** Reads a yes or a no. */
export const yesNo: Reader = {
  read(tokens) {
    const { value, isHedged } = verdictIn(tokens);
    if (value === undefined) return ask(anyQuestions.yesNo, { missing: ["yes-or-no"] });
    const reading = chosen(meanings[value], spanOf(tokens));
    return isHedged ? doubted(reading, "hedged") : reading;
  },
};
