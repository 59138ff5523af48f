import type { Interpretation } from "../../answers/interpretation.ts";
import { fieldsOfPart, furtherFields } from "../../forms/parts/parts.ts";
import { render } from "../../prompts/prompt.ts";
import type { Channel } from "../../understanding/act.ts";
import type { InterviewEffect, InterviewEvent } from "../events.ts";
import { next } from "../interview.ts";
import { linesOf } from "../lines.ts";
import { currentField } from "../questions.ts";
import { situationOf } from "../situation.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";
import { at, idsOf, sample } from "../testing.ts";
import type { Answered } from "./testing-answers.ts";
import type { SaidBeside } from "./testing-asides.ts";

/** How an utterance is written down: with its marks, as two sentences, or without any mark. */
export type Style = "marks" | "sentences" | "bare";

/** An answer and what is said beside it. */
export interface Beside {
  readonly answered: Answered;
  readonly aside: SaidBeside;
  readonly isBefore: boolean;
  readonly style: Style;
  readonly channel: Channel;
}

/** What came of one pair: what it is called, what was said, and everything that is wrong; `undefined` where nobody could tell the two apart. */
export interface Judged {
  readonly said: string;
  readonly says: string;
  readonly wrong: readonly string[];
}

const styles: readonly Style[] = ["marks", "sentences", "bare"];

/** Every answer beside every aside, before and behind it, in every style and channel. */
export function* everyPair(
  answers: readonly Answered[],
  besides: readonly SaidBeside[],
): Generator<Beside, void, undefined> {
  for (const answered of answers)
    for (const aside of besides)
      for (const style of styles)
        for (const isBefore of [false, true])
          for (const channel of ["spoken", "written"] as const)
            if (!isAmbiguous({ answered, aside, style })) yield { answered, aside, isBefore, style, channel };
}

/**
 * Pairs that no person could part: without a mark a no denies the sentence behind it ("no estoy manejando"), and a yes or a
 * no beside a question without its question word is a part of that ("sí me oye bien", "esto es seguro, no"); "espéreme, sí" asks
 * for a moment once more. "No está mal" is no refusal without its mark. Who is
 * what to whom is asked where two people are named.
 */
function isAmbiguous({
  answered: { text, does, field },
  aside,
  style,
}: Pick<Beside, "answered" | "aside" | "style">): boolean {
  if (aside.kind === "pause" && text === "sí") return true;
  if (field === "relacion_familiar" && aside.kind === "remark" && kin.test(aside.text)) return true;
  if (style !== "bare") return false;
  const isVerdict = does !== "answer" || text === "no" || text.startsWith("no,");
  return (
    isVerdict &&
    (text.includes(",") || (aside.kind === "question" ? !questionWord.test(aside.text) : /^(?:sí|no)$/.test(text)))
  );
}

const kin = /\b(?:hij|abuel|niet|muchach|niñ|compadre)/;
const questionWord = /^¿(?:y )?(?:cuánt|qué|quién|por qué|para qué|eso para qué|después qué|a dónde)/;

const before = new Map<string, Interview>();

/** The interview where something is said, by voice or in writing; undefined where one does not come there. */
function begun({ form, field, first }: Answered, channel: Channel): Interview {
  const key = [form, field, first, channel].join();
  const known = before.get(key);
  if (known !== undefined) return known;
  const own = idsOf(form);
  const further = furtherFields[form].find(({ id }) => id === field);
  const ids = further === undefined ? own.slice(0, own.indexOf(field)) : own;
  const answers = Object.fromEntries(ids.map((id) => [id, { said: sample[id] ?? "", heardAt: at }]));
  const extra = further === undefined ? {} : { extra: fieldsOfPart(form, further.extra?.part ?? 0) };
  const events: readonly InterviewEvent[] = [
    { kind: "restored", formType: form, answers, ...extra },
    ...(channel === "spoken" ? [{ kind: "call-started" } as const] : []),
    ...(first === undefined ? [] : [told(channel === "written" ? `creo que es ${first}` : first, channel, 0)]),
  ];
  const interview = events.reduce<Interview>((one, event) => heardOut(one, event)[0], startOf("smart"));
  before.set(key, interview);
  return interview;
}

function told(text: string, channel: Channel, step: number): InterviewEvent {
  const now = new Date(Date.parse(at) + step * 20_000).toISOString();
  if (channel === "written") return { kind: "typed", text, at: now };
  return { kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at: now, turnId: `t${step}` } };
}

/** An interview after an event, what was asked heard back from the call. */
function heardOut(interview: Interview, event: InterviewEvent): readonly [Interview, readonly InterviewEffect[]] {
  const [after, effects] = next(interview, event);
  const heard = effects.reduce<Interview>(
    (one, effect) => (effect.kind === "ask" ? next(one, { kind: "spoken", text: effect.text })[0] : one),
    after,
  );
  return [heard, effects];
}

/** Says something, and tells what became of the field and of all else. */
function say(interview: Interview, text: string, channel: Channel) {
  const [after, effects] = heardOut(interview, told(text, channel, 1));
  const prompts = after.reply.prompts.map((prompt) => render(prompt, channel, after.reply.level));
  return { after, prompts, done: effects.map(({ kind }) => kind) };
}

/** How some words are written down in a style. */
function written(text: string, style: Style): string {
  return style === "bare" ? text.replace(/[¿?¡!,.]/g, "") : text;
}

function together({ answered: { text: answer }, aside: { text: aside }, isBefore, style }: Beside): string {
  const [one, other] = isBefore ? [aside, answer] : [answer, aside];
  if (style === "bare") return `${written(one, style)} ${written(other, style)}`;
  const mark = /[?!]$/.test(one) ? "" : style === "marks" ? "," : ".";
  return `${one}${mark} ${style === "sentences" && !/[?]$/.test(one) ? capital(other) : other}`;
}

function capital(text: string): string {
  return text.replace(/^[¿¡]?\p{L}/u, (first) => first.toLocaleUpperCase("es"));
}

/** What an interview has of a field: as it was kept, is read back, or is offered; undefined where nothing is. */
function valueIn(interview: Interview, field: string): string | undefined {
  if (interview.phase === "choosing") return undefined;
  const kept = interview.answers[field];
  const asked = currentField(interview);
  if (kept !== undefined) {
    const { status, reading } = linesOf(interview).find((line) => line.field.id === field) ?? {};
    return reading === undefined ? status : shown(reading);
  }
  if (interview.phase !== "asking" || asked?.id !== field) return undefined;
  const { turn } = interview;
  if (turn.kind === "confirming") return shown(turn.reading);
  if (turn.kind !== "choosing") return undefined;
  // "¿El nombre es Rosa Elena Prado Luna?": one proposal is read back as well.
  const values = turn.reading.candidates.map(({ value }) => value);
  return JSON.stringify(values.length === 1 ? values[0] : values);
}

function shown({ status, value }: Interpretation): string | undefined {
  return status === "value" || status === "none" ? JSON.stringify(value ?? status) : undefined;
}

/** What else was told: to other fields, or ahead of them. */
function othersOf(interview: Interview, field: string): string {
  if (interview.phase === "choosing") return "";
  const answers = Object.entries(interview.answers).filter(([id]) => id !== field);
  const also = interview.phase === "asking" && interview.turn.kind === "confirming" ? (interview.turn.also ?? []) : [];
  return JSON.stringify([answers.map(([id, { said }]) => [id, said]), Object.keys(interview.ahead), also.length]);
}

/** Plays one pair; undefined where the answer alone, or the question alone, tells nothing to compare with. */
export function judge(pair: Beside): Judged | undefined {
  const { answered, aside, channel, style } = pair;
  const { field, does, first } = answered;
  const start = begun(answered, channel);
  if (currentField(start)?.id !== field) throw new Error(`${field} was not asked`);
  if (first !== undefined && situationOf(start) === "asking") return undefined;
  const alone = say(start, written(answered.text, style), channel);
  const value = valueIn(alone.after, field);
  if (does !== "no" && value === undefined) return undefined;
  const said = together(pair);
  const both = say(start, said, channel);
  const wrong: string[] = [];
  const now = valueIn(both.after, field);
  const wasKept = isKept(alone.after, field);
  if (does === "no") {
    const isRefused = !isKept(both.after, field) && situationOf(both.after) !== "confirming";
    if (!isRefused) wrong.push(`the no is lost: ${situationOf(both.after)} ${now}`);
  } else if (now !== value) wrong.push(`${now} for ${value}`);
  else if (does === "yes" && wasKept && !isKept(both.after, field)) wrong.push("the yes is lost");
  if (othersOf(both.after, field) !== othersOf(alone.after, field)) wrong.push("something else was told or lost");
  const harms = both.done.filter((kind) => /^(?:stop-call|erase|take-out|save|forget)$/.test(kind));
  const situation = situationOf(both.after);
  if (situation === "ending" || situation === "taking-back" || situation === "saving") wrong.push(situation);
  wrong.push(...harms.filter((kind) => !alone.done.includes(kind)));
  if (aside.kind === "question") wrong.push(...unanswered(start, both.prompts, pair));
  return { said, says: both.prompts.join(" "), wrong };
}

function isKept(interview: Interview, field: string): boolean {
  return interview.phase !== "choosing" && interview.answers[field] !== undefined;
}

/** A question gets beside an answer the sentence that it gets alone. */
function unanswered(start: Interview, prompts: readonly string[], { aside, channel }: Beside): readonly string[] {
  const { prompts: alone, after } = say(start, aside.text, channel);
  const isNote =
    after.reply.prompts.length > 1 && !after.reply.prompts.some((one) => "key" in one && one.key === "not-understood");
  const [sentence] = alone;
  if (!isNote || sentence === undefined) return [`alone it is not answered: ${alone.join(" ")}`];
  return prompts.includes(sentence) ? [] : [`the question is not answered: ${sentence}`];
}
