import { spellNumber } from "../answers/numbers/spell.ts";
import { whichOf } from "../answers/reading.ts";
import { toldIn } from "../forms/conditions.ts";
import type { Field } from "../forms/definition.ts";
import { isToCheck } from "../forms/english.ts";
import { aliases, type FormType } from "../forms/form-types.ts";
import { confirmedParts } from "../names/name-choices.ts";
import { type FullName, threeParts } from "../names/split-name.ts";
import { theLabel } from "../prompts/labels.ts";
import type { Prompt } from "../prompts/prompt.ts";
import { questionPrompt } from "../prompts/question.ts";
import { inOwnWords, inShort, sentenceStart, spelledPart, valueSlots } from "../prompts/read-back.ts";
import { lastHeardIn } from "./last-heard.ts";
import { lineAsked, linesOf, splitsOf } from "./lines.ts";
import { partStates } from "./parts/part-states.ts";
import { rowSlots } from "./parts/told-rows.ts";
import { togetherSlots } from "./parts/told-together.ts";
import { currentField, fieldsOf, isCorrection, keepsAny, offeredPart } from "./questions.ts";
import { situationOf } from "./situation.ts";
import type { Asking, Interview, Reviewing, Turn } from "./state.ts";

/** The prompts that wait for an answer; `level` is how often they were said in a row before. */
export function openPromptsOf(interview: Interview, level: number): readonly Prompt[] {
  switch (situationOf(interview)) {
    case "choosing-form":
      return [formPrompt(interview.phase === "choosing" ? interview.proposed : undefined)];
    case "choosing-field":
      return [whichPrompt(interview)];
    case "paused":
      return [];
    case "ending":
      return [{ key: keepsAny(interview) ? "end-call" : "end-call-empty" }];
    case "taking-back":
      return takingBackPrompts(interview);
    case "saving":
      return [{ key: "save-now" }];
    case "same-person":
      return samePersonPrompts(interview);
    case "checking-group":
      return groupPrompts(interview);
    case "complete":
      return [];
    case "reviewing":
      return interview.phase === "reviewing" ? reviewPrompts(interview, level) : [];
    case "reading-out":
      return [{ key: "more-aloud" }];
    case "open-point":
      return interview.phase === "reviewing" ? pointPrompts(interview) : [];
    case "asking":
    case "confirming":
    case "choosing":
    case "unread":
      return interview.phase === "asking" ? turnPrompts(interview, level) : [];
  }
}

function takingBackPrompts({ aside, ...interview }: Interview): readonly Prompt[] {
  if (aside?.kind !== "taking-back") return [];
  if (aside.what === "row") return [{ key: "erase-row", slots: rowSlots(interview, aside) }];
  if (aside.what !== "answer" && aside.isComing) return [{ key: "erasing" }];
  if (aside.what !== "answer") return [{ key: aside.what === "everything" ? "erase-all" : "leave-unsaved" }];
  const fields = interview.phase === "choosing" ? [] : fieldsOf(interview);
  const field = fields.find(({ id }) => id === aside.field);
  return field === undefined ? [] : [{ key: "take-out", slots: { label: theLabel(field) } }];
}

function samePersonPrompts(interview: Interview): readonly Prompt[] {
  const before = interview.phase === "choosing" ? undefined : interview.toldBefore?.[interview.formType];
  return before === undefined ? [] : [{ key: "same-person", slots: { form: before.from, name: before.name } }];
}

/** What was answered of a group, together: "Dijo que no a esas cinco. ¿Es así?" */
function groupPrompts({ check }: Interview): readonly Prompt[] {
  if (check === undefined) return [];
  const { fields, value, isPartly } = check;
  const slots = { count: spellNumber(fields.length), value: value === "yes" ? "sí" : "no" };
  if (fields.length === 1) return [{ key: isPartly ? "group-rest-one" : "group-one", slots }];
  return [{ key: isPartly ? "group-rest" : "group-all", slots }];
}

function formPrompt(proposed: FormType | undefined): Prompt {
  if (proposed === undefined) return { key: "which-form" };
  return { key: "propose-form", slots: { form: proposed, purpose: aliases[proposed].purpose } };
}

function turnPrompts(interview: Asking, level: number): readonly Prompt[] {
  const field = currentField(interview);
  const { turn } = interview;
  if (field === undefined) return [];
  switch (turn.kind) {
    case "waiting":
      if (turn.isSpelling) return [spellingPrompt(field)];
      return [
        questionPrompt(askedNow(interview, field), level),
        ...(isCorrection(interview) && level === 0 ? [{ key: "or-leave" } as const] : []),
      ];
    case "unread":
      return [{ key: "keep-unread", slots: { label: theLabel(field), ...unreadSlots(turn.answer.said) } }];
    case "choosing":
      return [choicePrompt(field, turn, level), ...(turn.isRestUnknown ? [{ key: "if-unknown" } as const] : [])];
    case "confirming":
      return readBackPrompts(interview, field, turn);
  }
}

function unreadSlots(said: string) {
  return { said: inShort(said), saidEnglish: inShort(said, "and the rest") };
}

/** The question as the answers so far make it. */
function askedNow(interview: Asking, field: Field): Field {
  const { answers } = interview;
  const question = field.extra?.asks?.(toldIn(answers, fieldsOf(interview)), lastHeardIn(answers).slice(0, 10));
  if (question === undefined) return field;
  const { detail: _general, ...rest } = field;
  return { ...rest, question };
}

function spellingPrompt({ kind }: Field): Prompt {
  return { key: kind === "name" || kind === "address" || kind === "email" ? "spell-it" : "slowly" };
}

function choicePrompt(
  field: Field,
  { reading: { question, candidates }, answer: { said } }: Extract<Turn, { kind: "choosing" }>,
  level: number,
): Prompt {
  if (candidates.length === 0) return question === undefined ? questionPrompt(field, level) : { asked: question };
  const which = whichOf(candidates.map(({ spanish }) => spanish));
  const options = candidates.map(({ spanish }) => inOwnWords(spanish, said));
  const isOnlyWhich = question === undefined || question === which;
  const isOneOfSome = options.length > 1;
  const english = candidates.map((one) => one.english).join(", or ");
  return {
    key: isOneOfSome ? "choose-one" : "is-it-this",
    slots: {
      question: isOnlyWhich ? whichOf(options) : question,
      ...(isOnlyWhich && { questionEnglish: isOneOfSome ? `Which one is it: ${english}?` : `Is it ${english}?` }),
      options: options.join(", o "),
    },
  };
}

function readBackPrompts(
  interview: Asking,
  field: Field,
  turn: Extract<Asking["turn"], { kind: "confirming" }>,
): readonly Prompt[] {
  const { reading, spelled, also = [], together = [], isEarly, isCarried, split } = turn;
  const letters = spelledPart(field, reading, spelled, turn.isSpelledWhole);
  const parts = split === undefined || turn.isSplitTold ? "" : `${partsOfName(split)} `;
  const values = together.length > 0 ? togetherSlots(field, turn, together) : valueSlots(reading, turn.answer.said);
  const slots = {
    ...values,
    alone: sentenceStart(values["value"]),
    spelled: `${letters === "" ? "" : `${letters} `}${parts}`,
    // Who reads a value sees its letters.
    spelledWritten: parts,
    spelledEnglish: spelled === undefined ? "" : `It is spelled ${spelledInEnglish(spelled)}. `,
    label: theLabel(field),
    question: reading.question ?? "",
    asked: field.question,
  };
  const more = also.map(({ field: id, reading: other, answer: said }): Prompt => {
    const told = fieldsOf(interview).find((one) => one.id === id);
    return {
      key: "also-heard",
      slots: { label: told === undefined ? "" : theLabel(told), ...valueSlots(other, said.said) },
    };
  });
  // A yes or a no is asked as what it means, which tells that it was heard.
  const asked = field.kind === "yesno" ? "read-back-statement" : "read-back-question";
  if (reading.question !== undefined) return [...more, { key: asked, slots }];
  if (isCarried) return [...more, { key: "read-back-carried", slots: { ...slots, asked: inBrief(field) } }];
  // The questions of a part have no names of their own.
  const isInPart = field.extra?.part !== undefined;
  if (isEarly) return [...more, { key: isInPart ? "read-back-told" : "read-back-early", slots }];
  if (isInPart) return [...more, { key: "read-back-part", slots }];
  return [...more, { key: isSharedWithAnother(interview, field) ? "read-back-named" : "read-back", slots }];
}

/** Put right from elsewhere, and asked of two people: whose it is, is told. */
function isSharedWithAnother(interview: Asking, { kind, about, isBirth }: Field): boolean {
  const isTwin = (one: Field) =>
    one.kind === kind && one.about !== about && one.isBirth === isBirth && one.extra === undefined;
  return interview.returnTo !== undefined && (about === "relative" || fieldsOf(interview).some(isTwin));
}

/** A question without what helps to answer it. */
function inBrief({ question }: Field): string {
  return question.slice(0, question.indexOf("?") + 1);
}

/** The boxes of the form that a name goes into; of one given name the family name tells the rest. */
function partsOfName(name: FullName): string {
  const { given, middle, family } = threeParts(name);
  const families = / /.test(family) ? `Apellidos: ${family}.` : `Apellido: ${family}.`;
  return middle === "" ? families : `Primer nombre: ${given}. Segundo nombre: ${middle}. ${families}`;
}

function whichPrompt(interview: Interview): Prompt {
  const which = interview.aside?.kind === "choosing-field" ? interview.aside.fields : [];
  const fields = interview.phase === "choosing" ? [] : fieldsOf(interview);
  const labels = fields.filter(({ id }) => which.includes(id)).map(theLabel);
  return labels.length > 3 || labels.length === 0
    ? { key: "which-of-all" }
    : { key: "which-field", slots: { labels: labels.join(", o ") } };
}

function reviewPrompts(interview: Reviewing, level: number): readonly Prompt[] {
  const { extra, later, left: passed = [], answers, formType } = interview;
  if (level > 0) return [{ key: "review-again" }];
  const isLeft = ({ id }: Field) => later.includes(id) && answers[id] === undefined && !passed.includes(id);
  const unread = linesOf(interview)
    .filter(isToCheck)
    .map(({ field }) => field);
  const left = fieldsOf({ formType, extra }).filter((field) => isLeft(field) || unread.includes(field));
  // How to hear the answers and how to end was told before the first part.
  const isFurther = partStates(interview).some(({ state }) => state === "done");
  const isPart = isFurther || extra.fields !== undefined;
  return [
    ...(left.length > 0 ? [{ key: "review-left", slots: { labels: left.map(theLabel).join(", ") } } as const] : []),
    { key: isPart ? "review-part" : "review" },
    ...halfPrompts(interview),
    ...(extra.kind === "offered"
      ? offerPrompts(interview).map((prompt) => ({ ...prompt, level: isFurther ? 1 : 0 }))
      : []),
  ];
}

/** Parts that were left in their middle. */
function halfPrompts(interview: Reviewing): readonly Prompt[] {
  const half = partStates(interview).filter(({ state }) => state === "halfway");
  if (half.length === 0) return [];
  return [{ key: "parts-half", slots: { parts: half.map(({ title }) => title.spanish).join("; ") } }];
}

/** What is offered next: a few more boxes, or a part of the form by its title, with how many questions it has. */
function offerPrompts(interview: Reviewing): readonly Prompt[] {
  const { isWhole } = interview;
  const offer = offeredPart(interview);
  if (offer === undefined) return [{ key: "extra-offer" }];
  const part = offer.title.spanish;
  if (offer.questions === 1) return [{ key: isWhole ? "part-next-one" : "part-offer-one", slots: { part } }];
  const slots = { part, count: String(offer.questions) };
  return [{ key: isWhole ? "part-next" : "part-offer", slots }];
}

function pointPrompts(interview: Reviewing): readonly Prompt[] {
  const { point } = interview;
  const line = lineAsked(interview);
  if (point === undefined || line === undefined) return [{ key: "review-again" }];
  const label = theLabel(line.field);
  if (point.kind === "left") return [{ key: "point-left", slots: { label } }];
  if (line.against !== undefined && point.kind === "unread")
    return [{ key: "point-against", slots: { label, said: line.said, other: theLabel(line.against) } }];
  const split = splitsOf(line)[point.split];
  if (split === undefined) return [{ key: "point-unread", slots: { label, said: line.said } }];
  const apart = split.middle === undefined ? "names-apart" : "three-names-apart";
  const asked = splitQuestion(split, confirmedParts(line.reading) !== undefined);
  return point.split === 0 ? [{ key: apart, slots: { name: line.english } }, asked] : [asked];
}

/** @param isFamilyTold the family names were told: only first and middle name are asked about */
function splitQuestion(name: FullName, isFamilyTold: boolean): Prompt {
  const { given, middle, family } = threeParts(name);
  if (name.middle === undefined) return { key: / /.test(family) ? "family-names" : "family-name", slots: { family } };
  if (isFamilyTold) return { key: middle === "" ? "one-given-name" : "two-given-names", slots: { given, middle } };
  const families = / /.test(family) ? `los apellidos son ${family}` : `el apellido es ${family}`;
  return { key: middle === "" ? "no-middle-name" : "three-names", slots: { given, middle, family: families } };
}

/** Letter by letter, word by word; a mark above a letter is told in words. */
function spelledInEnglish(words: string): string {
  const letters = (word: string) =>
    [...word.normalize("NFC")].map((letter) => {
      const [plain = "", mark] = letter.normalize("NFD");
      return mark === undefined ? plain : `${plain} ${marks[mark] ?? "with a mark"}`;
    });
  return words
    .split(" ")
    .map((word) => letters(word).join(", "))
    .join("; then ");
}

const marks: Readonly<Record<string, string>> = {
  "\u0301": "with an accent",
  "\u0303": "with a tilde",
  "\u0308": "with two dots",
};
