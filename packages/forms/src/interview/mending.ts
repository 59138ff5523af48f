import type { Candidate, Interpretation } from "../answers/interpretation.ts";
import { letterHint, withLetter } from "../answers/name/letter-hint.ts";
import { askWhich } from "../answers/reading.ts";
import { isAlike } from "../answers/words/distance.ts";
import { fold } from "../answers/words/tokens.ts";
import type { Field } from "../form.ts";
import { doubt, readBack, type Said } from "./accepting.ts";
import { spokenValue } from "./phrases.ts";
import { read } from "./read.ts";
import { askAgain, failuresBeforeKeyboard, withFailure } from "./repair.ts";
import type { Asking, Step } from "./state.ts";
import { textsOfPart } from "./told-part.ts";
import { likeOld, withWord } from "./with-word.ts";

/**
 * Hears a part of the value said anew: "no, la última es cinco", "no, mayo", "no, Ruiz", "no, arroba yahoo punto com".
 * The whole is read back; where it may be one of several, that is asked.
 * @returns undefined when the words are no part of such a value
 */
export function hearPart(interview: Asking, field: Field, said: Said, reading: Interpretation): Step | undefined {
  const hint = field.kind === "name" ? hinted(said, reading) : undefined;
  if (hint !== undefined) return settle(interview, field, said, { ...hint, before: reading });
  const texts = textsOfPart(field.kind, said.text, reading);
  if (texts === undefined) return undefined;
  if (texts.length > 0) return settle(interview, field, said, { texts, before: reading });
  if (field.kind === "name") return undefined;
  // The readers know how to put a correction into what was said before it.
  const whole = read(interview, field, `${spokenValue(reading)}, perdón, ${said.text}`, said.at);
  if (whole.candidates.length > 1) return doubtPart(interview, field, said, whole);
  const text = whole.spanishReadback;
  return whole.status === "value" && text !== undefined
    ? settle(interview, field, said, { texts: [text], before: reading })
    : undefined;
}

/**
 * Reads back the one of several texts that is an answer and is not what was read back before; asks which, where two are.
 * @param spelled what of it is read letter by letter
 */
export function settle(
  interview: Asking,
  field: Field,
  said: Said,
  found: { readonly texts: readonly string[]; readonly before: Interpretation | undefined; readonly spelled?: string },
): Step | undefined {
  const { texts, before, spelled } = found;
  const wholes = texts.flatMap((text) => {
    const whole = read(interview, field, text, said.at);
    const isNew = JSON.stringify(whole.value) !== JSON.stringify(before?.value) || spelled !== undefined;
    return whole.status === "value" && isNew ? [{ text, whole }] : [];
  });
  const [only, other] = wholes;
  if (only === undefined) return undefined;
  if (other !== undefined) return doubtPart(interview, field, said, askWhich(wholes.map(candidateOf)));
  const now = before === undefined ? interview : withFailure(interview);
  return readBack(now, field, { ...said, text: only.text }, only.whole, spelled);
}

/** A part is never kept for the whole: what is unclear for too long is asked again. */
function doubtPart(interview: Asking, field: Field, said: Said, reading: Interpretation): Step {
  return interview.failures < failuresBeforeKeyboard
    ? doubt(interview, field, said, reading)
    : askAgain(interview, field);
}

function candidateOf({ text, whole }: { readonly text: string; readonly whole: Interpretation }): Candidate {
  return { value: whole.value ?? text, english: whole.english ?? text, spanish: text };
}

/** A name with the letter that was told in the word it belongs to: "pero Gómez es con zeta". */
function hinted({ text }: Said, { value }: Interpretation) {
  const hint = letterHint(text);
  if (hint === undefined || typeof value !== "string") return undefined;
  const { word, letter } = hint;
  const words = value.split(" ").filter((one) => word === undefined || isAlike(fold(one), fold(word)));
  const right = [word, ...words].find((one) => one !== undefined && fold(one).includes(letter));
  // Where it is written so already, it is read back letter by letter.
  if (right !== undefined) return { texts: withWord("name", value, right), spelled: right };
  const mended = words.flatMap((old) => withLetter(old, letter).map((now) => ({ old, now })));
  const texts = mended.map(({ old, now }) => value.replace(old, likeOld(now, old)));
  return texts.length === 0 ? undefined : { texts, spelled: mended[0]?.now ?? "" };
}
