import { plainWords } from "@dilo/foundation";
import { takesBack } from "../answers/clauses/cue-words.ts";
import type { Candidate, Interpretation } from "../answers/interpretation.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import { choicesOf } from "../forms/choices.ts";
import type { Field } from "../forms/definition.ts";
import { type Act, asActs, type Command, type Moment, one, type Understanding } from "./act.ts";
import { commandWithin } from "./commands.ts";
import { isClearFor } from "./fields/clear-value.ts";
import { type Piece, piecesOf } from "./fields/pieces.ts";
import { gathered } from "./gathered.ts";
import { questionIn } from "./questions/topics.ts";
import { hasRead, read, readPieces, textOf } from "./reading.ts";
import { lettersIn } from "./repairs/repair.ts";
import { peel } from "./verdicts/verdict.ts";

/** An answer to the question that stands, and what was told with it. */
export function answerIn(text: string, moment: Moment): Understanding | undefined {
  const { field, expects } = moment;
  if (field === undefined) return undefined;
  if (expects.kind === "answer" && expects.isSpelling) {
    const spelled = lettersIn(text, field, { before: undefined, isAsked: true });
    const values =
      spelled === undefined
        ? []
        : spelled.texts.map((word) => ({ field: field.id, reading: read(word, field, moment), text: word }));
    if (spelled !== undefined && values.length > 0) return one({ kind: "letters", word: spelled.spelled, values });
  }
  const asked = questionInstead(text, field);
  if (asked !== undefined) return one(asked);
  const told = deniedBefore(text, moment) ?? agreedBefore(text, moment);
  if (told !== undefined) return told;
  // A box of the form is answered in whole sentences, about a spouse as well; and what a part asks of a parent or a
  // child is told in the words for a person of the first questions: "nació en Puebla".
  const isOwn = field.kind === "choice" || (field.extra?.part !== undefined && isRead(text, moment, field));
  const pieces = isOwn ? [] : piecesOf(text, moment);
  const [main = { field: field.id, text }, ...others] = pieces;
  if (main.field !== field.id) {
    const informed = readPieces(pieces, moment);
    if (informed.length > 0) return one(...asActs(informed));
    return readAnswerIn(text, [], moment, field);
  }
  const answer = readAnswerIn(main.text, others, moment, field);
  if (answer !== undefined || others.length === 0) return answer;
  // "Mi hermano nació en el setenta y dos": words that name another answer, and tell nothing of it, part nothing.
  const informed = readPieces(others, moment);
  return informed.length > 0 ? one(...asActs(informed)) : readAnswerIn(text, [], moment, field);
}

/** Shorter choices are words that mean much besides: "sí", "la misma". */
const fewestWords = 3;

/** One of the choices that a question offers, said word for word: an answer, whatever else such words could mean. */
export function offeredAnswer(text: string, moment: Moment): Understanding | undefined {
  const { field, expects } = moment;
  if (field === undefined || expects.kind !== "answer" || expects.isSpelling) return undefined;
  const words = plainWords(text);
  const isSaid = ({ spanish }: Candidate) => plainWords(spanish).join(" ") === words.join(" ");
  return words.length >= fewestWords && choicesOf(field).some(isSaid)
    ? readAnswerIn(text, [], moment, field)
    : undefined;
}

function isRead(text: string, moment: Moment, field: Field): boolean {
  return read(text, field, moment).status === "value";
}

/** Kinds that may be any words at all: what is asked there would be taken for an answer. */
const openKinds: ReadonlySet<Field["kind"]> = new Set(["name", "town", "workplace"]);
const sentence =
  /\b(?:ustedes|usted|me|nos|se|lo|que|no|hay|tengo|necesito|ocupo|quiero|puedo|podemos|ando|estoy|es|son|eres|sos|mandan?|envian?|can|we|do|you|i|it|is|are)\b/;
const introduction = /\b(?:llam[oa]n?|nombres?|apellidos?|my name|dicen|trabajo en|naci en|nacio en)\b/;

/** "Necesito abogado", "ustedes mandan los papeles": a sentence about a known topic is no name; and one that asks is none. */
function questionInstead(text: string, { kind }: Field): Act | undefined {
  const plain = plainText(tokensOf(text));
  if (wordedValues.has(kind) && asksSentence(text, plain)) return questionIn(plain) ?? unknownQuestion;
  // "A todas, no" answers none of them.
  const about = kind === "yesno" ? questionIn(plain) : undefined;
  if (about?.kind === "ask" && about.topic === "each-asked") return about;
  if (!openKinds.has(kind) || !sentence.test(plain) || introduction.test(plain)) return undefined;
  return questionIn(plain);
}

const unknownQuestion: Act = { kind: "ask", topic: "unknown-question" };

/** Kinds whose values are everyday words: one is found in what only asks, "¿y si digo que sí?". */
const wordedValues: ReadonlySet<Field["kind"]> = new Set(["yesno", "choice", "marital", "relation"]);

/** Tells whether words marked as a question are a sentence that asks, and no answer that is not sure of itself: "¿casada?". */
function asksSentence(text: string, plain: string): boolean {
  const isMarked = /\?[\s.…"»]*$/.test(text.replace(tagAsked, ""));
  return (
    isMarked && plain.split(" ").length > 1 && (sentence.test(plain) || asking.test(plain)) && !hesitates.test(plain)
  );
}

/** "Soy casada, ¿no?" tells. */
const tagAsked = /[,\s]+¿?\s*(?:no|verdad|cierto|eh|s[ií])\s*\?\s*$/iu;
const asking =
  /^(?:(?:y|pero|oiga|ay|entonces) )*(?:si|como|cuando|cual(?:es)?|quien(?:es)?|donde|por que|para que|puedo|debo|falta\w*)\b/;
/** "¿Es mi hija?", in few words, may be an answer. */
const hesitates = /^(?:es|son|soy|fue|era|sera|seria|el|la|mi|su)(?: \S+){0,3}$/;

/** The words for the field in question, as its reader reads them, and other fields' pieces. */
function readAnswerIn(said: string, others: readonly Piece[], moment: Moment, field: Field): Understanding | undefined {
  const { expects } = moment;
  const before = expects.kind === "answer" ? expects.before : undefined;
  const alone = read(said, field, moment);
  const reading = before === undefined ? alone : (gathered(said, alone, { before, field, moment }) ?? alone);
  const text = textOf(reading, said);
  const informs = readPieces(others, moment);
  switch (reading.status) {
    case "value":
      return one({ kind: "inform", field: field.id, reading, text }, ...informs);
    case "none":
      return one({ kind: "absent" }, ...informs);
    case "command":
      return commandRead(reading, informs);
    case "ask":
    case "unknown": {
      if (expects.kind === "answer" && asksSentence(said, plainText(tokensOf(said)))) return undefined;
      // "Enviudé y me acompañé de nuevo" tells two states, and asks for nothing again.
      const isOfStates = field.kind === "marital" && reading.candidates.length > 1;
      const command = isOfStates ? undefined : commandWithinShort(said);
      if (command !== undefined) return one({ kind: "command", command });
      if (reading.warnings.includes("does-not-know") && tellsPart(reading, field))
        return one(
          { kind: "inform", field: field.id, reading: { ...reading, status: "ask" }, text },
          { kind: "dont-know" },
        );
      if (reading.warnings.includes("does-not-know"))
        return one(
          wantsHelp.test(plainText(tokensOf(said))) ? { kind: "command", command: "help" } : { kind: "dont-know" },
        );
      return hasRead(reading, field, said)
        ? one({ kind: "inform", field: field.id, reading, text }, ...informs)
        : undefined;
    }
  }
}

/** "Volvé atrás": a few words with a command in them and no number are no answer that could not be read. */
function commandWithinShort(said: string): Command | undefined {
  const plain = plainText(tokensOf(said));
  return plain.split(" ").length <= 7 && !/\d/.test(plain) ? commandWithin(plain) : undefined;
}

/** "El día no me lo sé bien, decían que en 1960": of a date that is not known whole a part is. */
function tellsPart({ parts = {} }: Interpretation, { kind }: Field): boolean {
  return kind === "date" && Object.values(parts).some((part) => part !== "");
}

/** "No sé cuál es ese número, explíqueme". */
const wantsHelp = /\b(?:expli[cq]\w*|ayud[ae]\w*)\b/;

function commandRead({ value }: Interpretation, informs: readonly Act[]): Understanding | undefined {
  const command = value === "stop" ? undefined : (value as Command | undefined);
  return command === undefined ? undefined : one({ kind: "command", command }, ...informs);
}

/** "No, soy viuda", where "casada" was noted just before: said to the answer before the question that stands. */
function deniedBefore(text: string, moment: Moment): Understanding | undefined {
  const { previous, fields, field, answers, channel } = moment;
  const before = fields.find(({ id }) => id === previous);
  const stored = previous === undefined ? undefined : answers[previous];
  if (channel === "written" || before === undefined || stored === undefined || field === undefined) return undefined;
  const { verdict, rest } = peel(text);
  const isStatus = before.kind === "marital";
  if ((verdict !== "deny" && !isStatus) || plainText(tokensOf(rest)).split(" ").length > 5) return undefined;
  if (isStatus && verdict !== "deny" && !aboutStatus.test(plainText(tokensOf(text)))) return undefined;
  const said = isStatus ? text : rest;
  if (said === "" || before.kind === field.kind) return undefined;
  const reading = read(said, before, { ...moment, field: before });
  const known = interpretStored(before, moment);
  const isOther =
    reading.status === "value" &&
    JSON.stringify(reading.value) !== JSON.stringify(known?.value) &&
    isClearFor(before, said, reading);
  const isTakenBack = isStatus && known?.value === "married" && hasRead(reading, before, said);
  return isOther || isTakenBack
    ? one({ kind: "inform", field: before.id, reading, text: said }, { kind: "deny" })
    : undefined;
}

/** "Sí, Guatemala", where that was noted just before: it is as it was noted, and answers nothing else. */
function agreedBefore(text: string, moment: Moment): Understanding | undefined {
  const { previous, fields, field, channel } = moment;
  const before = fields.find(({ id }) => id === previous);
  const { verdict, rest } = peel(text);
  if (channel === "written" || before === undefined || verdict !== "affirm" || before.kind === field?.kind)
    return undefined;
  const known = interpretStored(before, moment);
  const reading = known && rest !== "" ? read(rest, before, moment) : undefined;
  const isSame = reading?.status === "value" && JSON.stringify(reading.value) === JSON.stringify(known?.value);
  return isSame && isClearFor(before, rest, reading) ? one({ kind: "social", social: "aside" }) : undefined;
}

/** Words about a marital status, told apart from the name of a spouse: the status alone, or a sentence about it. */
const aboutStatus = new RegExp(
  String.raw`\b(soy|estoy|estamos|somos|es|esta)\b|^(?:(?:no|si|ya|pues|${takesBack}) )*(?:solter|casad|divorciad|viud|separad)[oa]$|\bmi (?:espos[oa]|marido|mujer) (?:ya )?(?:fallecio|murio|se murio)\b|\bno tengo (?:espos[oa]|marido|mujer)\b`,
);

function interpretStored(field: Field, moment: Moment): Interpretation | undefined {
  const stored = moment.answers[field.id];
  return stored && read(stored.said, field, { ...moment, today: stored.heardAt.slice(0, 10) });
}
