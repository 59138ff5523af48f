import { interpret } from "../answers/interpret.ts";
import type { Before, Interpretation } from "../answers/interpretation.ts";
import { isHedged } from "../answers/meta/hedges.ts";
import { lookupsOf } from "../answers/places.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import type { Act, Command, Informed, Moment, Social, Understanding } from "./act.ts";
import { choiceIn } from "./choice.ts";
import { commandOf, commandWithin } from "./commands.ts";
import { formIn } from "./form-wanted.ts";
import { type Tag, tagsOf } from "./lexicon.ts";
import { fieldChosen, fieldsNamed } from "./named-fields.ts";
import { repeatsPrompt, withoutNoise } from "./noise.ts";
import { cuedPieces, type Piece, piecesOf } from "./pieces.ts";
import { lettersIn, type Repair, repairIn, whatHolds } from "./repairs/repair.ts";
import { asksForHuman, asksMeaning, isQuestion, questionIn } from "./topics.ts";
import { peel } from "./verdict.ts";

/** No utterance is read further than this; the interview refuses longer ones in words before. Characters. */
const longest = 400;

/**
 * Understands one utterance: what it does, the act to follow first. Pure; each reader is asked at most once.
 *
 * Words that only steer the dialogue are recognised as whole phrases, so that a name or a street with such a word in it
 * stays an answer; what is left is a repair of what was read back, or an answer for the readers.
 */
export function understand(utterance: string, moment: Moment): Understanding {
  const whole = utterance.slice(0, longest).trim();
  const text = withoutNoise(whole);
  const plain = plainText(tokensOf(text));
  if (plain === "") return one(marksOnly(whole, text));
  return steering(text, plain, moment) ?? expected(text, plain, moment) ?? fallback(text, plain, moment);
}

function one(act: Act, ...more: readonly Act[]): Understanding {
  return { acts: [act, ...more] };
}

/** Marks without a word: a thumb, a lone question mark, or what is left of noise. */
function marksOnly(whole: string, text: string): Act {
  if (/[👍👌✅✔]/u.test(text)) return { kind: "affirm" };
  if (/[👎❌]/u.test(text)) return { kind: "deny" };
  if (/[?¿]/.test(text)) return { kind: "command", command: "help" };
  return whole === "" ? { kind: "none" } : { kind: "noise" };
}

/** What steers the dialogue and is no answer, in every situation; undefined where the words are more than that. */
function steering(text: string, plain: string, moment: Moment): Understanding | undefined {
  const { expects, channel, prompt } = moment;
  const isAsking = isQuestion(text, plain);
  if (expects.kind === "yes-no" && expects.isReview && !text.includes("?") && isDone(plain))
    return one({ kind: "command", command: "leave" });
  if (asksForHuman(plain)) return one({ kind: "hand-off" });
  const tags = tagsOf(plain);
  const isPlainlyElse = !/[?¿]/.test(text) && tags?.some((tag) => notQuestions.has(tag));
  if ((isAsking && !isPlainlyElse) || asksMeaning(plain)) {
    const question = questionAsked(text, plain, moment);
    if (question !== undefined) return question;
  }
  const isEcho = channel === "spoken" && expects.kind !== "verdict" && repeatsPrompt(plain, prompt);
  if (isEcho && !isAsking) return one({ kind: "noise" });
  const acts = tags === undefined ? undefined : actsOf(tags, moment, plain);
  if (acts !== undefined && !mayBeAnswer(acts, text, plain, moment)) return acts;
  const named = expects.kind === "verdict" ? undefined : fieldNamed(text, plain, moment);
  if (named !== undefined) return named;
  const command = commandOf(plain);
  if (command !== undefined) return one({ kind: "command", command });
  return undefined;
}

const whereAsked = /^(?:(?:y|oiga|disculpe|pero) )*(?:en )?(?:donde|adonde|de donde|en que (?:parte|lado|lugar))\b/;

/** Whole phrases that begin like questions and are none: "quién sabe". */
const notQuestions: ReadonlySet<Tag> = new Set(["dont-know", "later", "hand-off", "deny", "affirm", "noise"]);

/** A question about one of the known topics, or one that a command answers: "¿por qué?", "¿dónde está?". */
function questionAsked(text: string, plain: string, moment: Moment): Understanding | undefined {
  const question = questionIn(plain);
  const isMeaning = question?.kind === "ask" && question.topic === "word-meaning";
  if (moment.expects.kind === "form" && !isMeaning && formIn(text, moment) !== undefined) return undefined;
  const tags = tagsOf(plain.replace(/^(?:y|pero|oiga|disculpe|perdon|wait) /, ""));
  const command = tags?.find((tag) => /^command:(why|where|pause|write|change-form|review|repeat)$/.test(tag));
  if (question !== undefined && command !== "command:why" && command !== "command:pause" && command !== "command:write")
    return one(question);
  if (command !== undefined) return one({ kind: "command", command: command.slice("command:".length) as Command });
  if (whereAsked.test(plain)) return one({ kind: "command", command: "where" });
  const taught = commandOf(plain);
  if (taught === "help" || taught === "repeat" || taught === "spell") return one({ kind: "command", command: taught });
  return undefined;
}

const verdictTags: ReadonlySet<Tag> = new Set(["affirm", "deny"]);

/** What several whole phrases do together, the weightiest first. */
function actsOf(tags: readonly Tag[], moment: Moment, plain = ""): Understanding {
  const [first] = rankedTags(tags, moment);
  if (first === "dont-know" && /\b(expli\w+|ayud\w+)\b/.test(plain)) return one({ kind: "command", command: "help" });
  if (first === undefined)
    return one(tags.includes("noise") || moment.channel === "spoken" ? { kind: "noise" } : { kind: "none" });
  const isMixed = tags.includes("affirm") && tags.includes("deny");
  if (isMixed && verdictTags.has(first)) return one(verdictOfMixed(tags));
  return one(actOfTag(first));
}

/** "No, no, sí": the last word holds; "no, está bien" may mean either. */
function verdictOfMixed(tags: readonly Tag[]): Act {
  const verdicts = tags.filter((tag) => verdictTags.has(tag));
  const last = verdicts.at(-1);
  const isTurned = verdicts.length > 2 && last !== undefined && verdicts.at(-2) !== last;
  return isTurned && last === "affirm" ? { kind: "affirm" } : { kind: "none" };
}

/** Commands before verdicts before courtesies; a wish to end is weaker than any other. */
function rankedTags(tags: readonly Tag[], { expects }: Moment): readonly Tag[] {
  const rank = (tag: Tag): number => {
    if (tag === "filler" || tag === "noise") return -1;
    if (tag === "hand-off") return 9;
    if (tag === "command:resume") return 2;
    if (tag === "command:end-call") return 6;
    if (tag === "later" || tag === "dont-know") return 7;
    if (tag === "command:keep" || tag === "command:leave") return 4;
    if (tag.startsWith("command:")) return 8;
    if (verdictTags.has(tag)) return expects.kind === "answer" || expects.kind === "form" ? 3 : 5;
    if (tag === "social:worry") return 4;
    return 1;
  };
  return tags.filter((tag) => rank(tag) >= 0).sort((left, right) => rank(right) - rank(left));
}

function actOfTag(tag: Tag): Act {
  if (tag.startsWith("social:")) return { kind: "social", social: tag.slice("social:".length) as Social };
  if (tag.startsWith("command:")) return { kind: "command", command: tag.slice("command:".length) as Command };
  return { kind: tag as "affirm" | "deny" | "dont-know" | "later" | "hand-off" };
}

/** Kinds whose answers may be a mere yes or no, or whose readers know such words. */
const closedKinds: ReadonlySet<Field["kind"]> = new Set([
  "choice",
  "mailing-address",
  "workplace",
  "marital",
  "relation",
  "country-or-state",
]);

/** Whole phrases that the question's own reader may read all the same, and open-ended ones with a number in them. */
function mayBeAnswer({ acts: [act] }: Understanding, text: string, plain: string, { expects, field }: Moment): boolean {
  if (field === undefined || (expects.kind !== "answer" && expects.kind !== "choice")) return false;
  if (act.kind === "affirm" || act.kind === "deny") {
    if (expects.kind === "choice") return true;
    return closedKinds.has(field.kind) || field.extra !== undefined;
  }
  if (act.kind === "noise") return isSpokenTo.test(plain) && (field.kind === "name" || closedKinds.has(field.kind));
  const isOpenEnded = act.kind === "dont-know" || act.kind === "later" || act.kind === "social";
  return isOpenEnded && plain.split(" ").length > 4 && (/\d/.test(text) || isHedged(plain) || isCorrected.test(plain));
}

const isCorrected = /\b(ah si|ya se|ya me acorde|ya la (tengo|encontre)|es el|es la|perdon|digo)\b/;

/** Forms of address that may be an answer: a name, or what a relative is. */
const isSpokenTo =
  /\b(reina|linda|dona|don|corazon|amiga|amigo|mija|mijo|doctora|doctor|nina|maestra|amor|vida|cielo)\b/;

/** "Corrige el teléfono", "el nombre está mal", "quiero cambiar la dirección". */
function fieldNamed(
  text: string,
  plain: string,
  { fields, expects, field, answers, channel }: Moment,
): Understanding | undefined {
  if (channel === "written" && expects.kind === "answer") return undefined;
  const isFault = faults.test(plain);
  const command = commandWithin(plain);
  if (!isFault && command !== "correct") return undefined;
  const isShort = plain.split(" ").length <= 12;
  if (!isShort) return undefined;
  const isOpen = (id: string) =>
    (id in answers && answers[id]?.said !== notApplicable) || (id === field?.id && expects.kind !== "answer");
  const named = fieldsNamed(fields, text).filter(isOpen);
  if (named.length === 0) return undefined;
  // "El apellido está mal, es Prado" holds its correction already.
  if (
    field !== undefined &&
    named.includes(field.id) &&
    /\b(es|son)\b/.test(plain.replace(/\b(esta|estan|no) (mal|es|son)\b/g, ""))
  )
    return undefined;
  const own = field !== undefined && named.includes(field.id) ? [field.id] : named;
  return one({ kind: "name-field", fields: own });
}

/** What a question that was not asked is stored as: nobody means it when they name a field. */
const notApplicable = "no aplica";

const faults =
  /\b(corri[gj]\w*|corre[gc]\w*|cambi\w+|mal[ao]?|equivoc\w*|error\w*|menos|excepto|falta\w*|arregl\w*|modific\w*|repet(ir|imos)|volver a)\b/;

/** What answers the prompt that stands: a form, a choice, a yes, a repair, or the answer itself. */
function expected(text: string, plain: string, moment: Moment): Understanding | undefined {
  switch (moment.expects.kind) {
    case "form": {
      const form = formIn(text, moment);
      return form && one(form);
    }
    case "field": {
      const chosen = fieldChosen(moment.fields, moment.expects.among, text);
      return chosen === undefined ? undefined : one({ kind: "name-field", fields: [chosen] });
    }
    case "yes-no":
      return afterVerdict(text, plain, moment) ?? toldInReview(text, moment);
    case "verdict":
      return afterReadBack(text, plain, moment, moment.expects);
    case "choice":
      return afterChoice(text, moment, moment.expects);
    case "answer":
      return answerIn(text, moment);
  }
}

/** What means that one is done, said in the review: everything of the kind saves. */
const done =
  /^(?:(?:si|ya|no|bueno|listo|pues|ok|vale|dale|todo|asi|esta|bien|entonces|gracias|nada mas|es|por favor|senorita|ya esta|perfecto|muy)\s+)*(?:ya )?(?:termin\w*|acab\w*|fin|finaliz\w*|guard\w*|list[oa]|es todo|eso (?:es|seria) todo|(?:seria|fue) todo|nada mas|ya estuvo|ya quedo|ya esta|ya|asi (?:nomas|esta bien|quedo|dejelo|nada mas)|no (?:quiero |voy a |hay que )?(?:cambi\w*|correg\w*)(?: nada)?|(?:hay )?nada (?:mas )?que (?:cambiar|corregir|agregar|decir)|(?:mand|envi|imprim|descarg|sigu|sig|contin|proced)\w*|adelante|dej\w* asi(?: .*)?|esta (?:todo )?(?:bien|correcto|perfecto)(?: .*)?|that s (?:all|it)|done|save(?: it)?)(?: (?:asi|ya|por favor|gracias|senorita|todo|nomas|pues|entonces|la|lo|el formulario|mi formulario|las respuestas|bien|esta|con el|con eso))*$/;

/** The same at the end of more words, none of which finds fault: "no, gracias, no quiero más preguntas, guarde". */
const doneAtEnd =
  /\b(?:guard\w+|termin(?:e|a|emos|amos)|list[oa]|asi (?:esta )?bien|dej\w+ asi|(?:es|seria|fue) todo|nada mas)(?: (?:ya|por favor|gracias|asi|pues))*$/;

function isDone(plain: string): boolean {
  if (done.test(plain)) return true;
  const isFault = /\b(corri\w+|correg\w+|cambi\w+|mal|pero|menos|excepto|falta\w*|equivoc\w+|error\w*|es|son)\b/.test(
    plain.replace(doneAtEnd, ""),
  );
  return doneAtEnd.test(plain) && !isFault && plain.split(" ").length <= 12;
}

/** A yes or a no among other words: "sí, cuélguele por favor que ya es tarde". */
function afterVerdict(text: string, plain: string, moment: Moment): Understanding | undefined {
  const { verdict, rest } = peel(text);
  if (verdict === undefined) return undefined;
  const isMore = plainText(tokensOf(rest)) !== "";
  if (isMore && moment.expects.kind === "yes-no" && moment.expects.isReview) {
    const told = toldInReview(text, moment);
    if (told !== undefined) return told;
    if (isDone(plain)) return one({ kind: "command", command: "leave" });
  }
  const command = isMore ? commandWithin(plain) : undefined;
  if (command !== undefined && !(command === "correct" && verdict === "affirm"))
    return one({ kind: "command", command }, { kind: verdict });
  if (
    isMore &&
    moment.expects.kind === "yes-no" &&
    moment.expects.isReview &&
    verdict === "affirm" &&
    /\bpero\b/.test(plain)
  )
    return undefined;
  return one({ kind: verdict });
}

/** An answer told in the review: to the point that is open there, or behind words that name its field. */
function toldInReview(text: string, moment: Moment): Understanding | undefined {
  const { expects, field, fields } = moment;
  if (expects.kind !== "yes-no" || !expects.isReview) return undefined;
  const { rest } = peel(text);
  const said = rest === "" ? text : rest;
  const named = readPieces(cuedPieces(said, fields), moment);
  if (named.length > 0) return one(...asActs(named));
  if (field === undefined) return undefined;
  const reading = read(said, field, moment);
  return reading.status === "value" ? one({ kind: "inform", field: field.id, reading, text: said }) : undefined;
}

/** After a read-back: a repair, the value again, another one, or a yes or a no with words around it. */
function afterReadBack(
  text: string,
  plain: string,
  moment: Moment,
  { before, isSpelled }: Extract<Moment["expects"], { kind: "verdict" }>,
): Understanding | undefined {
  const field = moment.fields.find(({ id }) => id === before.field);
  if (field === undefined) return undefined;
  const { verdict, rest } = peel(text);
  const said = rest === "" ? text : rest;
  const also: readonly Act[] = verdict === undefined ? [] : [{ kind: verdict }];
  const spelled = lettersIn(said, field, { before: before.reading, isAsked: isSpelled });
  if (spelled !== undefined) {
    const values = valuesOf(spelled, field, before.reading, moment);
    if (values.length > 0) return one({ kind: "letters", word: spelled.spelled, values }, ...also);
  }
  const repaired =
    repairIn(text, field, before.reading) ?? (said === text ? undefined : repairIn(said, field, before.reading));
  if (repaired !== undefined) {
    const values = valuesOf(repaired, field, before.reading, moment);
    if (values.length > 0) return one({ kind: "partial", values, spelled: repaired.spelled }, ...also);
    if (repaired.texts.length === 0) return one({ kind: "deny" });
  }
  const named = fieldNamed(text, plain, moment);
  if (named !== undefined) return named;
  const pieces = piecesOf(said, moment);
  const [main = { field: field.id, text: said }, ...others] = pieces;
  if (main.field !== field.id) {
    const informed = readPieces(pieces, moment);
    if (informed.length > 0) return one(informed[0] as Act, ...informed.slice(1), ...also);
  }
  const known = before.reading.spanishReadback ?? before.reading.english ?? "";
  const reading = read(whatHolds(main.text), field, moment, { said: known, isWhole: true });
  const informs = readPieces(others, moment);
  const isSame = reading.status === "value" && JSON.stringify(reading.value) === JSON.stringify(before.reading.value);
  if (isSame && verdict !== "deny") return one({ kind: "affirm" }, ...informs);
  if (reading.status === "value" || reading.candidates.length > 0)
    return one({ kind: "inform", field: field.id, reading, text: textOf(reading, main.text) }, ...informs, ...also);
  if (reading.status === "none" && !field.required) return one({ kind: "absent" }, ...also);
  if (verdict !== undefined) {
    const isPlain = verdict === "deny" || !/\b(pero|menos|excepto|solo|nomas|falta\w*|mal|salvo|aunque)\b/.test(plain);
    if (isPlain) return one({ kind: verdict }, ...informs);
    return one({ kind: "deny" }, ...informs);
  }
  // Something of a value, and no more: it is wrong as it was read back.
  if (reading.status === "ask" && reading.parts !== undefined)
    return one({ kind: "inform", field: field.id, reading, text: main.text });
  return undefined;
}

/** What a value is stored as: its own words, or those it was put together from, as they are read back. */
function textOf({ whole, status, spanishReadback }: Interpretation, text: string): string {
  if (whole === undefined) return text;
  return status === "value" ? (spanishReadback ?? whole) : whole;
}

/** The whole values that a repair may mean, each read once, without those that were read back already. */
function valuesOf(repair: Repair, field: Field, before: Interpretation, moment: Moment): readonly Informed[] {
  return repair.texts.flatMap((text) => {
    const reading = read(text, field, moment);
    const isNew =
      JSON.stringify([reading.value, reading.parts]) !== JSON.stringify([before.value, before.parts]) ||
      repair.spelled !== undefined;
    return reading.status === "value" && isNew ? [{ field: field.id, reading, text }] : [];
  });
}

/** After a closed question: one of its candidates, what was missing, or the whole answer again. */
function afterChoice(
  text: string,
  moment: Moment,
  { candidates, before, isYesNo }: Extract<Moment["expects"], { kind: "choice" }>,
): Understanding | undefined {
  const { field } = moment;
  if (field === undefined) return undefined;
  const candidate = choiceIn(text, candidates, { kind: field.kind, isYesNo });
  if (candidate !== undefined) return one({ kind: "choose", candidate });
  const pieces = piecesOf(text, moment);
  const [main = { field: field.id, text }, ...others] = pieces;
  if (main.field !== field.id) return one(...asActs(readPieces(pieces, moment)));
  const reading = read(main.text, field, moment, { said: before, isWhole: false });
  const informs = readPieces(others, moment);
  const inform: Act = { kind: "inform", field: field.id, reading, text: textOf(reading, main.text) };
  if (reading.status === "value" || reading.warnings.includes("zip-mismatch")) return one(inform, ...informs);
  if (reading.status === "none") return one({ kind: "absent" }, ...informs);
  const { verdict } = peel(text);
  if (verdict !== undefined) return one({ kind: verdict });
  return reading.status === "ask" ? one(inform, ...informs) : undefined;
}

/** An answer to the question that stands, and what was told with it. */
function answerIn(text: string, moment: Moment): Understanding | undefined {
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
  const denied = deniedBefore(text, moment);
  if (denied !== undefined) return denied;
  const pieces = piecesOf(text, moment);
  const [main = { field: field.id, text }, ...others] = pieces;
  if (main.field !== field.id) {
    const informed = readPieces(pieces, moment);
    if (informed.length > 0) return one(...asActs(informed));
    return readAnswerIn(text, [], moment, field);
  }
  return readAnswerIn(main.text, others, moment, field);
}

/** The words for the field in question, as its reader reads them, and other fields' pieces. */
function readAnswerIn(said: string, others: readonly Piece[], moment: Moment, field: Field): Understanding | undefined {
  const reading = read(said, field, moment);
  const informs = [...readPieces(others, moment), ...readTail(reading, said, field, moment)];
  switch (reading.status) {
    case "value":
      return one({ kind: "inform", field: field.id, reading, text: said }, ...informs);
    case "none":
      return one({ kind: "absent" }, ...informs);
    case "command":
      return commandRead(reading, informs);
    case "ask":
    case "unknown": {
      const other = otherKindIn(said, moment);
      if (other !== undefined) return one(other);
      const command = field.kind === "name" ? undefined : commandWithinShort(said);
      if (command !== undefined) return one({ kind: "command", command });
      if (reading.warnings.includes("does-not-know")) return one({ kind: "dont-know" });
      return hasRead(reading, field, said)
        ? one({ kind: "inform", field: field.id, reading, text: said }, ...informs)
        : undefined;
    }
  }
}

/** What each kind's reader makes of words that are nothing at all, by field. */
const nothing = new Map<string, string>();

/** Tells whether a reader made something of the words, though not a value: more than of words that are nothing at all. */
function hasRead(reading: Interpretation, field: Field, said: string): boolean {
  if (reading.status !== "ask") return false;
  if (reading.candidates.length > 0 || reading.warnings.length > 0) return true;
  if (Object.values(reading.parts ?? {}).some((part) => part !== "")) return true;
  if (field.kind === "email" && /arroba|@|\b(gmail|hotmail|yahoo|outlook|icloud|punto com)\b/i.test(said)) return true;
  const known =
    nothing.get(field.id) ??
    JSON.stringify(outline(interpret({ asked: field, field: field.id, heard: "zzz", today: "2000-01-01" })));
  nothing.set(field.id, known);
  return JSON.stringify(outline(reading)) !== known;
}

function outline({ status, question, missing }: Interpretation) {
  return { status, question, missing };
}

/** "Volvé atrás": a few words with a command in them and no number are no answer that could not be read. */
function commandWithinShort(said: string): Command | undefined {
  const plain = plainText(tokensOf(said));
  return plain.split(" ").length <= 7 && !/\d/.test(plain) ? commandWithin(plain) : undefined;
}

function commandRead({ value }: Interpretation, informs: readonly Act[]): Understanding | undefined {
  const command = value === "stop" ? undefined : (value as Command | undefined);
  return command === undefined ? undefined : one({ kind: "command", command }, ...informs);
}

function asActs(acts: readonly Act[]): readonly [Act, ...Act[]] {
  return [acts[0] ?? { kind: "none" }, ...acts.slice(1)];
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
  if (isStatus && verdict !== "deny" && !/\b(soy|estoy|es|esta)\b/.test(plainText(tokensOf(text)))) return undefined;
  const said = isStatus ? text : rest;
  if (said === "" || before.kind === field.kind) return undefined;
  const reading = read(said, before, { ...moment, field: before });
  const known = interpretStored(before, moment);
  if (reading.status === "value" && JSON.stringify(reading.value) !== JSON.stringify(known?.value))
    return one({ kind: "inform", field: before.id, reading, text: said }, { kind: "deny" });
  return undefined;
}

function interpretStored(field: Field, moment: Moment): Interpretation | undefined {
  const stored = moment.answers[field.id];
  return stored && read(stored.said, field, { ...moment, today: stored.heardAt.slice(0, 10) });
}

/** Kinds whose answers are like no other. */
const distinct: ReadonlySet<Field["kind"]> = new Set(["phone", "email", "date", "alien-number"]);

/** The answer to another question than the one asked, known by its shape. */
function otherKindIn(text: string, moment: Moment): Act | undefined {
  const { field, fields, answers } = moment;
  const isDigits = (kind: Field["kind"] | undefined) => kind === "phone" || kind === "alien-number";
  if (!/\d|arroba|@|\b(cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|mil)\b/i.test(text)) return undefined;
  for (const other of fields) {
    const isOther =
      other.kind !== field?.kind && distinct.has(other.kind) && !(isDigits(other.kind) && isDigits(field?.kind));
    const isUnique = fields.filter(({ kind }) => kind === other.kind).length === 1;
    if (!isOther || !isUnique || answers[other.id] !== undefined || other.id === field?.id) continue;
    const reading = read(text, other, moment);
    if (reading.status === "value" && !reading.needsConfirmation)
      return { kind: "inform", field: other.id, reading, text };
  }
  return undefined;
}

/** Pieces that begin with words naming another field, as far as they are read. */
function readPieces(
  pieces: readonly { readonly field: string; readonly text: string }[],
  moment: Moment,
): readonly Act[] {
  return pieces.flatMap(({ field: id, text }): readonly Act[] => {
    const field = moment.fields.find((one) => one.id === id);
    if (field === undefined) return [];
    const reading = read(text, field, moment);
    if (reading.status === "value") return [{ kind: "inform", field: id, reading, text }];
    return reading.status === "none" && !field.required ? [{ kind: "inform", field: id, reading, text }] : [];
  });
}

/** "... de mil novecientos sesenta, en Guatemala": the country of birth, told with its date. */
function readTail(reading: Interpretation, text: string, { kind, about }: Field, moment: Moment): readonly Act[] {
  const end = Math.max(0, ...reading.spans.map((span) => span.end));
  const tail = /^[,.\s]*(?:y\s+)?(?:nac[ií]\s+)?(?:en|all[aá] en)\s+(.{3,40})$/iu.exec(text.slice(end))?.[1];
  const country = moment.fields.find(
    (one) => one.kind === "country" && one.about === about && moment.answers[one.id] === undefined,
  );
  if (kind !== "date" || reading.status !== "value" || tail === undefined || country === undefined) return [];
  const where = read(tail, country, moment);
  return where.status === "value" && !where.needsConfirmation
    ? [{ kind: "inform", field: country.id, reading: where, text: tail }]
    : [];
}

function read(heard: string, field: Field, { form, answers, today, places }: Moment, before?: Before): Interpretation {
  const known = [...places, ...(answers[field.id]?.places ?? [])];
  return interpret({
    ...(form && { form }),
    field: field.id,
    asked: field,
    heard,
    today,
    answers,
    lookups: lookupsOf(known),
    ...(before && { before }),
  });
}

/** Nothing fits what was expected: a question of any kind, a whole-phrase act after all, or nothing. */
function fallback(text: string, plain: string, moment: Moment): Understanding {
  const question = questionIn(plain);
  if (question !== undefined) return one(question);
  const command = commandWithin(plain);
  if (command !== undefined && plain.split(" ").length <= 12) return one({ kind: "command", command });
  const tags = tagsOf(plain);
  if (tags !== undefined) return actsOf(tags, moment);
  if (isQuestion(text, plain)) return one({ kind: "ask", topic: "unknown-question" });
  const { verdict } = peel(text);
  if (verdict !== undefined && moment.expects.kind !== "answer" && moment.expects.kind !== "form")
    return one({ kind: verdict });
  return one({ kind: "none" });
}
