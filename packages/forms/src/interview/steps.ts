import { plainWords } from "@dilo/foundation";
import type { Answers, HeardAnswer } from "../answers/answer.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import { isAsked, skippedWords, toldIn } from "../forms/conditions.ts";
import type { Field } from "../forms/definition.ts";
import { walk } from "../forms/walk.ts";
import { type Prompt, renderReply } from "../prompts/prompt.ts";
import { carriedTo, takenAloud } from "./carrying.ts";
import type { Heard, InterviewEffect, Step } from "./events.ts";
import { lastHeardIn } from "./last-heard.ts";
import { answersAtOnce, answersSlots, linesOf } from "./lines.ts";
import { groupLeft } from "./parts/group-left.ts";
import { currentField, fieldsOf } from "./questions.ts";
import { placesOf, readAnswer } from "./reading.ts";
import { note, replyAfresh, speak, tell } from "./saying.ts";
import { commonOf, freshTurn } from "./start.ts";
import { type Asking, type Interview, longestAnswer, type Reviewing, type StoredTurn } from "./state.ts";

/**
 * Answers are trimmed; a telephone of nothing but digits loses all its whitespace (product specification, section 4). Words
 * beside the digits would run into one that nobody can read.
 */
export function asStored({ kind }: Pick<Field, "kind">, text: string): string {
  const trimmed = text.trim();
  const isNumber = plainWords(trimmed).every((word) => /\d/.test(word) || numberWord(word) !== undefined);
  return kind === "phone" && isNumber ? trimmed.replace(/\s+/g, "") : trimmed;
}

/** A turn of speech as it is remembered. */
export function storedTurn(field: string, heard: Pick<Heard, "turnId" | "text" | "at">): StoredTurn {
  const { turnId, text, at } = heard;
  return { ...(turnId !== undefined && { turnId }), field, said: text, at };
}

/** Puts an answer into its field and has it kept on the server, without going anywhere. */
export function put(interview: Asking, field: string, answer: HeardAnswer): Step {
  const { [field]: _told, ...ahead } = interview.ahead;
  const stored: Asking = {
    ...interview,
    repeat: undefined,
    answers: { ...interview.answers, [field]: answer },
    later: interview.later.filter((id) => id !== field),
    ahead,
    lastStored: field,
  };
  return [stored, [{ kind: "keep", formType: interview.formType, field, answer }]];
}

/**
 * Stores an answer to the current field and goes on: to the next question, back to where a correction came from,
 * or to the end.
 * @param heard what was said; without `places`, those that are known go with it
 * @param notes said ahead of the next question
 */
export function store(
  interview: Asking,
  field: Field,
  heard: Pick<Heard, "turnId" | "text" | "at"> & Pick<HeardAnswer, "places">,
  notes: readonly Prompt[] = [],
): Step {
  // Sayings of one turn are joined: together they may be more than can be saved, and more than is ever read.
  const said = asStored(field, heard.text).slice(0, longestAnswer);
  const { at, places = placesOf(interview, field, said, at) } = heard;
  const answer: HeardAnswer = { said, heardAt: at, ...(places.length > 0 && { places }) };
  const [stored, keep] = put(interview, field.id, answer);
  const [along, kept, told] = putAlong(stored as Asking, field, answer);
  const turned = { ...along, turns: [...interview.turns, storedTurn(field.id, heard)] } as Asking;
  const remarks = [...told, ...remarksOn(turned, field, answer)];
  const [after, effects] = goOn(
    turned,
    interview.returnTo ?? interview.position + 1,
    [...notes, ...remarks],
    interview.answers,
  );
  return [after, [...keep, ...kept, ...effects]];
}

/** Keeps what an answer told of other questions too, as parts of it, and says so: of a whole address the town, the state. */
function putAlong(
  interview: Asking,
  field: Field,
  answer: HeardAnswer,
): readonly [Asking, readonly InterviewEffect[], readonly Prompt[]] {
  const others = fieldsOf(interview).filter(({ extra }) => extra?.partOf?.fields.includes(field.id));
  const { parts = {} } = others.length > 0 ? readAnswer(interview, field, answer) : {};
  let going = interview;
  const effects: InterviewEffect[] = [];
  const told: string[] = [];
  for (const other of others) {
    const said = parts[other.extra?.partOf?.part ?? ""] ?? "";
    // It was read back and agreed to with the answer.
    if (going.answers[other.id]?.said === said) continue;
    const part: HeardAnswer = { said, heardAt: answer.heardAt };
    const reading = said === "" ? undefined : readAnswer(going, other, part);
    if (reading?.status !== "value" || reading.needsConfirmation) continue;
    const [stored, keep] = put(going, other.id, part);
    going = { ...(stored as Asking), lastStored: field.id };
    effects.push(...keep);
    told.push(said);
  }
  const note: Prompt = { text: `También anoté: ${told.join(", ")}.`, english: `Also noted: ${told.join(", ")}.` };
  return [going, effects, told.length > 0 ? [note] : []];
}

/** What the form says of an answer. */
function remarksOn(interview: Asking, field: Field, answer: HeardAnswer): readonly Prompt[] {
  const { remarks } = field.extra ?? {};
  const { value } = remarks ? readAnswer(interview, field, answer) : {};
  const remark = typeof value === "string" ? remarks?.[value] : undefined;
  return remark === undefined ? [] : [{ text: remark.spanish, english: remark.english }];
}

/**
 * Goes to a question, past those whose conditions do not hold: these are answered "no aplica", and it is said why.
 * Past the last one the review opens, or, with `confirm: off`, the form is complete.
 * @param before the answers before the one that leads on: what they left out may be asked now
 */
export function goOn(
  interview: Asking,
  position: number,
  notes: readonly Prompt[] = [],
  before: Answers = interview.answers,
): Step {
  if (interview.confirm === "off") return goTo(interview, position, notes);
  const fields = fieldsOf(interview);
  const effects: InterviewEffect[] = [];
  let at = position;
  let going = interview;
  const said: Prompt[] = [...notes];
  const isKnown = ({ id, extra }: Field) =>
    extra?.part !== undefined && interview.returnTo === undefined && going.answers[id] !== undefined;
  const taken: string[] = [];
  for (let field = fields[at]; field !== undefined; field = fields[at]) {
    const isLeftOut = isKnown(field) || !isAsked(field, going.answers, fields);
    const carried = isLeftOut || interview.returnTo !== undefined ? undefined : carriedTo(going, field);
    if (carried?.fit === "same") {
      const [stored, keep] = put(going, field.id, carried.answer);
      effects.push(...keep);
      going = stored as Asking;
      taken.push(field.id);
    } else if (!isLeftOut) break;
    // What a part does not ask leaves no trace: one may come to ask it later. What it knows it does not ask again.
    if (field.extra?.part !== undefined) {
      at = nextAsked(fields, at, interview.returnTo === undefined, going.answers);
      continue;
    }
    if (isLeftOut && going.answers[field.id] === undefined) {
      const answer = { said: skippedWords, heardAt: lastHeardIn(going.answers) };
      const [stored, keep] = put(going, field.id, answer);
      effects.push(...keep);
      going = { ...(stored as Asking), lastStored: going.lastStored };
      // Who has just told of a death is not told what is only for married people.
      if (field.notAsked && !notes.some((prompt) => "key" in prompt && prompt.key === "sorry"))
        said.push({ text: field.notAsked.spanish, english: field.notAsked.english });
    }
    at += 1;
  }
  const missed = missedBefore(going, { position: at, before }, fields);
  const [after, more] = goTo({ ...going, taken: taken.length > 0 ? taken : undefined }, missed ?? at, [
    ...said,
    ...takenAloud(going, taken),
  ]);
  return [after, [...effects, ...more]];
}

/** The place of the first question from one on that is asked; of a part's many, one walk tells all. */
function nextAsked(fields: readonly Field[], from: number, isOnlyOpen: boolean, answers: Answers): number {
  let at = 0;
  for (const { state } of walk(fields, toldIn(answers, fields))) {
    if (at >= from && (state === "open" || (state === "answered" && !isOnlyOpen))) return at;
    at += 1;
  }
  return fields.length;
}

/** After a correction, a question before that has come to be asked by it and has no answer of its own yet. */
function missedBefore(
  interview: Asking,
  { position, before }: { readonly position: number; readonly before: Answers },
  fields: readonly Field[],
): number | undefined {
  if (interview.returnTo === undefined) return undefined;
  const at = fields.findIndex(
    (field, index) =>
      index < position &&
      field.when !== undefined &&
      isAsked(field, interview.answers, fields) &&
      !isAsked(field, before, fields) &&
      (interview.answers[field.id]?.said ?? skippedWords) === skippedWords,
  );
  return at < 0 ? undefined : at;
}

/** Goes to a question, or past the last one to the end. */
export function goTo(interview: Asking, position: number, notes: readonly Prompt[] = []): Step {
  const anew = readAnew(interview, position);
  if (anew !== undefined) return replyAfresh(anew, ...notes);
  const moved: Asking = { ...interview, ...freshTurn, position, returnTo: undefined };
  const field = currentField(moved);
  const check = interview.confirm === "smart" ? groupLeft(interview, moved) : undefined;
  if (check !== undefined) {
    const [under] = field === undefined ? openReview(interview, []) : [withEarlyAnswer(moved, field)];
    // What is checked now tells itself what was noted.
    const isTold = check.fields.includes(interview.lastStored ?? "");
    const others = notes.filter((prompt) => !(isTold && "key" in prompt && prompt.key === "noted"));
    return replyAfresh({ ...under, check }, ...others);
  }
  if (field === undefined) return interview.confirm === "smart" ? openReview(interview, notes) : finish(moved);
  if (interview.confirm === "off") return [moved, speak(moved, field.question)];
  return replyAfresh(withEarlyAnswer(moved, field), ...notes);
}

/** Of the answers that are to be put right, the first is read back or asked again, and one comes back. */
function readAnew(interview: Asking, returnTo: number): Asking | undefined {
  const fields = fieldsOf(interview);
  const field = Object.keys(interview.anew).flatMap((id) => fields.find((one) => one.id === id) ?? [])[0];
  if (field === undefined) return undefined;
  const { [field.id]: answer, ...anew } = interview.anew;
  const opened: Asking = { ...interview, ...freshTurn, anew, position: fields.indexOf(field), returnTo };
  if (answer === undefined || answer === "wrong") return opened;
  return withEarlyAnswer({ ...opened, ahead: { ...interview.ahead, [field.id]: answer } }, field);
}

/** An answer that was told before its question is only asked to be right. */
function withEarlyAnswer(interview: Asking, field: Field): Asking {
  const told = interview.ahead[field.id] ?? toldWith(interview, field);
  const answer = told ?? carriedTo(interview, field)?.answer;
  if (answer === undefined) return interview;
  const reading = readAnswer(interview, field, answer);
  const isTooDoubtful = field.extra?.toldWith?.isSure && reading.needsConfirmation;
  // A part was told: the rest is asked.
  const isPart = reading.status === "ask" && interview.ahead[field.id] !== undefined;
  if (isPart) return { ...interview, turn: { kind: "choosing", answer, reading } };
  if (reading.status !== "value" || isTooDoubtful) return interview;
  const isCarried = told === undefined;
  return {
    ...interview,
    turn: { kind: "confirming", answer, reading, isEarly: true, ...(isCarried && { isCarried }) },
  };
}

/** What was told in the answer before: "de 2019 a 2021" tells of the end too. */
function toldWith({ answers }: Asking, { id, extra }: Field): HeardAnswer | undefined {
  const before = extra?.toldWith && answers[extra.toldWith.field];
  const said = before && answers[id] === undefined ? extra.toldWith?.words(before.said) : undefined;
  return said === undefined || before === undefined ? undefined : { said, heardAt: before.heardAt };
}

function openReview(interview: Asking, notes: readonly Prompt[]): Step {
  const { formType, answers } = interview;
  const noted = notes.length === 0 ? undefined : interview.lastStored;
  const opened = interview.returnTo === undefined ? undefined : currentField(interview)?.id;
  const isLeft = notes.some((prompt) => "key" in prompt && prompt.key === "left-as-was");
  const isChanged = interview.lastStored === opened && !isLeft;
  const reviewing: Reviewing = {
    ...commonOf(interview),
    phase: "reviewing",
    formType,
    answers,
    ...(noted && { noted }),
    ...(opened !== undefined && {
      returned: { field: opened, isChanged, ...(isChanged && { before: interview.before }) },
    }),
  };
  // Who was in a hurry has heard no answer yet.
  if (!interview.isBrief || !interview.isCallActive || interview.returnTo !== undefined)
    return replyAfresh(reviewing, ...notes);
  const first = note("answers-aloud", answersSlots(linesOf(reviewing).slice(0, answersAtOnce)));
  return replyAfresh({ ...reviewing, readAloud: answersAtOnce }, ...notes, first);
}

/** All is answered: the call stops, after a goodbye in a smart dialogue, and the one automatic save is made. */
export function finish(interview: Asking | Reviewing): Step {
  const { formType, answers, saved } = interview;
  const done: Interview = {
    ...commonOf(interview),
    isCallActive: false,
    phase: "complete",
    formType,
    answers,
    saving: "saving",
  };
  const save: InterviewEffect = { kind: "save", formType, answers, ...(saved && { saved }) };
  if (interview.confirm === "off")
    return [done, [...(interview.isCallActive ? [{ kind: "stop-call" } as const] : []), save]];
  const [told, goodbye] = tell(interview, note("saved"));
  const stop = hangUpAfter(told);
  return [{ ...done, reply: told.reply }, [...goodbye, ...stop, save]];
}

/** Hangs up once what was said last has been heard out. */
export function hangUpAfter(interview: Interview): readonly InterviewEffect[] {
  return interview.isCallActive ? [{ kind: "stop-call", after: renderReply(interview.reply, "spoken") }] : [];
}
