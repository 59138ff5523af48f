import type { Interpretation } from "../../interpretation.ts";
import { doubted, type Reader, understood, unknown } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { isPause, plainText, spanOf, type Token } from "../../words/tokens.ts";
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
      const reading = yesNo.read(tokens, context);
      const begun = reading.status === "value" ? undefined : verdictBefore(tokens);
      if (begun === undefined) return weighed(reading, statement, weighty);
      return doubted(weighed(yesNo.read(begun, context), statement, "both"), "more-said");
    },
  };
}

/** "No, siempre aquí": the yes or no before its pause, or before a word or two. Whatever else it says, it is read back. */
function verdictBefore(tokens: readonly Token[]): readonly Token[] | undefined {
  const isVerdict = tokens[0]?.plain === "si" || tokens[0]?.plain === "no";
  const isShort = isPause(tokens[1]) ? tokens.length < 12 : tokens.length < 5;
  return isVerdict && isShort ? tokens.slice(0, 1) : undefined;
}

function weighed(reading: Interpretation, statement: string, weighty: "yes" | "no" | "both"): Interpretation {
  const { status, value } = reading;
  if (status !== "value" || (value !== "yes" && value !== "no")) return reading;
  if (weighty !== "both" && value !== weighty) return reading;
  return { ...reading, question: `Usted dice que ${value === "yes" ? "sí" : "no"}: ${statement}. ¿Es así?` };
}
