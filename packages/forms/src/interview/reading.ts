import { plainWords } from "@dilo/foundation";
import type { HeardAnswer, Place } from "../answers/answer.ts";
import { interpret } from "../answers/interpret.ts";
import type { Interpretation } from "../answers/interpretation.ts";
import { lookupsOf, placesIn, unknownOf, type WantedPlace } from "../answers/places.ts";
import type { Utterance } from "../answers/utterance.ts";
import type { Field } from "../forms/definition.ts";
import { isToCheck } from "../forms/english.ts";
import type { Channel, Expectation, Informed, Moment } from "../understanding/act.ts";
import { heardOf, linesOf } from "./lines.ts";
import { rowsByWords, tablesByWords } from "./parts/told-rows.ts";
import { currentField, fieldsOf, isCorrection } from "./questions.ts";
import { situationOf } from "./situation.ts";
import type { Asking, Choosing, Interview } from "./state.ts";

/** What understanding needs to know of an interview at this moment. */
export function momentOf(interview: Interview, channel: Channel, at: string): Moment {
  const isBegun = interview.phase !== "choosing";
  const field = currentField(interview) ?? fieldInReview(interview);
  return {
    channel,
    today: at.slice(0, 10),
    form: isBegun ? interview.formType : undefined,
    fields: isBegun ? fieldsToTell(interview, field) : [],
    field,
    expects: expectationOf(interview),
    answers: isBegun ? interview.answers : {},
    ahead: interview.phase === "asking" ? interview.ahead : undefined,
    places: interview.phase === "asking" ? interview.places : [],
    ...(field?.extra?.cell && { rows: () => rowsByWords(interview) }),
    ...(interview.phase === "reviewing" && { tables: () => tablesByWords(interview) }),
    previous: previousOf(interview),
    isHeard: interview.phase === "reviewing" && heardOf(interview) !== undefined,
  };
}

/**
 * Of the parts only the question that stands may be told, the one right before may be corrected, and in the review what was
 * answered: they have no cues.
 */
function fieldsToTell(interview: Exclude<Interview, Choosing>, asked: Field | undefined): readonly Field[] {
  // A no to a question of yes or no is its answer, whatever stands behind it.
  const previous = asked?.kind === "yesno" ? undefined : previousOf(interview);
  const isTold = ({ id }: Field) =>
    id === previous || (interview.phase !== "asking" && interview.answers[id] !== undefined);
  return fieldsOf(interview).filter((field) => field.extra?.part === undefined || field === asked || isTold(field));
}

/** In the review: the point that is asked about, or the first question that was left for later. */
function fieldInReview(interview: Interview): Field | undefined {
  if (interview.phase !== "reviewing") return undefined;
  const { point, later, answers } = interview;
  const unread = () => linesOf(interview).find(isToCheck)?.field.id;
  const id = point?.field ?? later.find((one) => answers[one] === undefined) ?? unread();
  return fieldsOf(interview).find((field) => field.id === id);
}

/**
 * The answer that was noted right before: only while its question's successor has not been answered at all. In the review the
 * one that was just heard, or noted on the way to it.
 */
function previousOf(interview: Interview): string | undefined {
  if (interview.phase === "reviewing") {
    const last = interview.reply.level === 0 ? interview.turns.findLast(({ field }) => field !== "")?.field : undefined;
    return heardOf(interview)?.field.id ?? interview.noted ?? last;
  }
  if (interview.phase !== "asking") return undefined;
  const { turn, failures, returnTo, lastStored, ahead, reply } = interview;
  const isToldAhead = reply.prompts.some((prompt) => "key" in prompt && prompt.key === "heard-for-later");
  if (isToldAhead) return Object.keys(ahead).at(-1);
  const isFirst = turn.kind === "waiting" && turn.answer === undefined && failures === 0 && returnTo === undefined;
  return isFirst ? lastStored : undefined;
}

function expectationOf(interview: Interview): Expectation {
  const situation = situationOf(interview);
  switch (situation) {
    case "choosing-form":
      return { kind: "form", proposed: interview.phase === "choosing" ? interview.proposed : undefined };
    case "choosing-field":
      return { kind: "field", among: interview.aside?.kind === "choosing-field" ? interview.aside.fields : [] };
    case "ending":
    case "complete":
    case "checking-group":
      return { kind: "yes-no", isReview: false };
    case "saving":
      return { kind: "yes-no", isReview: false, isSaving: true };
    case "same-person":
      return { kind: "yes-no", isReview: false, samePerson: nameBefore(interview) };
    case "taking-back":
      return { kind: "yes-no", isReview: false, isTakingBack: true };
    case "reviewing":
      return { kind: "yes-no", isReview: true };
    case "reading-out":
      return { kind: "yes-no", isReview: true, isReadingOut: true };
    case "open-point":
      return {
        kind: "yes-no",
        isReview: true,
        isPoint: true,
        isSplit: interview.phase === "reviewing" && interview.point?.kind === "split",
      };
    case "paused":
      return expectationOf({ ...interview, aside: undefined });
    case "asking":
    case "confirming":
    case "choosing":
    case "unread":
      return interview.phase === "asking" ? expectationOfTurn(interview) : { kind: "answer", isSpelling: false };
  }
}

/** Who filled in the other form. */
export function nameBefore(interview: Interview): string {
  return (interview.phase === "choosing" ? undefined : interview.toldBefore?.[interview.formType]?.name) ?? "";
}

function expectationOfTurn(interview: Asking): Expectation {
  const { turn } = interview;
  const asked = currentField(interview);
  const field = asked?.id ?? "";
  switch (turn.kind) {
    case "waiting":
      return {
        kind: "answer",
        isSpelling: turn.isSpelling === true,
        before: turn.answer?.said,
        ...(asked && { corrects: correctedIn(interview, asked) }),
      };
    case "unread":
      return { kind: "answer", isSpelling: false, isKeeping: true, before: turn.answer.said };
    case "confirming":
      return {
        kind: "verdict",
        before: { field, reading: turn.reading, text: turn.answer.said },
        isSpelled: turn.spelled !== undefined,
      };
    case "choosing":
      return {
        kind: "choice",
        candidates: turn.reading.candidates,
        isYesNo: turn.reading.isYesNo === true,
        before: turn.answer.said,
      };
  }
}

/** The value that was given before to a question that is asked again; undefined where there is none. */
function correctedIn(interview: Asking, field: Field): Informed | undefined {
  const known = isCorrection(interview) ? interview.answers[field.id] : undefined;
  if (known === undefined) return undefined;
  const reading = readAnswer(interview, field, known);
  return reading.status === "value" ? { field: field.id, reading, text: known.said } : undefined;
}

/** What some words mean as an answer to a field, with what is known of their ZIP codes. */
export function read(interview: Asking, field: Field, text: string, at: string): Interpretation {
  return interpret(utteranceOf(interview, field, text, at));
}

/** What an answer that was given means. */
export function readAnswer(interview: Asking, field: Field, answer: HeardAnswer): Interpretation {
  const { said, heardAt, places = [] } = answer;
  return read({ ...interview, places: [...interview.places, ...places] }, field, said, heardAt);
}

/** Those of the known places that bear on how some words are read: they are stored with the answer. */
export function placesOf(interview: Asking, field: Field, text: string, at: string): readonly Place[] {
  const known = placesKnown(interview, field);
  if (known.length === 0) return [];
  const zips = placesIn(utteranceOf(interview, field, text, at)).map(({ zip }) => zip);
  const words = plainWords(text).join("");
  const { value, parts } = read(interview, field, text, at);
  const city = typeof value === "object" ? value.city : undefined;
  const taken = plainWords(parts?.["taken"] ?? "").join(" ");
  // Of the cities elsewhere only those that were named bear on it; of places around, and of names, those it was read as.
  return known
    .filter(({ zip }) => zips.includes(zip))
    .map(({ accepted = [], meant = [], ...place }) => {
      const names = meant.filter(({ name }) => name !== null && taken.includes(plainWords(name).join(" ")));
      return {
        ...place,
        elsewhere: place.elsewhere?.filter((name) => words.includes(name)),
        ...(accepted.includes(city ?? "") && { accepted: accepted.filter((name) => name === city) }),
        ...(taken !== "" && names.length > 0 && { meant: names }),
      };
    });
}

/**
 * The places in some words of which nothing was found since the question was asked. What is stored with an answer does not
 * count: it tells only what bore on the words of that answer.
 */
export function unknownPlaces(interview: Asking, field: Field, text: string, at: string): readonly WantedPlace[] {
  return unknownOf(placesIn(utteranceOf(interview, field, text, at)), interview.places);
}

function utteranceOf(interview: Asking, field: Field, heard: string, at: string): Utterance {
  const { formType: form } = interview;
  const answers = withBeginning(interview, field);
  const lookups = lookupsOf(placesKnown(interview, field));
  return { form, field: field.id, asked: field, heard, today: at.slice(0, 10), answers, lookups };
}

/** What an answer must not be before may tell of more than that, "de marzo a julio": its own question knows which it is. */
function withBeginning({ formType: form, answers, extra }: Asking, { notBefore = "" }: Field): Asking["answers"] {
  const begin = answers[notBefore];
  const asked = extra.fields?.find(({ id }) => id === notBefore);
  if (begin === undefined || asked === undefined) return answers;
  const heard = begin.said;
  const { spanishReadback } = interpret({ form, field: notBefore, asked, heard, today: begin.heardAt.slice(0, 10) });
  return spanishReadback === undefined ? answers : { ...answers, [notBefore]: { ...begin, said: spanishReadback } };
}

/** What was found for this question, and what was known when it was answered before. */
function placesKnown({ places, answers }: Asking, { id }: Field): readonly Place[] {
  return [...places, ...(answers[id]?.places ?? [])];
}
