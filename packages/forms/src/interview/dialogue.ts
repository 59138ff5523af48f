import { interpret } from "../answers/interpret.ts";
import type { Candidate, Interpretation } from "../answers/interpretation.ts";
import type { Field } from "../form.ts";
import { plainWords } from "../words.ts";
import { speak, store, storedTurn } from "./asking.ts";
import { commandIn, isTaught, obey } from "./commands.ts";
import { isReadBack, phrases, spokenValue } from "./phrases.ts";
import { askAgain, confirm, failuresBeforeKeyboard } from "./repair.ts";
import type { Asking, DialogueCommand, Step, Turn } from "./state.ts";

/** Something said or typed in answer, trimmed. */
export interface Said {
  readonly text: string;
  readonly turnId?: string;
  readonly at: string;
  readonly isTyped: boolean;
}

/** Hears one saying in a smart dialogue: a command, an answer, a yes, a correction or a choice. */
export function converse(interview: Asking, field: Field, said: Said): Step {
  const command = commandFor(interview, field, said);
  if (interview.isPaused && !said.isTyped) {
    return command === "resume" ? obey(interview, field, "resume", said.at) : [interview, []];
  }
  if (command !== undefined) return consumed(obey(interview, field, command, said.at), said);
  return hearTurn({ ...interview, isPaused: false }, field, said);
}

/** The command of a saying, unless the field's own reader reads a value in it: Esperanza is a name, Salt Lake a street. */
function commandFor(interview: Asking, field: Field, said: Said): DialogueCommand | undefined {
  const command = commandIn(said.text);
  if (command === undefined || isTaught(said.text)) return command;
  return read(interview, field, said.text, said.at).status === "value" ? undefined : command;
}

/** A later final of the same turn must not be taken for something new. */
function consumed([interview, effects]: Step, { turnId, text, at }: Said): Step {
  const turn = storedTurn("", { text, at, ...(turnId !== undefined && { turnId }) });
  return [{ ...interview, turns: [...interview.turns, turn] }, effects];
}

function hearTurn(interview: Asking, field: Field, said: Said): Step {
  switch (interview.turn.kind) {
    case "waiting":
      return hearAnswer(interview, field, said);
    case "confirming":
      return hearConfirmation(interview, field, said, interview.turn);
    case "choosing":
      return hearChoice(interview, field, said, interview.turn);
  }
}

/** Takes one of the candidates that were shown: a tap is a confirmation. */
export function pick(interview: Asking, field: Field, index: number, at: string): Step {
  if (interview.turn.kind !== "choosing") return [interview, []];
  const candidate = interview.turn.reading.candidates[index];
  return candidate ? store(interview, field, { text: candidate.spanish, at }) : [interview, []];
}

function read(interview: Asking, field: Field, text: string, at: string): Interpretation {
  const { formType: form, answers } = interview;
  return interpret({ form, field: field.id, heard: text, today: at.slice(0, 10), answers });
}

function hearAnswer(interview: Asking, field: Field, said: Said): Step {
  const reading = read(interview, field, said.text, said.at);
  switch (reading.status) {
    case "value":
      return accept(interview, field, said, reading);
    case "none":
      return field.required
        ? fail(interview, field, said, phrases.needed)
        : store(interview, field, said, said.isTyped ? "" : phrases.notedNone);
    case "ask":
      return doubt(interview, field, said, reading);
    case "command":
    case "unknown":
      return fail(interview, field, said, "");
  }
}

/** A value was read: typed or cheap ones are noted, dear or doubtful ones are read back and wait for a yes. */
function accept(interview: Asking, field: Field, said: Said, reading: Interpretation): Step {
  const isDoubtful = reading.needsConfirmation;
  if (said.isTyped && !isDoubtful) return store(interview, field, said);
  if (!isReadBack(field) && !isDoubtful) return store(interview, field, said, phrases.noted(spokenValue(reading)));
  const confirming: Asking = { ...interview, turn: { kind: "confirming", ...pending(said), reading } };
  return [confirming, speak(confirming, phrases.readBack(spokenValue(reading)), "command")];
}

function pending(said: Said): Pick<Extract<Turn, { kind: "confirming" }>, "answer" | "turnId"> {
  return { answer: { said: said.text, heardAt: said.at }, ...(said.turnId !== undefined && { turnId: said.turnId }) };
}

/** The words were not enough: one short closed question, its candidates to tap. A second doubt offers the keyboard. */
function doubt(interview: Asking, field: Field, said: Said, reading: Interpretation): Step {
  if (interview.failures >= failuresBeforeKeyboard) return keepAsSaid(interview, field, said);
  const failures = interview.failures + 1;
  const isKeyboardOffered = interview.isKeyboardOffered || failures >= failuresBeforeKeyboard;
  const choosing: Asking = {
    ...interview,
    failures,
    isKeyboardOffered,
    turn: { kind: "choosing", ...pending(said), reading },
  };
  const offer = isKeyboardOffered && !interview.isKeyboardOffered ? ` ${phrases.write}` : "";
  return [choosing, speak(choosing, `${reading.question ?? field.question}${offer}`)];
}

/** Nothing was understood: the question again; then the keyboard; then the words are kept as they were said. */
function fail(interview: Asking, field: Field, said: Said, why: string): Step {
  if (interview.failures >= failuresBeforeKeyboard) return keepAsSaid(interview, field, said);
  const failures = interview.failures + 1;
  const isKeyboardOffered = interview.isKeyboardOffered || failures >= failuresBeforeKeyboard;
  const again: Asking = { ...interview, failures, isKeyboardOffered };
  if (isKeyboardOffered && !interview.isKeyboardOffered) return [again, speak(again, `${why} ${phrases.write}`.trim())];
  return [again, speak(again, why === "" ? phrases.notUnderstood(field.question) : `${why} ${field.question}`)];
}

/** Never stuck, never lost: an answer nobody understands is stored as said and printed as needing review. */
function keepAsSaid(interview: Asking, field: Field, said: Said): Step {
  return store(interview, field, said, phrases.keptAsSaid);
}

type Confirming = Extract<Turn, { kind: "confirming" }>;
type Choosing = Extract<Turn, { kind: "choosing" }>;

function hearConfirmation(interview: Asking, field: Field, said: Said, turn: Confirming): Step {
  const verdict = interpret({ kind: "yesno", heard: said.text, today: said.at.slice(0, 10) });
  if (isPlainYes(said.text, verdict)) return consumed(confirm(interview, field), said);
  const instead = read(interview, field, withoutNo(said.text), said.at);
  if (instead.status === "value") {
    const isSame = JSON.stringify(instead.value) === JSON.stringify(turn.reading.value);
    return isSame && verdict.value !== "no"
      ? consumed(confirm(interview, field), said)
      : accept(withFailure(interview), field, { ...said, text: withoutNo(said.text) }, instead);
  }
  if (verdict.status === "value" && verdict.value === "no") return consumed(askAgain(interview, field), said);
  // A value was already read back: what is unclear now is asked again, never kept unread.
  if (instead.status === "ask" && interview.failures >= failuresBeforeKeyboard) return askAgain(interview, field);
  if (instead.status === "ask") return doubt(interview, field, { ...said, text: withoutNo(said.text) }, instead);
  if (interview.failures >= failuresBeforeKeyboard)
    return [interview, speak(interview, phrases.yesOrCorrect, "command")];
  const again: Asking = { ...interview, failures: interview.failures + 1 };
  return [again, speak(again, `${phrases.readBack(spokenValue(turn.reading))} ${phrases.yesOrCorrect}`, "command")];
}

/** Words a yes is made of. Any other word in it may be a "but": the person is asked again. */
const yesWords = new Set(
  (
    "si sip aja claro correcto correcta exacto exactamente perfecto bien muy esta asi es eso ese mero todo de acuerdo " +
    "ok okey okay vale listo bueno cierto verdad la afirmativo por supuesto que gracias senor senora senorita favor " +
    "yes right andale simon"
  ).split(" "),
);

function isPlainYes(text: string, verdict: Interpretation): boolean {
  const isYes = verdict.status === "value" && verdict.value === "yes" && !verdict.needsConfirmation;
  return isYes && plainWords(text).every((word) => yesWords.has(word));
}

/** Another value was heard: the one read back was wrong. */
function withFailure(interview: Asking): Asking {
  const failures = Math.min(interview.failures + 1, failuresBeforeKeyboard);
  return {
    ...interview,
    failures,
    isKeyboardOffered: interview.isKeyboardOffered || failures >= failuresBeforeKeyboard,
  };
}

function withoutNo(text: string): string {
  return text.replace(/^\s*no[,.;:\s]+(?:no[,.;:\s]+)*/i, "").trim() || text;
}

function hearChoice(interview: Asking, field: Field, said: Said, turn: Choosing): Step {
  const chosen = chosenOf(turn.reading.candidates, said);
  if (chosen !== undefined) {
    const choice: Said = { ...said, text: chosen.spanish };
    const reading = read(interview, field, choice.text, said.at);
    return reading.status === "value" ? accept(interview, field, choice, reading) : store(interview, field, choice);
  }
  const alone = read(interview, field, said.text, said.at);
  if (alone.status === "value") return accept(interview, field, said, alone);
  const whole: Said = { ...said, text: `${turn.answer.said} ${said.text}` };
  const together = read(interview, field, whole.text, said.at);
  if (together.status === "value") return accept(interview, field, whole, together);
  return alone.status === "ask"
    ? doubt(interview, field, said, alone)
    : fail(interview, field, { ...said, text: whole.text }, "");
}

const ordinals: readonly RegExp[] = [/\b(primer[ao]?|uno)\b/, /\b(segund[ao]|dos)\b/, /\b(tercer[ao]?|tres)\b/];

/** Which candidate the words choose: yes to a single one, "la segunda", or words that only one of them has. */
function chosenOf(candidates: readonly Candidate[], said: Said): Candidate | undefined {
  const [only, other] = candidates;
  if (only === undefined) return undefined;
  const verdict = interpret({ kind: "yesno", heard: said.text, today: said.at.slice(0, 10) });
  if (other === undefined) return verdict.status === "value" && verdict.value === "yes" ? only : undefined;
  const words = plainWords(said.text);
  const phrase = words.join(" ");
  if (/\b(la|el|opcion)\b/.test(phrase) && words.length <= 3) {
    const named = ordinals.findIndex((ordinal) => ordinal.test(phrase));
    if (named >= 0) return candidates[named];
  }
  const fitting = candidates.filter((candidate) => {
    const has = new Set(plainWords(candidate.spanish));
    return words.length > 0 && words.every((word) => has.has(word));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
