import { plainWords } from "@dilo/foundation";
import { understand } from "../../understanding/understand.ts";
import { converse, type Said } from "../converse.ts";
import { openField } from "../decide/question-state.ts";
import type { Heard, Step } from "../events.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { momentOf, read, readAnswer } from "../reading.ts";
import { commonOf, freshTurn } from "../start.ts";
import { type Asking, type Interview, longestAnswer, type Reviewing, type StoredTurn } from "../state.ts";
import { asStored } from "../steps.ts";

/** The rest of an answer that is being read back: the whole of it is read again. */
export function continuePending(interview: Asking, heard: Heard): Step {
  const { turn } = interview;
  const field = currentField(interview);
  if (field === undefined || turn.kind === "waiting") return [interview, []];
  const [said, more] = [turn.answer.said, heard.text].map((text) => plainWords(text).join(" "));
  if (said?.includes(more ?? "")) return [interview, []];
  const text = `${turn.answer.said} ${heard.text}`;
  return converse({ ...interview, turn: { kind: "waiting" } }, saidOf(heard, text));
}

function saidOf({ at, turnId }: Pick<Heard, "at" | "turnId">, text: string): Said {
  return { text, at, channel: "spoken", ...(turnId !== undefined && { turnId }) };
}

/** The rest of an answer that was cut in two belongs to the field of its first half; a repetition adds nothing. */
export function continueTurn(interview: Interview, turn: StoredTurn, text: string): Step {
  if (interview.phase === "choosing" || interview.phase === "complete") return [interview, []];
  if (turn.field === "")
    return interview.confirm === "off" ? [interview, []] : hearRestOfVerdict(interview, turn, text);
  const [said, more] = [plainWords(turn.said).join(" "), plainWords(text).join(" ")];
  if (said.includes(more)) return [interview, []];
  const whole = more.startsWith(said) ? text : `${turn.said} ${text}`;
  const stored = interview.answers[turn.field];
  const field = fieldsOf(interview).find(({ id }) => id === turn.field);
  if (stored === undefined || field === undefined || whole.length > longestAnswer) return [interview, []];
  if (interview.confirm === "smart") return reopen(interview, turn, { text: whole, more: text, at: stored.heardAt });
  const kept = { said: asStored(field, whole), heardAt: stored.heardAt };
  return [
    {
      ...interview,
      answers: { ...interview.answers, [turn.field]: kept },
      turns: interview.turns.map((other) => (other === turn ? { ...turn, said: whole } : other)),
    },
    [{ kind: "keep", formType: interview.formType, field: turn.field, answer: kept }],
  ];
}

interface Rest {
  readonly text: string;
  readonly more: string;
  readonly at: string;
}

/** In a smart dialogue nothing that was confirmed changes unheard: the whole answer is asked about again. */
function reopen(interview: Asking | Reviewing, turn: StoredTurn, rest: Rest): Step {
  const moment = momentOf(interview, "spoken", rest.at);
  const [act] = understand(rest.more, { ...moment, expects: { kind: "yes-no", isReview: false } }).acts;
  // A command or a courtesy behind an answer is what it is where the interview stands now.
  if (act.kind === "command" || act.kind === "social" || act.kind === "ask")
    return converse(interview, saidOf({ at: rest.at }, rest.more));
  const back = openAt(interview, turn.field);
  const field = back && currentField(back);
  if (back === undefined || field === undefined) return [interview, []];
  const valueIn = (text: string) => JSON.stringify(read(back, field, text, rest.at).value);
  const known = valueIn(turn.said);
  if (known !== undefined && valueIn(rest.text) === known) return [interview, []];
  const turns = back.turns.filter((other) => other !== turn);
  return converse({ ...back, turns }, saidOf({ ...turn, at: rest.at }, rest.text));
}

/** "Sí", and in the same breath "no, espere, la última es nueve": what was agreed to is heard about once more. */
function hearRestOfVerdict(interview: Asking | Reviewing, turn: StoredTurn, text: string): Step {
  if (plainWords(turn.said).join(" ").includes(plainWords(text).join(" "))) return [interview, []];
  const agreed = interview.turns[interview.turns.indexOf(turn) - 1]?.field ?? "";
  const answer = interview.answers[agreed];
  const back = answer === undefined ? undefined : openAt(interview, agreed);
  const field = back && currentField(back);
  if (back === undefined || field === undefined || answer === undefined)
    return converse(interview, { ...saidOf(turn, text), turnId: undefined });
  const reading = readAnswer(back, field, answer);
  const confirming: Asking = { ...back, turn: { kind: "confirming", answer, reading } };
  const moment = momentOf(confirming, "spoken", turn.at);
  const [act] = understand(text, moment).acts;
  const isAboutIt = act.kind === "deny" || act.kind === "partial" || act.kind === "letters" || act.kind === "inform";
  if (act.kind === "affirm" || act.kind === "none" || act.kind === "noise") return [interview, []];
  return isAboutIt
    ? converse(confirming, saidOf({ at: turn.at }, text))
    : converse(interview, { ...saidOf(turn, text), turnId: undefined });
}

/** The interview back at a field, from a later question or from the review, to return there. */
function openAt(interview: Asking | Reviewing, fieldId: string): Asking | undefined {
  const fields = fieldsOf(interview);
  const position = fields.findIndex(({ id }) => id === fieldId);
  if (position < 0) return undefined;
  if (interview.phase === "asking") return openField(interview, position);
  const { formType, answers } = interview;
  return {
    ...commonOf(interview),
    ...freshTurn,
    phase: "asking",
    formType,
    answers,
    position,
    returnTo: fields.length,
  };
}
