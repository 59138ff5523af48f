import type { HeardAnswer } from "../../answers/answer.ts";
import type { Candidate, Interpretation } from "../../answers/interpretation.ts";
import { askWhich, doubted } from "../../answers/reading.ts";
import type { Field } from "../../forms/definition.ts";
import { confirmationOf, confirmedParts, openSplits } from "../../names/name-choices.ts";
import { type FullName, splitName } from "../../names/split-name.ts";
import { theLabel } from "../../prompts/labels.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import { inOwnWords, spokenValue, valueSlots } from "../../prompts/read-back.ts";
import type { ActOf, Informed } from "../../understanding/act.ts";
import type { Step } from "../events.ts";
import { notedAs } from "../parts/noted.ts";
import { toldTogether } from "../parts/told-together.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { read, readAnswer } from "../reading.ts";
import { note, preceded, reply, replyAfresh } from "../saying.ts";
import type { AlsoTold, Asking, Turn } from "../state.ts";
import { asStored, put, store } from "../steps.ts";
import { storeNone } from "./leave.ts";
import { askAgain, doubt } from "./not-understood.ts";
import { answerOf, isNotedIn, isReadBack, keyboardOffer, openField, withFailure, withTurn } from "./question-state.ts";
import { alsoOf, type Scene, within } from "./scene.ts";

/** Answers were told: the one asked for is taken or read back, others wait for their questions. */
export function inform(scene: Scene<Asking>, field: Field, act: ActOf<"inform">): Step {
  const informs = [act, ...alsoOf(scene, "inform", act)];
  const own = informs.find((one) => one.field === field.id);
  const others = informs.filter((one) => one !== own);
  if (own === undefined) return informOther(scene, field, others);
  const earlier = others.find((one) => scene.interview.answers[one.field] !== undefined);
  const rest = others.filter((one) => one !== earlier);
  const isAnswered = own.reading.status === "value" || own.reading.status === "none";
  // Where nothing of the words answers the question, there is nothing of it to read back.
  if (earlier !== undefined)
    return isAnswered
      ? informBoth(within(scene, withOthers(scene, rest)), field, own, earlier)
      : informOther(scene, field, [earlier, ...rest]);
  const also = others.flatMap((one) => alsoTold(scene, one));
  return accept(scene, field, own, also);
}

/**
 * An answer, and another one for a question answered before: both are read back together; typed, the first is stored
 * as it always is, and the change is read back.
 */
function informBoth(scene: Scene<Asking>, field: Field, own: Informed, earlier: Informed): Step {
  const { interview, channel, at } = scene;
  const told = fieldsOf(interview).find(({ id }) => id === earlier.field);
  const isDoubtful = own.reading.needsConfirmation || own.reading.question !== undefined;
  const isTaken = own.reading.status === "none" || (channel === "written" && !isDoubtful);
  if (told === undefined || !isTaken) return readBack(scene, field, { ...own, also: alsoTold(scene, earlier) });
  const returnTo = interview.returnTo ?? interview.position + 1;
  const [stored, keep] = put(interview, field.id, answerOf(interview, field, asStored(field, own.text), at));
  const opened = openField({ ...(stored as Asking), returnTo }, fieldsOf(interview).indexOf(told));
  const [after, effects] = acceptUnasked(within(scene, opened), told, earlier);
  return [after, [...keep, ...effects]];
}

/** Another field's answer: one that was given is corrected, one to come waits for its question. */
function informOther(scene: Scene<Asking>, field: Field, others: readonly Informed[]): Step {
  const { interview } = scene;
  const fields = fieldsOf(interview);
  const [first, ...rest] = others;
  const told = fields.find(({ id }) => id === first?.field);
  if (first === undefined || told === undefined) return reply(interview);
  const known = interview.answers[told.id];
  // Its question has passed: nobody would come back to it.
  const going = withOthers(scene, rest);
  if (known === undefined && fields.indexOf(told) < interview.position)
    return acceptUnasked(within(scene, openField(going, fields.indexOf(told))), told, first);
  if (known === undefined) {
    const before = interview.ahead[told.id];
    const isToldAgain =
      before !== undefined &&
      JSON.stringify(readAnswer(interview, told, before).value) === JSON.stringify(first.reading.value);
    const ahead = {
      ...interview.ahead,
      ...Object.fromEntries(others.flatMap((one) => alsoTold(scene, one)).map((one) => [one.field, one.answer])),
    };
    // Told a second time it is no news, and the question still has no answer.
    return reply(
      isToldAgain ? withFailure({ ...interview, ahead }) : { ...interview, ahead },
      ...notedForLater(interview, others),
    );
  }
  if (JSON.stringify(readAnswer(interview, told, known).value) === JSON.stringify(first.reading.value))
    return reply(interview, note("already-have", { label: theLabel(told) }));
  const back = openField(going, fields.indexOf(told));
  if (field.id === told.id) return reply(interview);
  return acceptUnasked(within(scene, back), told, rowTakenBack(told, first));
}

/** Says what was told before its question. */
export function notedForLater(interview: Asking, told: readonly Informed[]): readonly Prompt[] {
  const fields = fieldsOf(interview);
  return told.flatMap(({ field: id, reading, text }) => {
    const field = fields.find((one) => one.id === id);
    if (field === undefined) return [];
    const value = reading.status === "value" ? valueSlots(reading, text) : { value: text };
    return [note("heard-for-later", { label: theLabel(field), ...value })];
  });
}

/** A row that is taken back is asked about as what that means. */
function rowTakenBack({ extra }: Field, told: Informed): Informed {
  const { value, question = extra?.opensRow } = told.reading;
  return value === "no" && question !== undefined ? { ...told, reading: { ...told.reading, question } } : told;
}

/** Nobody asked for it: an answer that takes another one's place is read back, in writing too; an empty one is filled. */
export function acceptUnasked(scene: Scene<Asking>, field: Field, told: Informed): Step {
  const isKnown = scene.interview.answers[field.id] !== undefined;
  const isPlain = scene.channel === "written" && told.reading.status === "value";
  return isPlain && isKnown ? readBack(scene, field, told) : accept(scene, field, told);
}

/**
 * Answers that were told beside another act: those to come wait for their questions, "sí, y nací en Nicaragua"; those for
 * answers that stand are read back once what is open is settled.
 */
export function withOthers(scene: Scene<Asking>, others: readonly Informed[]): Asking {
  const { interview } = scene;
  const told = others.flatMap((one) => alsoTold(scene, one));
  if (told.length === 0) return interview;
  const isKnown = ({ field }: AlsoTold) => interview.answers[field] !== undefined;
  const entries = (some: readonly AlsoTold[]) => Object.fromEntries(some.map(({ field, answer }) => [field, answer]));
  return {
    ...interview,
    ahead: { ...interview.ahead, ...entries(told.filter((one) => !isKnown(one))) },
    anew: { ...interview.anew, ...entries(told.filter(isKnown)) },
  };
}

function alsoTold({ interview, at }: Scene<Asking>, { field, reading, text }: Informed): readonly AlsoTold[] {
  const told = fieldsOf(interview).find(({ id }) => id === field);
  if (told === undefined || field === currentField(interview)?.id) return [];
  const answer = answerOf(interview, told, text, at);
  return [{ field, answer, reading }];
}

/** A reading of the field asked: a value is taken or read back, a doubt is asked about, anything else has failed. */
export function accept(scene: Scene<Asking>, field: Field, told: Informed, also: readonly AlsoTold[] = []): Step {
  const { interview, channel, at } = scene;
  const { reading, text } = told;
  if (reading.status === "none") return storeNone(scene, field);
  const ahead = { ...interview.ahead, ...Object.fromEntries(also.map((one) => [one.field, one.answer])) };
  if (reading.status !== "value") return doubt(within(scene, { ...interview, ahead }), field, told);
  const isDoubtful = reading.needsConfirmation || reading.question !== undefined || reading.whole !== undefined;
  const heard = { text, at, turnId: scene.turnId };
  // In a hurry as well an answer that takes another one's place is read back.
  const isHurried = interview.isBrief === true && interview.answers[field.id] === undefined;
  const isTaken = interview.turn.kind !== "confirming" && (!isReadBack(field) || isHurried);
  if (!isDoubtful && (channel === "written" || isTaken)) {
    const value = channel === "written" ? text : inOwnWords(spokenValue(reading), text);
    const isNoted = isNotedIn(interview, channel) && !(interview.isBrief && interview.returnTo === undefined);
    const noted = [
      ...(isNoted ? [notedAs(interview, field, { value, valueEnglish: reading.english ?? value })] : []),
      ...condolence(field, told),
    ];
    return store({ ...interview, ahead }, field, withTurn(heard), noted);
  }
  const spelled = reading.warnings.includes("spelled") ? reading.english : undefined;
  const isRefused = interview.turn.kind === "confirming" && scene.acts.some(({ kind }) => kind === "deny");
  const counted = isRefused ? withFailure(interview) : interview;
  return preceded(
    readBack(within(scene, counted), field, { ...told, spelled, also }),
    keyboardOffer(interview, counted),
  );
}

/** Who was widowed is not only noted. */
function condolence({ kind, about }: Field, { reading }: Informed): readonly Prompt[] {
  return kind === "marital" && about === undefined && reading.value === "widowed" ? [note("sorry")] : [];
}

/**
 * Reads a value back and waits for a yes. A value that takes the place of one that was refused is told by its letters.
 */
function readBack(
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
    spelled ??
    (isAfterRefusal && isWord && typeof reading.value === "string"
      ? spellable(reading.value, refusedIn(interview))
      : undefined);
  const answer = answerOf(interview, field, text, at);
  const together = togetherWith(interview, field, { answer, reading });
  const turn: Extract<Turn, { kind: "confirming" }> = {
    kind: "confirming",
    answer,
    reading,
    ...(turnId !== undefined && { turnId }),
    ...(letters !== undefined && { spelled: letters }),
    ...(spelled !== undefined && { isSpelledWhole: true }),
    ...(also.length > 0 && { also }),
    ...(together.length > 0 && { together }),
    ...splitOf(field, reading),
  };
  const isSplitTold = turn.split !== undefined && isSplitAlike(turn.split, interview.turn);
  return replyAfresh({ ...interview, turn: isSplitTold ? { ...turn, isSplitTold } : turn, aside: undefined });
}

/** What the answer tells of other questions of its row; what was read back with it before stays where it tells no other. */
function togetherWith(
  interview: Asking,
  field: Field,
  told: { readonly answer: HeardAnswer; readonly reading: Interpretation },
): readonly AlsoTold[] {
  const now = toldTogether(interview, field, told);
  const before = interview.turn.kind === "confirming" ? (interview.turn.together ?? []) : [];
  return [...before.filter((one) => !now.some(({ field: id }) => id === one.field)), ...now];
}

/** The likeliest way to tell first, middle and family names apart, where there are several and nobody told. */
function splitOf({ kind }: Field, reading: Interpretation): { readonly split?: FullName } {
  const { value } = reading;
  if (kind !== "name" || typeof value !== "string") return {};
  const [split] = openSplits(value, confirmedParts(reading));
  return split === undefined ? {} : { split };
}

/** Tells whether as many given and family names were told of the value that was read back just before. */
function isSplitAlike({ given, family }: FullName, before: Turn): boolean {
  const told = before.kind === "confirming" ? before.split : undefined;
  const count = (names: string) => names.split(" ").length;
  return told !== undefined && count(told.given) === count(given) && count(told.family) === count(family);
}

/** The words that are not as they were refused, else all of them; of an e-mail address those before the sign. */
function spellable(value: string, refused: string): string {
  const local = value.split("@")[0] ?? value;
  const fresh = wordsIn(local).filter((word) => !wordsIn(refused).includes(word));
  return fresh.length === 0 ? local : fresh.join(" ");
}

function wordsIn(value: string): readonly string[] {
  return value.match(/\p{L}+/gu) ?? [];
}

/** What was read back last, and is being replaced. */
function refusedIn({ turn }: Asking): string {
  return turn.kind === "confirming" && typeof turn.reading.value === "string" ? turn.reading.value : "";
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
  // A part that was written into an answer given before: the page shows the whole of it.
  if (other === undefined && scene.channel === "written" && interview.turn.kind === "waiting")
    return accept(scene, field, only);
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
  return doubt(scene, field, { field: field.id, reading, text: scene.text });
}

/** One of the candidates was chosen by voice: it is taken like any answer. */
export function choose(scene: Scene<Asking>, field: Field, index: number): Step {
  const { turn } = scene.interview;
  if (turn.kind !== "choosing") return reply(scene.interview);
  const { candidates } = turn.reading;
  const chosen = candidates[index];
  if (chosen === undefined) return reply(scene.interview);
  const reading = read(scene.interview, field, chosen.spanish, scene.at);
  // "Ma. Elena Prado" would be asked about again, however often it is read: told apart it stands.
  if (reading.status !== "value" && field.kind === "name" && chosen.spanish.includes(" ")) {
    const text = confirmationOf(splitName(chosen.spanish));
    // Where its family names begin is told with it, to be agreed to.
    const { parts: _, ...told } = doubted(read(scene.interview, field, text, scene.at), "more-said");
    return accept(scene, field, { field: field.id, reading: told, text });
  }
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
