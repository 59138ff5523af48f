import type { Interpretation } from "../interpretation.ts";
import { anyQuestions } from "../questions.texts.ts";
import { ask, askWhich, type Context, doubted, type Reader } from "../reading.ts";
import { withoutAround } from "../words/around.ts";
import { isPause, type Token } from "../words/tokens.ts";
import { type Corrected, correctionIn, insteadIn, takenBackFirst } from "./cues.ts";
import { candidateOf, unreadable } from "./judge.ts";
import { closedKinds, readClosed } from "./read-closed.ts";
import { respliced, saysPlace } from "./respliced.ts";

/** Reads an answer with what it takes back put right: one value is to be confirmed, of two it is asked which. */
export function readCorrected(given: readonly Token[], reader: Reader, context: Context): Interpretation {
  const { kind } = context;
  const tokens = takenBackFirst(given);
  const read = (words: readonly Token[]) => reader.read(words, context);
  if (reader.fold !== undefined) return reader.fold(tokens, read, context);
  if (closedKinds.has(kind)) return readClosed(tokens, kind, read);
  const instead = insteadIn(tokens, kind === "address");
  const corrected = instead ?? correctionIn(tokens);
  if (corrected === undefined) return read(tokens);
  const { said } = corrected;
  if (!corrected.correction.some((token) => token.kind !== "mark")) {
    // "... perdón" at the very end takes nothing back that we could know of.
    const reading = read(said);
    return reading.status === "value" ? doubted(reading, "taken-back") : reading;
  }
  const correction = withoutAround(kind === "email" ? begunAnew(corrected) : corrected.correction, kind);
  if (reader.splicesWholes === true && reader.splice !== undefined) return reader.splice(said, correction, context);
  const after = read(correction);
  const wholes = instead ? [] : respliced([...said, ...marker(tokens, corrected), ...correction], kind);
  const readings = wholes.map(read);
  // "..., 41 al final": where it belongs was said.
  const isPlaced = instead === undefined && saysPlace(correction);
  // "tres cinco cinco cero digo cero cinco ...": which digits are meant cannot be told.
  if (instead === undefined && wholes.length === 0)
    return ask(after.question ?? anyQuestions.whole, { missing: ["answer"] });
  if (!isPlaced) readings.push(after);
  const values = readings.filter(({ status }) => status === "value");
  if (!isPlaced && after.status !== "value" && reader.splice !== undefined) {
    const whole = reader.splice(said, correction, context);
    if (whole.status === "value") values.push(whole);
    else if (values.length === 0 && whole.candidates.length > 0) return whole;
  }
  const [only, ...others] = new Map(values.map((one) => [JSON.stringify(one.value), one] as const)).values();
  if (only === undefined) return unreadable(after);
  // Whether a part was said anew, or all of it, cannot be told: it is asked.
  return others.length > 0 ? askWhich([only, ...others].map(candidateOf)) : doubted(only, "corrected");
}

/** The words between what was said and its correction. */
function marker(tokens: readonly Token[], { said, correction }: Corrected): readonly Token[] {
  return tokens.slice(said.length, tokens.length - correction.length);
}

/** "ana 49, no, 50, ana 50 arroba ...": the part alone, and behind a pause all of it anew, the part in its place. */
function begunAnew({ said, correction }: Corrected): readonly Token[] {
  const from = correction.findIndex(({ kind }) => kind !== "mark");
  const comma = correction.findIndex((token, at) => at > from && isPause(token));
  const [part, rest] = [correction.slice(from, comma), correction.slice(comma + 1)];
  const isHeld = (words: readonly Token[], by: readonly Token[]) =>
    words.every(({ plain }) => by.some((token) => token.plain === plain));
  const isAnew =
    from >= 0 && comma > 0 && rest.length > part.length && isHeld(part, rest) && isHeld(rest.slice(0, 1), said);
  return isAnew ? rest : correction;
}
