import type { Candidate, Interpretation } from "../../answers/interpretation.ts";
import { askWhich } from "../../answers/reading.ts";
import type { Field, FieldKind, HeardAnswer } from "../../forms/definition.ts";
import { confirmationOf, confirmedParts, guessedName, isSameName, nameChoices } from "../../names/name-choices.ts";
import type { FullName } from "../../names/split-name.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import { inOwnWords, spokenValue } from "../../prompts/read-back.ts";
import type { ActOf, Informed } from "../../understanding/act.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { placesOf, read, readAnswer } from "../reading.ts";
import { askSecondOpinion } from "../second-opinion.ts";
import { labelOf } from "../standing.ts";
import { type AlsoTold, type Asking, longestAnswer, type Step, type Turn } from "../state.ts";
import { asSaid, goOn, goTo, note, put, reply, replyAfresh, skippedWords, store } from "../steps.ts";
import { alsoOf, type Scene } from "./scene.ts";

/** After this many answers that were not understood the keyboard is offered; one more, and the person decides. */
export const failuresBeforeKeyboard = 2;

/** Kinds whose error is cheap: they are noted aloud and may be corrected. The others are read back and wait for a yes. */
const notedKinds: ReadonlySet<FieldKind> = new Set(["country", "marital", "relation"]);

/** Tells whether an answer of this field waits for a spoken yes. */
export function isReadBack({ kind }: Field): boolean {
  return !notedKinds.has(kind);
}

/** Answers were told: the one asked for is taken or read back, others wait for their questions. */
export function inform(scene: Scene<Asking>, field: Field, act: ActOf<"inform">): Step {
  const informs = [act, ...alsoOf(scene, "inform", act)];
  const own = informs.find((one) => one.field === field.id);
  const others = informs.filter((one) => one !== own);
  if (own === undefined) return informOther(scene, field, others);
  const also = others.flatMap((one) => alsoTold(scene, one));
  return accept(scene, field, own, also);
}

/** Another field's answer: one that was given is corrected, one to come waits for its question. */
function informOther(scene: Scene<Asking>, field: Field, others: readonly Informed[]): Step {
  const { interview } = scene;
  const fields = fieldsOf(interview);
  const [first] = others;
  const told = fields.find(({ id }) => id === first?.field);
  if (first === undefined || told === undefined) return reply(interview);
  const known = interview.answers[told.id];
  if (known === undefined) {
    const ahead = {
      ...interview.ahead,
      ...Object.fromEntries(others.flatMap((one) => alsoTold(scene, one)).map((one) => [one.field, one.answer])),
    };
    return reply(
      { ...interview, ahead },
      note("heard-for-later", { label: labelOf(told), value: spokenValue(first.reading) }),
    );
  }
  if (JSON.stringify(readAnswer(interview, told, known).value) === JSON.stringify(first.reading.value))
    return reply(interview, note("already-have", { label: labelOf(told) }));
  const back = openField(interview, fields.indexOf(told));
  return field.id === told.id ? reply(interview) : accept({ ...scene, interview: back }, told, first);
}

function alsoTold({ interview, at }: Scene<Asking>, { field, reading, text }: Informed): readonly AlsoTold[] {
  const told = fieldsOf(interview).find(({ id }) => id === field);
  if (told === undefined || field === currentField(interview)?.id) return [];
  const answer = answerOf(interview, told, text, at);
  return [{ field, answer, reading }];
}

/** The words of an answer as they are stored, with what is known of their places. */
export function answerOf(interview: Asking, field: Field, text: string, at: string): HeardAnswer {
  const places = placesOf(interview, field, text, at);
  return { said: text.slice(0, longestAnswer), heardAt: at, ...(places.length > 0 && { places }) };
}

/** A reading of the field asked: a value is taken or read back, a doubt is asked about, anything else has failed. */
export function accept(scene: Scene<Asking>, field: Field, told: Informed, also: readonly AlsoTold[] = []): Step {
  const { interview, channel, at } = scene;
  const { reading, text } = told;
  if (reading.status === "none") return storeNone(scene, field);
  if (reading.status !== "value") return doubt(scene, field, told);
  const isDoubtful = reading.needsConfirmation || reading.question !== undefined;
  const heard = { text, at, turnId: scene.turnId };
  if (!isDoubtful && (channel === "written" || (!isReadBack(field) && interview.turn.kind !== "confirming"))) {
    const noted = channel === "written" ? [] : [note("noted", { value: inOwnWords(spokenValue(reading), text) })];
    const ahead = { ...interview.ahead, ...Object.fromEntries(also.map((one) => [one.field, one.answer])) };
    return store({ ...interview, ahead }, field, withTurn(heard), noted);
  }
  const spelled = reading.warnings.includes("spelled") ? reading.english : undefined;
  return readBack(scene, field, { ...told, spelled, also });
}

function withTurn({
  turnId,
  ...heard
}: {
  readonly text: string;
  readonly at: string;
  readonly turnId: string | undefined;
}) {
  return turnId === undefined ? heard : { ...heard, turnId };
}

/**
 * Reads a value back and waits for a yes. A value that takes the place of one that was refused is told by its letters.
 */
export function readBack(
  { interview, at, turnId }: Scene<Asking>,
  field: Field,
  {
    reading,
    text,
    spelled,
    also = [],
  }: Informed & { readonly spelled?: string | undefined; readonly also?: readonly AlsoTold[] },
): Step {
  const isAfterRefusal = interview.turn.kind === "confirming" || interview.failures > 0;
  const isWord = field.kind === "name" || field.kind === "email";
  const letters =
    spelled ?? (isAfterRefusal && isWord && typeof reading.value === "string" ? spellable(reading.value) : undefined);
  const turn: Turn = {
    kind: "confirming",
    answer: answerOf(interview, field, text, at),
    reading,
    ...(turnId !== undefined && { turnId }),
    ...(letters !== undefined && { spelled: letters }),
    ...(also.length > 0 && { also }),
    ...splitOf(field, reading),
  };
  return replyAfresh({ ...interview, turn, aside: undefined });
}

/** The likeliest way to tell given and family names apart, where there are several and nobody told. */
function splitOf({ kind }: Field, reading: Interpretation): { readonly split?: FullName } {
  const { value } = reading;
  if (kind !== "name" || typeof value !== "string" || confirmedParts(reading) !== undefined) return {};
  const choices = nameChoices(value);
  const guess = guessedName(value);
  const split = choices.find((choice) => isSameName(choice, guess));
  return choices.length > 1 && split !== undefined ? { split } : {};
}

/** Of an e-mail address the part before the sign: the rest is heard. */
function spellable(value: string): string {
  return value.split("@")[0] ?? value;
}

/** The value read back is right: it is stored as it was said, and what was told with it as well. */
export function agree(scene: Scene<Asking>, field: Field): Step {
  const { interview } = scene;
  const { turn } = interview;
  if (turn.kind !== "confirming") return reply(interview);
  const { turnId, answer, also = [], split } = turn;
  const { said, heardAt: at, places = [] } = answer;
  const text = split === undefined ? said : confirmationOf(split);
  const stored = also.reduce<Step>(
    ([now, effects], one) => {
      const [after, keep] = put(now as Asking, one.field, one.answer);
      return [{ ...(after as Asking), ahead: { ...now.ahead, [one.field]: one.answer } }, [...effects, ...keep]];
    },
    [interview, []],
  );
  const [after, effects] = store(
    stored[0] as Asking,
    field,
    { text, at, places, ...(turnId !== undefined && { turnId }) },
    progress(interview),
  );
  return [after, [...stored[1], ...effects]];
}

/** Half way through one is told so, and thanked now and then. */
function progress({ position, returnTo, formType, extra, isCallActive }: Asking): readonly Prompt[] {
  const all = fieldsOf({ formType, extra }).length;
  const done = position + 1;
  if (returnTo !== undefined || !isCallActive || extra.kind === "asked") return [];
  if (done === Math.floor(all / 2))
    return [note("progress", { done: inNumbers(done), all: inNumbers(all), left: inNumbers(all - done) })];
  return done === 1 || done === all - 2 ? [note("thanks")] : [];
}

const numbers =
  "cero una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete".split(
    " ",
  );

/** A count of questions in words. */
export function inNumbers(count: number): string {
  return numbers[count] ?? String(count);
}

/** There is nothing to answer: an optional question is noted so, a needed one may be left for later. */
export function storeNone(scene: Scene<Asking>, field: Field): Step {
  const { interview, at, text, channel, turnId } = scene;
  if (field.required) {
    const isSaid =
      interview.failures > 0 && interview.reply.prompts.some((prompt) => "key" in prompt && prompt.key === "needed");
    return isSaid ? leaveForLater(scene, field) : reply(withFailure(interview), note("needed"));
  }
  const words = field.kind === "choice" || field.extra !== undefined ? text : noneWords(text);
  return store(
    interview,
    field,
    withTurn({ text: words, at, turnId }),
    channel === "written" ? [] : [note("noted-none")],
  );
}

/** "No" alone is stored as the words that every reader reads as none. */
function noneWords(text: string): string {
  return /^\W*no\W*$/i.test(text) ? "no tengo" : text;
}

/** The question is left for later: what was being read back waits for it. */
export function leaveForLater({ interview }: Scene<Asking>, field: Field): Step {
  const { turn, returnTo, position } = interview;
  if (interview.answers[field.id] !== undefined) return leaveAsWas(interview);
  const ahead = turn.kind === "confirming" ? { ...interview.ahead, [field.id]: turn.answer } : interview.ahead;
  const later = [...interview.later.filter((id) => id !== field.id), field.id];
  return goOn({ ...interview, later, ahead, lastStored: undefined }, returnTo ?? position + 1, [
    note("left-for-later"),
  ]);
}

/** Goes on without a change, from an answer that was given before. */
export function leaveAsWas(interview: Asking, ...notes: readonly Prompt[]): Step {
  return goTo(
    interview,
    interview.returnTo ?? interview.position + 1,
    notes.length > 0 ? notes : [note("left-as-was")],
  );
}

/** The words were not enough: one short closed question, its candidates to tap. After two, the person decides. */
export function doubt(scene: Scene<Asking>, field: Field, { reading, text }: Informed): Step {
  const { interview, at, turnId } = scene;
  const isTold =
    interview.turn.kind === "choosing" && isOfOtherPlace(interview.turn.reading) && isOfOtherPlace(reading);
  if (isTold || interview.failures >= failuresBeforeKeyboard) return unread({ ...scene, text }, field);
  const answer = answerOf(interview, field, text, at);
  const turn: Turn = { kind: "choosing", answer, reading, ...(turnId !== undefined && { turnId }) };
  const choosing: Asking = { ...withFailure(interview), turn, aside: undefined };
  const opinion = reading.candidates.length > 0 ? [] : askSecondOpinion(choosing, field, { ...scene, text });
  const [after, effects] = replyAfresh(choosing, ...keyboardOffer(interview, choosing));
  return [after, [...effects, ...opinion]];
}

function keyboardOffer(before: Asking, after: Asking): readonly Prompt[] {
  return after.isKeyboardOffered && !before.isKeyboardOffered ? [note("write-it")] : [];
}

/** A ZIP code of another state than the one said: whoever says so again is not asked again. */
function isOfOtherPlace({ warnings }: Interpretation): boolean {
  return warnings.includes("zip-mismatch");
}

/** Nothing was understood: the question again, with an example and the keyboard; then the person decides. */
export function fail(scene: Scene<Asking>, field: Field): Step {
  const { interview, at, text } = scene;
  if (interview.failures >= failuresBeforeKeyboard) return unread(scene, field);
  const answer = answerOf(interview, field, text, at);
  const turn: Turn =
    interview.turn.kind === "choosing" ? withoutOpinion(interview.turn, at) : { kind: "waiting", answer };
  const again: Asking = { ...withFailure(interview), turn, aside: undefined };
  const opinion = interview.turn.kind === "waiting" ? askSecondOpinion(again, field, scene) : [];
  const [after, effects] = reply(again, note("not-understood"), ...keyboardOffer(interview, again));
  return [after, [...effects, ...opinion]];
}

/** What a second reader says of the words before these comes too late. */
function withoutOpinion(turn: Extract<Turn, { kind: "choosing" }>, at: string): Turn {
  const { opinion: _late, ...rest } = turn;
  return { ...rest, answer: { ...turn.answer, heardAt: at } };
}

/** Nothing that nobody could read is kept without the person's yes. An answer given before stays as it was. */
function unread(scene: Scene<Asking>, field: Field): Step {
  const { interview, at, text, turnId } = scene;
  const known = interview.answers[field.id];
  const reading = known && readAnswer(interview, field, known);
  const isAgreed = interview.lastStored !== field.id || isReadBack(field);
  if (isAgreed && (reading?.status === "value" || reading?.status === "none"))
    return leaveAsWas({ ...interview, lastStored: field.id }, note("not-understood"), note("left-as-was"));
  const answer = answerOf(interview, field, text, at);
  const turn: Turn = { kind: "unread", answer, ...(turnId !== undefined && { turnId }) };
  return reply({ ...interview, turn, isKeyboardOffered: true, aside: undefined });
}

/** The person agreed: what nobody could read is kept as it was said, and printed as needing review. */
export function keepUnread({ interview }: Scene<Asking>, field: Field): Step {
  const { turn } = interview;
  if (turn.kind === "confirming") return reply(interview);
  const { answer } = turn;
  if (answer === undefined) return reply(interview);
  const heard = { text: answer.said, at: answer.heardAt };
  return store(interview, field, heard, [note("kept-unread")], asSaid(field.id, answer.said));
}

/** The value read back is wrong: the question once more. */
export function askAgain(interview: Asking): Step {
  const again: Asking = { ...withFailure(interview), turn: { kind: "waiting" }, aside: undefined };
  return reply(again, note("once-more"), ...keyboardOffer(interview, again));
}

/** One more answer was wrong or not understood: the second offers the keyboard. */
export function withFailure(interview: Asking): Asking {
  const failures = Math.min(interview.failures + 1, failuresBeforeKeyboard);
  const isKeyboardOffered = interview.isKeyboardOffered || failures >= failuresBeforeKeyboard;
  return { ...interview, failures, isKeyboardOffered };
}

/** A part was said again: the whole is read back; where it may be one of several, that is asked. */
export function repair(
  scene: Scene<Asking>,
  field: Field,
  { values, spelled }: { readonly values: readonly Informed[]; readonly spelled?: string | undefined },
): Step {
  const [only, other] = values;
  const { interview } = scene;
  if (only === undefined) return askAgain(interview);
  const now = interview.turn.kind === "confirming" ? withFailure(interview) : interview;
  if (other === undefined) {
    const also = interview.turn.kind === "confirming" ? interview.turn.also : undefined;
    return readBack({ ...scene, interview: now }, field, { ...only, spelled, ...(also && { also }) });
  }
  const reading = askWhich(
    values.map(
      ({ reading: { value, english }, text }): Candidate => ({
        value: value ?? text,
        english: english ?? text,
        spanish: text,
      }),
    ),
  );
  return interview.failures < failuresBeforeKeyboard
    ? doubt(scene, field, { field: field.id, reading, text: scene.text })
    : askAgain(interview);
}

/** One of the candidates was chosen by voice: it is taken like any answer. */
export function choose(scene: Scene<Asking>, field: Field, index: number): Step {
  const { turn } = scene.interview;
  if (turn.kind !== "choosing") return reply(scene.interview);
  const { candidates } = turn.reading;
  const chosen = candidates[index];
  if (chosen === undefined) return reply(scene.interview);
  const reading = read(scene.interview, field, chosen.spanish, scene.at);
  if (reading.status !== "value")
    return storeChosen(scene.interview, field, { text: chosen.spanish, at: scene.at, turnId: scene.turnId });
  return accept(scene, field, { field: field.id, reading, text: chosen.spanish });
}

/** A candidate that the table of ZIP codes speaks against was chosen all the same: it is read without the table. */
export function storeChosen(
  interview: Asking,
  field: Field,
  chosen: { readonly text: string; readonly at: string; readonly turnId?: string | undefined },
): Step {
  const heard = withTurn({ ...chosen, turnId: chosen.turnId });
  const isRead = read(interview, field, chosen.text, chosen.at).status === "value";
  return store(interview, field, isRead ? heard : { ...heard, places: [] });
}

/** Skips a question: an optional one has no answer then, a needed one is left for later. */
export function skip(scene: Scene<Asking>, field: Field): Step {
  const { interview, at } = scene;
  if (interview.answers[field.id] !== undefined) return leaveAsWas(interview);
  return field.required
    ? leaveForLater(scene, field)
    : store(interview, field, { text: skippedWords, at }, [note("understood")]);
}

/** Opens a field again from anywhere, to come back afterwards; nothing is said yet. */
export function openField(interview: Asking, position: number): Asking {
  const returnTo = interview.returnTo ?? interview.position;
  const { ahead, ...rest } = interview;
  const id = fieldsOf(interview)[position]?.id ?? "";
  const { [id]: _told, ...others } = ahead;
  return {
    ...rest,
    ahead: others,
    position,
    returnTo,
    turn: { kind: "waiting" },
    places: [],
    failures: 0,
    isKeyboardOffered: false,
    aside: undefined,
  };
}
