import type { Interpretation } from "../../interpretation.ts";
import { type Reader, understood, unknown } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { plainText, spanOf } from "../../words/tokens.ts";
import { notSure } from "../../yes-no/not-sure.ts";
import { yesNo } from "../../yes-no/reading.ts";
import { decliningPhrases } from "../doubts.table.ts";
import { notApplicablePhrases, unsurePhrases } from "./words.table.ts";

const unsure = somewhere(unsurePhrases);
const passed = somewhere(`${decliningPhrases}${notApplicablePhrases}`);

/**
 * Reads a yes or a no to a question of which one answer weighs: that one is read back as what it means. Who is not sure
 * says so, and that is an answer.
 * @param statement the question as a statement: "alguna vez votó"
 */
export function yesNoAsked(statement: string, weighty: "yes" | "no" | "both"): Reader {
  return {
    read(tokens, context) {
      const text = plainText(tokens);
      const spans = spanOf(tokens);
      if (passed.test(text)) return { ...unknown(), status: "none", english: "None", confidence: 0.9, spans };
      if (unsure.test(text)) {
        const { value, english, spanish } = notSure;
        return understood({ value, english, spanishReadback: spanish, spans });
      }
      return weighed(yesNo.read(tokens, context), statement, weighty);
    },
  };
}

function weighed(reading: Interpretation, statement: string, weighty: "yes" | "no" | "both"): Interpretation {
  const { status, value } = reading;
  if (status !== "value" || (value !== "yes" && value !== "no")) return reading;
  if (weighty !== "both" && value !== weighty) return reading;
  return { ...reading, question: `Usted dice que ${value === "yes" ? "sí" : "no"}: ${statement}. ¿Es así?` };
}
