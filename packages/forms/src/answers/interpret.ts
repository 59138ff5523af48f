import { readAnswersWith } from "../forms/answer-reader.ts";
import { fieldOf } from "../forms/registry.ts";
import { address } from "./address/reading.ts";
import { alienNumber } from "./alien-number/reading.ts";
import type { ExtraKind } from "./answer.ts";
import { putRightBy } from "./clauses/cue-words.ts";
import { isOnlyOfOtherDays, withoutOthers } from "./clauses/others.ts";
import { withoutRemarks } from "./clauses/parting.ts";
import { readCorrected } from "./clauses/read-corrected.ts";
import { takesNothingBack } from "./clauses/remarks.ts";
import { saidOnce, withoutBegunAgain } from "./clauses/said-again.ts";
import { commandIn, isOnlyCommand } from "./command/grammar.ts";
import { command } from "./command/reading.ts";
import { country } from "./country/reading.ts";
import { gatherDate } from "./date/grammar/join.ts";
import { date } from "./date/reading.ts";
import { segmentsOf } from "./digits/segments.ts";
import { unglue, unglueNumbers } from "./digits/unglue.ts";
import { email } from "./email/reading.ts";
import { formType } from "./form-type/reading.ts";
import type { AnswerKind, Interpretation } from "./interpretation.ts";
import { marital } from "./marital/reading.ts";
import { absentIn, isLost, isRefused, lacksIt, offersOther, unknownIn } from "./meta/absent.ts";
import { isHedged } from "./meta/hedges.ts";
import { asksBack } from "./meta/questions.ts";
import { isOthers } from "./meta/whose.ts";
import { name } from "./name/reading.ts";
import { number } from "./number/reading.ts";
import { withTypedDigits } from "./numbers/typed-digits.ts";
import { phone } from "./phone/reading.ts";
import { anyQuestions } from "./questions.texts.ts";
import { ask, type Context, doubted, isOfOther, type Reader, unknown } from "./reading.ts";
import { relation } from "./relation/reading.ts";
import type { AskedField, Before, Utterance } from "./utterance.ts";
import { withoutAround } from "./words/around.ts";
import { withDroppedEnds } from "./words/dropped.ts";
import { withoutFillers } from "./words/fillers.ts";
import { joinNumbers } from "./words/joined-numbers.ts";
import { plainText, spanOf, type Token, tokensOf, withoutLeadingNo } from "./words/tokens.ts";
import { withZeros } from "./words/zeros.ts";
import { yesNo } from "./yes-no/reading.ts";
import { zip } from "./zip/reading.ts";

/** A longer answer is not read: a shorter one is asked for. Characters. */
const longestHeard = 400;

/** Letters that no form's box can print: the forms ask for the Latin letters of the passport. */
const otherScripts = /[^\p{Script=Latin}\P{L}]/u;

const readers: Readonly<Record<Exclude<AnswerKind, ExtraKind>, Reader>> = {
  name,
  date,
  country,
  "alien-number": alienNumber,
  address,
  phone,
  email,
  marital,
  relation,
  zip,
  number,
  yesno: yesNo,
  "form-type": formType,
  command,
};

/** The kinds of answers that have a reader of their own; extra questions bring theirs along. */
export const answerKinds = Object.keys(readers) as readonly (keyof typeof readers)[];

/** Reads one answer. Never throws and never guesses: what cannot be read is `ask` or `unknown`. */
export function interpret(utterance: Utterance): Interpretation {
  const { form, field, heard, answers, lookups, today } = utterance;
  if (otherScripts.test(heard) && !readerOf(utterance)?.takesEveryScript)
    return ask(anyQuestions.latin, { warnings: ["other-script"] });
  const { about, isBirth, minimumAge } = fieldIn(utterance) ?? {};
  const kind = kindOf(utterance);
  const reader = readerOf(utterance);
  if (kind === undefined || reader === undefined || heard.trim() === "") return unknown();
  if (heard.length > longestHeard) return ask(anyQuestions.shorter, { warnings: ["too-long"] });
  const context: Context = {
    kind,
    today,
    ...(form && { form }),
    ...(field !== undefined && { field }),
    ...(about && { about }),
    ...(isBirth && { isBirth }),
    ...(minimumAge !== undefined && { minimumAge }),
    ...(answers && { answers }),
    ...(lookups && { lookups }),
    ...ownAnswer(utterance),
    ...earliestDay(utterance),
  };
  const tokens = tokensOf(heard);
  if (kind === "command") return command.read(tokens, context);
  const alone = answerBeside(tokens, { ...context, reader });
  const rest = utterance.before && restOf(tokens, utterance.before, { reader, kind });
  if (rest !== undefined && alone.status !== "command") return rest;
  return utterance.before === undefined || alone.status === "value" || alone.candidates.length > 0
    ? alone
    : (afterBefore(utterance, utterance.before, { ...context, reader }) ?? alone);
}

/** The words as the rest of a part that looks like a whole by itself: "Yolanda", and then "Pérez Luna". */
function restOf(
  tokens: readonly Token[],
  { said, isWhole }: Before,
  { reader, kind }: Pick<Reading, "reader" | "kind">,
): Interpretation | undefined {
  const bare = (given: readonly Token[]) => withoutAround(withoutFillers(given, kind), kind);
  const reading = isWhole ? undefined : reader.goOn?.(bare(tokensOf(said)), bare(tokens));
  return reading && { ...reading, whole: reading.spanishReadback ?? said };
}

/** The words as the rest of what was said before them, or as a correction of a part of it. */
function afterBefore({ heard }: Utterance, { said, isWhole }: Before, context: Reading): Interpretation | undefined {
  const readWords = (words: string) => answerBeside(tokensOf(words.slice(0, 2 * longestHeard)), context);
  if (context.kind === "date" && !isWhole) {
    const gathered = gatherDate(said, heard, readWords);
    if (gathered !== undefined) return gathered;
  }
  const wholes = [...(isWhole ? [] : [`${said} ${heard}`]), putRightBy(said, heard)];
  for (const whole of wholes) {
    const reading = readWords(whole);
    if (reading.status === "value" || reading.candidates.length > 1) return { ...reading, whole };
    if (reading.warnings.includes("zip-mismatch")) return { ...reading, whole };
  }
  // Digits that are still too few are gathered: "seis siete ocho", and then "uno dos tres".
  const [joined] = wholes;
  if (isWhole || joined === undefined || !(context.kind === "phone" || context.kind === "alien-number"))
    return undefined;
  const gathered = readWords(joined);
  const isTooFew = gathered.parts?.["digits"] !== undefined && gathered.warnings.length === 0;
  return isTooFew && segmentsOf(tokensOf(heard)).runs.length > 0 ? { ...gathered, whole: joined } : undefined;
}

/** The kind of answer an utterance is read as: the one it names, or its field's. */
export function kindOf(utterance: Utterance): AnswerKind | undefined {
  return utterance.kind ?? fieldIn(utterance)?.kind;
}

/** The question that is answered: the one given, or the form's field of that id. */
function fieldIn({ asked, form, field }: Utterance): AskedField | undefined {
  return asked ?? (form && field !== undefined ? fieldOf(form, field) : undefined);
}

/** The reader of the question itself, or the one of its kind. */
function readerOf(utterance: Utterance): Reader | undefined {
  const kind = kindOf(utterance);
  const known: Readonly<Partial<Record<AnswerKind, Reader>>> = readers;
  return utterance.asked?.extra?.reader ?? (kind && known[kind]);
}

/** What is known while one answer is read, and who reads it. */
interface Reading extends Context {
  readonly reader: Reader;
}

/** Kinds that are told in whole sentences: "yo soy, este, la mamá" is one. */
const ofWholeSentences: ReadonlySet<AnswerKind> = new Set(["relation", "marital", "name"] as const);

/** The answer without the remarks and questions beside it, to be confirmed; all of the words where those are no value. */
function answerBeside(heard: readonly Token[], context: Reading): Interpretation {
  const { kind } = context;
  const given = withoutFillers(heard, kind);
  const once = saidOnce(given);
  const told = once && answerBeside(once, context);
  if (told?.status === "value") return told;
  if (ofWholeSentences.has(kind)) return answerIn(given, context);
  return answerWithoutOthers(given, context) ?? answerWithoutRemarks(given, context);
}

/** Kinds whose numbers are taken for others' where somebody else's stand beside them. */
const withNumbers: ReadonlySet<AnswerKind> = new Set([
  "date",
  "address",
  "number",
  "phone",
  "alien-number",
  "zip",
] as const);

/** The answer without what is told beside it of somebody else, or of another time: read back, or asked for the rest. */
function answerWithoutOthers(given: readonly Token[], context: Reading): Interpretation | undefined {
  // What is put right is of whom it was told of before: "perdón, mi esposo nació en el noventa y uno".
  const mayBeOfOthers = withNumbers.has(context.kind) && takesNothingBack(given);
  const ways = mayBeOfOthers ? withoutOthers(given, context) : [];
  let rest: Interpretation | undefined;
  for (const way of ways) {
    const reading = answerWithoutRemarks(way, context);
    if (reading.status === "value") return doubted(reading, "other-beside");
    rest ??= reading;
  }
  // A question that names nobody may be about anybody.
  const isPart = context.field !== undefined && Object.values(rest?.parts ?? {}).some((part) => part !== "");
  return rest !== undefined && (isPart || isOnlyOfOtherDays(given, context))
    ? doubted(rest, "other-beside")
    : undefined;
}

function answerWithoutRemarks(given: readonly Token[], context: Reading): Interpretation {
  const { kind } = context;
  const isRead = (words: readonly Token[]): boolean => {
    const { status, candidates, warnings, parts } = answerIn(words, context);
    return status === "value" || status === "none" || candidates.length + warnings.length > 0 || parts !== undefined;
  };
  const own = withoutRemarks(given, { kind, isRead });
  const reading = own && answerIn(own, context);
  return reading?.status === "value" ? doubted(reading, "remark-beside") : answerIn(given, context);
}

function answerIn(given: readonly Token[], context: Reading): Interpretation {
  const all = withoutFillers(withoutBegunAgain(withDroppedEnds(given, context.kind), context.kind), context.kind);
  const text = plainText(all);
  const tokens = joinNumbers(unglued(withoutAround(all, context.kind), context));
  const aside = asideIn(text, all, context) ?? asideIn(plainText(tokens), tokens, context);
  if (aside !== undefined) return aside;
  const reading = readCorrected(tokens, context.reader, context);
  if (reading.status !== "value") return withoutValue(reading, { all, tokens }, context);
  if (context.kind !== "yesno" && asksBack(all))
    return ask(anyQuestions.whole, { missing: ["answer"], warnings: ["asks-back"] });
  if (isReachable.has(context.kind) && !isOfOther(context) && isOthers(all, reading.spans))
    return { ...doubted(reading, "of-another"), question: anyQuestions.others };
  const isAbsent = context.kind !== "yesno" && saysAbsent(plainText(tokens), context);
  const isOwn = context.reader.own?.test(plainText(tokens)) === true;
  const isUnsure = isHedged(text) || (!isOwn && (unknownIn(all) || isAbsent));
  return isUnsure ? doubted(reading, "hedged") : reading;
}

/** Names and e-mails may hold a "dosmil" of their own. */
function unglued(given: readonly Token[], { kind }: Context): readonly Token[] {
  if (kind === "phone") return unglue(withTypedDigits(given));
  if (kind === "address" || kind === "zip") return unglueNumbers(withZeros(given));
  if (kind === "alien-number") return unglueNumbers(withTypedDigits(given));
  return kind === "name" || kind === "email" ? given : unglueNumbers(given);
}

/** A whole answer that is a command, "no tengo" or "no sé". A yes or no, and a form, say such words of themselves. */
function asideIn(text: string, tokens: readonly Token[], { kind, about, reader }: Reading): Interpretation | undefined {
  if (reader.own?.test(text)) return undefined;
  const spans = spanOf(tokens);
  const bare = plainText(withoutLeadingNo(tokens));
  if (isOnlyCommand(bare) && !(kind === "yesno" || kind === "form-type")) {
    const value = commandIn(bare);
    if (value !== undefined) return { ...unknown(), status: "command", value, confidence: 0.9, spans };
  }
  if (kind === "yesno" || kind === "form-type" || kind === "number" || kind === "marital" || kind === "relation")
    return undefined;
  const absent = unknownIn(tokens) ? undefined : absentIn(text, about === "spouse");
  return absent?.isWhole || (isReachable.has(kind) && isRefused(text))
    ? { ...unknown(), status: "none", english: "None", confidence: 0.9, spans }
    : undefined;
}

function withoutValue(
  reading: Interpretation,
  { all, tokens }: { readonly all: readonly Token[]; readonly tokens: readonly Token[] },
  context: Context,
): Interpretation {
  const { kind, about } = context;
  if (kind === "yesno" || kind === "form-type") return reading;
  const text = plainText(all);
  if (unknownIn(all)) {
    return { ...reading, status: "unknown", warnings: [...reading.warnings, "does-not-know"] };
  }
  const isPartial = reading.candidates.length > 0 || reading.parts !== undefined;
  if (isPartial || !(mayLack.has(kind) || about === "spouse")) return reading;
  if (kind === "email" && tokens.some(({ plain }) => /^(arroba|@)$/.test(plain))) return reading;
  const isAbsent =
    lacksIt(tokens, kind !== "email") ||
    (about === "spouse" && saysAbsent(text, context)) ||
    (isReachable.has(kind) && isLost(text));
  if (!isAbsent) return reading;
  // An A-Number is one person's own: another's is no help.
  if (kind !== "alien-number" && offersOther(text))
    return ask(anyQuestions.whose, { missing: ["answer"], warnings: ["of-another"] });
  return { ...unknown(), status: "none", english: "None", confidence: 0.7 };
}

const isReachable: ReadonlySet<AnswerKind> = new Set(["email", "phone"] as const);

/** "No tengo correo, nunca aprendí": what many do without. Elsewhere more was said than "none". */
const mayLack: ReadonlySet<AnswerKind> = new Set(["email", "phone", "alien-number"] as const);

function saysAbsent(text: string, { about }: Context): boolean {
  return absentIn(text, about === "spouse") !== undefined;
}

/** One's own answer that this one may be the same as. */
function ownAnswer(utterance: Utterance): Pick<Context, "mine"> {
  const { answers = {} } = utterance;
  const id = fieldIn(utterance)?.sameAs?.find((one) => answers[one] !== undefined);
  const own = id === undefined ? undefined : answers[id];
  return own === undefined ? {} : { mine: own.said };
}

/**
 * A person becomes a resident, and marries, after birth, and nothing ends before it begins: such a date is read against
 * the other one.
 */
function earliestDay(utterance: Utterance): Pick<Context, "earliest" | "isEnd"> {
  const { form, answers, today } = utterance;
  const before = fieldIn(utterance)?.notBefore;
  const other = before === undefined ? undefined : answers?.[before];
  if (form === undefined || before === undefined || other === undefined) return {};
  const isEnd = fieldOf(form, before)?.isBirth !== true;
  const reading = interpret({ form, field: before, heard: other.said, today, ...(isEnd && { kind: "date" }) });
  if (reading.status !== "value" || typeof reading.value !== "string") return {};
  return { earliest: reading.value, ...(isEnd && { isEnd }) };
}

readAnswersWith(interpret);
