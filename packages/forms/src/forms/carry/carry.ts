import type { Answers, FormType, HeardAnswer } from "../../answers/answer.ts";
import { interpret } from "../../answers/interpret.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import { lookupsOf } from "../../answers/places.ts";
import { spokenValue } from "../../prompts/read-back.ts";
import { skippedWords } from "../conditions.ts";
import type { Field } from "../definition.ts";
import { atOnce, type Steps } from "../english.ts";
import { petitioner } from "../i-130/petitioner.ts";
import { applicant } from "../n-400/applicant.ts";
import { heardFrom } from "../parts/heard-from.ts";
import type { CarriedAnswer, CarriedOfOther, CarriedOver } from "./carried.ts";
import type { Fact, PersonOfForm, ReadFact } from "./facts.ts";

/** Whom a form tells of first: who fills it in. Of who petitions and who applies for citizenship it may be the same one. */
const people: Readonly<Partial<Record<FormType, PersonOfForm>>> = { "N-400": applicant, "I-130": petitioner };

/** Forms of which one person fills in several; two of another kind are of two people. */
const repeated: ReadonlySet<FormType> = new Set(["I-130"]);

/** A form with its answers, and every question of it that may have been answered. */
interface AnsweredForm {
  readonly formType: FormType;
  readonly answers: Answers;
  readonly fields: readonly Field[];
}

/**
 * What a form takes over from another one of the same person; undefined where it asks nothing that was told there.
 * @param to the form, and every question that it may come to ask
 */
export function carryOver(from: AnsweredForm, to: Omit<AnsweredForm, "answers">): CarriedOver | undefined {
  return atOnce(carryInSteps(from, to));
}

/** The same, one reading of an answer after the other. */
export function* carryInSteps(from: AnsweredForm, to: Omit<AnsweredForm, "answers">): Steps<CarriedOver | undefined> {
  if (from.formType === to.formType && !repeated.has(to.formType)) return undefined;
  const [there, here] = [people[from.formType], people[to.formType]];
  if (there === undefined || here === undefined) return undefined;
  const facts = there.facts(yield* factReader(from));
  const { words: [named] = [] } = facts["name"] ?? {};
  if (named === undefined) return undefined;
  const fields = new Map(to.fields.map((field) => [field.id, field]));
  const answers: Record<string, CarriedAnswer> = {};
  for (const { fact, field: id, fit, goesWith } of here.wanted(facts)) {
    const [told, field] = [facts[fact], fields.get(id)];
    const answer = told && field && (yield* inWordsOf(to.formType, field, told));
    if (answer) answers[id] = { answer, fit, goesWith };
  }
  const { alone } = here;
  if (from.formType === to.formType)
    for (const [id, answer] of Object.entries(from.answers))
      if (alone?.test(id) && answer.said !== skippedWords) answers[id] = { answer, fit: "same" };
  const ofOthers: CarriedOfOther[] = [];
  for (const { fact, field: id, fit, where } of here.ofOthers?.(facts) ?? []) {
    const [told, field, who, asked] = [facts[fact], fields.get(id), facts[where.fact], fields.get(where.field)];
    const answer = told && field && (yield* inWordsOf(to.formType, field, told));
    const named = who && asked && (yield* inWordsOf(to.formType, asked, who));
    if (answer && named) ofOthers.push({ field: id, answer, fit, where: { field: where.field, answer: named } });
  }
  const name = spokenValue(interpret({ kind: "name", heard: named.said, today: named.heardAt.slice(0, 10) }));
  return { from: from.formType, name, answers, ...(ofOthers.length > 0 && { ofOthers }) };
}

/** Reads the answers of a form, one after the other; what was passed over tells nothing. */
function* factReader({ formType, answers, fields }: AnsweredForm): Steps<ReadFact> {
  const read = new Map<string, Fact>();
  for (const field of fields) {
    const answer = answers[field.id];
    if (answer === undefined || answer.said === skippedWords) continue;
    const { status, value, parts } = readAs(formType, field, answer);
    if (status === "none") read.set(field.id, { words: [answer], value: null });
    if (status === "value" && value !== undefined)
      read.set(field.id, { words: [answer], value, ...(parts && { parts }) });
    yield;
  }
  return (id) => read.get(id);
}

/** The first words for a fact that a question reads as what the fact means; undefined where none are. */
function* inWordsOf(formType: FormType, field: Field, { words, value }: Fact): Steps<HeardAnswer | undefined> {
  const [own] = words;
  const ours = own && value !== undefined ? [heardFrom(field, value, own.heardAt)] : [];
  for (const answer of [...words, ...ours]) {
    const reading = readAs(formType, field, answer);
    yield;
    const isSame = reading.status === "value" && (value === undefined || isAlike(reading.value, value));
    if (reading.status === "none" ? value === null && !field.required : isSame) return answer;
  }
  return undefined;
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function readAs(form: FormType, field: Field, { said, heardAt, places = [] }: HeardAnswer): Interpretation {
  const today = heardAt.slice(0, 10);
  return interpret({ form, field: field.id, asked: field, heard: said, today, lookups: lookupsOf(places) });
}
