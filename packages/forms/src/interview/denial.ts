import { doubted } from "../answers/reading.ts";
import type { Field } from "../form.ts";
import { plainWords } from "../words.ts";
import { accept, doubt, type Said } from "./accepting.ts";
import { fieldsOf } from "./asking.ts";
import { withoutNo } from "./confirmation.ts";
import { isReadBack } from "./phrases.ts";
import { read } from "./read.ts";
import { correctField } from "./repair.ts";
import type { Asking, Step } from "./state.ts";

/** A longer saying tells more than the value that was noted wrong: "no, vive en Guatemala, en la zona tres". */
const mostWords = 5;

/**
 * Hears "no, soy viuda" where "casada" was just noted and the next question asked: the noted answer is asked about again.
 * @returns undefined when the words answer the question that stands
 */
export function hearDenial(interview: Asking, field: Field, said: Said): Step | undefined {
  const { turn, failures, returnTo, lastStored = "", answers } = interview;
  const isFirst = turn.kind === "waiting" && turn.answer === undefined && failures === 0 && returnTo === undefined;
  const fields = fieldsOf(interview);
  const noted = fields.find(({ id }) => id === lastStored);
  const stored = answers[lastStored];
  if (said.isTyped || !isFirst || noted === undefined || stored === undefined || isReadBack(noted)) return undefined;
  if (answersQuestion(interview, field, said)) return undefined;
  const known = read(interview, noted, stored.said, stored.heardAt).value;
  const rest = withoutNo(said.text);
  const isDenial = rest !== said.text;
  // "No soy casada" is no "soy casada": a status is read with its "no".
  const text = noted.kind === "marital" ? said.text : rest;
  const reading = read(interview, noted, text, said.at);
  const isOther = reading.status === "value" && reading.value !== known && (isDenial || noted.kind === "marital");
  const isDenied =
    isDenial &&
    reading.status === "ask" &&
    read(interview, noted, rest, said.at).value === known &&
    known !== undefined;
  if (!isOther && !isDenied) return undefined;
  const [back] = correctField(interview, fields.indexOf(noted));
  if (back.phase !== "asking") return undefined;
  const again: Said = { ...said, text };
  return isOther ? accept(back, noted, again, doubted(reading, "corrected")) : doubt(back, noted, again, reading);
}

/** A country alone may be meant as an address, and "separada" as a name; anything longer is what was asked for. */
function answersQuestion(interview: Asking, field: Field, { text, at }: Said): boolean {
  const rest = withoutNo(text);
  const words = plainWords(rest);
  const isValue = read(interview, field, text, at).status === "value";
  if (rest === text) return isValue && words.length > 1;
  if (field.kind !== "address") return isValue;
  return words.length > mostWords || words.some((word) => /^viv[eo]/.test(word));
}
