import type { Interpretation } from "../../interpretation.ts";
import { doubted, type Reader, understood, unknown } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { isPause, plainText, spanOf, type Token, tokensOf } from "../../words/tokens.ts";
import { notSure } from "../../yes-no/not-sure.ts";
import { yesNo } from "../../yes-no/reading.ts";
import { decliningPhrases } from "../doubts.table.ts";
import { allOrNotPhrases, morePhrases, noMorePhrases, notApplicablePhrases, unsurePhrases } from "./words.table.ts";

/** The answer that is read back as what it means. */
export type Weighty = "yes" | "no" | "both" | "neither";

const [yes, no] = [tokensOf("sí"), tokensOf("no")];
const unsure = somewhere(unsurePhrases);
const allOrNot = somewhere(allOrNotPhrases);
const more = somewhere(morePhrases);
const noMore = somewhere(noMorePhrases);
const passed = somewhere(`${decliningPhrases}${notApplicablePhrases}`);

/**
 * Reads a yes or a no to a question of which one answer weighs: that one is read back as what it means. Who is not sure
 * says so, and that is an answer.
 * @param statement the question as a statement: "alguna vez votó"
 */
export function yesNoAsked(statement: string, weighty: Weighty): Reader {
  return {
    read(tokens, context) {
      const text = plainText(tokens);
      const spans = spanOf(tokens);
      if (passed.test(text)) return { ...unknown(), status: "none", english: "None", confidence: 0.9, spans };
      if (unsure.test(text)) {
        const { value, english, spanish } = notSure;
        return understood({ value, english, spanishReadback: spanish, spans });
      }
      const further = weighty === "neither" ? furtherIn(tokens) : undefined;
      if (further === "unclear") return doubted(weighed(yesNo.read(no, context), statement, "both"), "more-said");
      if (further !== undefined) return yesNo.read(further, context);
      const reading = yesNo.read(tokens, context);
      const begun = reading.status === "value" ? undefined : verdictBefore(tokens);
      if (begun === undefined) return weighed(reading, statement, weighty);
      return doubted(weighed(yesNo.read(begun, context), statement, "both"), "more-said");
    },
  };
}

/** What is said of further ones, as a yes or a no. */
function furtherIn(tokens: readonly Token[]): readonly Token[] | "unclear" | undefined {
  const text = plainText(tokens);
  if (more.test(text)) return yes;
  if (!noMore.test(text)) return undefined;
  return allOrNot.test(text) && !isPause(tokens[1]) ? "unclear" : no;
}

/** "No, siempre aquí": the yes or no before its pause, or before a word or two. Whatever else it says, it is read back. */
function verdictBefore(tokens: readonly Token[]): readonly Token[] | undefined {
  const isVerdict = tokens[0]?.plain === "si" || tokens[0]?.plain === "no";
  const isShort = isPause(tokens[1]) ? tokens.length < 12 : tokens.length < 5;
  return isVerdict && isShort ? tokens.slice(0, 1) : undefined;
}

function weighed(reading: Interpretation, statement: string, weighty: Weighty): Interpretation {
  const { status, value } = reading;
  if (status !== "value" || (value !== "yes" && value !== "no")) return reading;
  if (weighty !== "both" && value !== weighty) return reading;
  return { ...reading, question: meantBy(value, statement) };
}

/** What a yes or a no to a question says, to be agreed to. */
export function meantBy(value: "yes" | "no", statement: string): string {
  return `Usted dice que ${value === "yes" ? "sí" : "no"}: ${statement}. ¿Es así?`;
}
