import type { Interpretation } from "../interpretation.ts";
import { dateQuestions } from "../questions.texts.ts";
import { ask, askWhich, type Context, doubted, type Reader } from "../reading.ts";
import { somewhere } from "../words/phrases.ts";
import { plainText, type Token } from "../words/tokens.ts";
import { asWritten, withoutPausesInYear } from "./grammar/as-said.ts";
import { isFullYear, type SaidDate, saidDates } from "./grammar/assemble.ts";
import { daysIn } from "./grammar/calendar.ts";
import { datesOverPauses } from "./grammar/clauses.ts";
import { eventsIn } from "./grammar/events.ts";
import { dayFromToday } from "./grammar/from-today.ts";
import { type DateItem, dateItems } from "./grammar/items.ts";
import { judged } from "./grammar/judged.ts";
import { labelled } from "./grammar/labelled.ts";
import { loneParts } from "./grammar/lone-part.ts";
import { monthOf } from "./grammar/months.ts";
import { withNamedMonth } from "./grammar/named-month.ts";
import { inOrder, orderTold } from "./grammar/order-told.ts";
import { smallParts, yearParts } from "./grammar/parts.ts";
import { fullYears } from "./grammar/possible.ts";
import { askImpossible, askMissing } from "./grammar/questions.ts";
import { toldTwice } from "./grammar/repetition.ts";
import { concluded, withoutOwnYear, withoutSaidAgain } from "./grammar/said-again.ts";
import { civilWedding, paperTold } from "./grammar/sources.ts";
import { apart, isoWritten, withoutThousands } from "./grammar/written.ts";
import { foldedDate, readDate } from "./put-right.ts";
import { inexactDates } from "./words.table.ts";

/** Reads a date: spelled, in digits, or both. A date without a year, or that cannot be, is asked. */
export const date: Reader = {
  fold: readDate,
  read(given, context) {
    const tokens = withoutThousands(given);
    const iso = isoWritten(tokens);
    if (iso !== undefined) return judged([{ day: iso, said: undefined }], [], context, tokens);
    const alone = context.about === "applicant" ? tokens : withoutOwnYear(tokens);
    const meant = withoutSaidAgain(alone);
    if (meant.length < tokens.length) return doubted(date.read(meant, context), "denied-other");
    const told = toldBeside(tokens, context);
    if (told !== undefined) return told;
    const fromToday = dayFromToday(tokens, context.today);
    if (fromToday !== undefined)
      return doubted(judged([{ day: fromToday, said: undefined }], [], context, tokens), "from-today");
    if (isDenied(tokens) || isInexact(tokens)) return ask(dateQuestions.whole, { missing: ["date"] });
    const written = asWritten(apart(tokens), context.today);
    const said = withoutPausesInYear(written);
    const twice = best(toldTwice(said.tokens)).filter(isWhole);
    const reading = twice.length > 0 ? choose(twice, [], context, tokens) : readEvent(said.tokens, context);
    if (reading.status !== "value") {
      const day = labelled(tokens);
      if (day !== undefined) return doubted(judged([{ day, said: undefined }], [], context, tokens), "labelled");
    }
    return said.isDoubtful && reading.status === "value" ? doubted(reading, "paused") : reading;
  },
};

/** A date with what it is told by: a paper that is to count, the law's of two weddings, the order of its parts, its month's name. */
function toldBeside(tokens: readonly Token[], context: Context): Interpretation | undefined {
  const read = (words: readonly Token[]) => date.read(words, context);
  const papers = paperTold(tokens);
  if (papers !== undefined) {
    const { ofPaper, others } = papers;
    const mentions = [...others, ofPaper].map((words) => ({ relation: "corrects" as const, words }));
    return doubted(foldedDate([mentions], read, tokens), "papers");
  }
  const civil = civilWedding(tokens);
  if (civil !== undefined) return doubted(read(civil), "other-events");
  const ordered = orderTold(tokens);
  if (ordered !== undefined) return doubted(inOrder(read(ordered.tokens), ordered), "order-told");
  const named = withNamedMonth(tokens, read);
  const last = named === undefined ? concluded(tokens) : undefined;
  const reading = last && read(last);
  return reading?.status === "value" ? doubted(reading, "concluded") : named;
}

/** Of several events the one that was asked; a date whose parts are of two events is none. */
function readEvent(tokens: readonly Token[], context: Context): Interpretation {
  const events = eventsIn(tokens);
  const birth = events.find(({ verb }) => verb === "naci");
  if (events.length < 2) return readSaid(tokens, context);
  if (context.isBirth && birth !== undefined) return doubted(readSaid(birth.tokens, context), "other-events");
  const reading = readSaid(tokens, context);
  const [span] = reading.spans;
  const isOfOne = events.some(({ tokens: own }) => {
    const [first, last] = [own[0], own.at(-1)];
    return first && last && span && first.start <= span.start && span.end <= last.end;
  });
  return isOfOne || reading.status !== "value" ? reading : ask(dateQuestions.whole, { missing: ["date"] });
}

/** All the words at once; where they make no date, the clauses between their pauses. */
function readSaid(tokens: readonly Token[], context: Context): Interpretation {
  const items = dateItems(tokens);
  const reading = choose(saidDates(items), items, context, tokens);
  if (reading.status === "value" || reading.candidates.length > 0 || reading.warnings.length > 0) return reading;
  const joined = best(datesOverPauses(tokens));
  if (joined.some(isWhole)) return choose(joined.filter(isWhole), [], context, tokens);
  if (reading.parts !== undefined && joined.length === 0) return reading;
  const [known] = [agreed(joined), agreed(best(loneParts(items)))].filter((said) => said !== undefined);
  if (known === undefined) {
    const isOnlyAge = items.some(isAge) && !items.some(({ kind }) => kind === "month");
    if (isOnlyAge && reading.parts === undefined) return askNotAge();
    return loneParts(items).length > 0 ? { ...reading, warnings: ["open-part"] } : reading;
  }
  const asked = askMissing(known, context);
  const isOpen = isPartOpen(known, joined.length > 0 ? joined : best(loneParts(items)));
  return isOpen ? { ...asked, warnings: ["open-part"] } : asked;
}

/** Some reading has a part that not all have: "ocho del noventa y dos" is of the eighth, or of August. */
function isPartOpen(known: SaidDate, dates: readonly SaidDate[]): boolean {
  const count = ({ day, month, year }: SaidDate) => [day, month, year].filter((part) => part !== undefined).length;
  return dates.some((said) => count(said) > count(known));
}

/** What all the readings have in common. */
function agreed(dates: readonly SaidDate[]): SaidDate | undefined {
  const [first, ...others] = dates;
  if (first === undefined) return undefined;
  const { day, month, year, ...rest } = first;
  const common: SaidDate = {
    ...rest,
    ...(day !== undefined && others.every((other) => other.day === day) && { day }),
    ...(month !== undefined && others.every((other) => other.month === month) && { month }),
    ...(year !== undefined && others.every((other) => other.year === year) && { year }),
  };
  return common.day === undefined && common.month === undefined && common.year === undefined ? undefined : common;
}

/** "tengo sesenta años". */
function isAge(item: DateItem): boolean {
  return item.kind === "number" && item.countsThings;
}

function askNotAge(): Interpretation {
  return ask(dateQuestions.notAge, { missing: ["day", "month", "year"], warnings: ["no-date"] });
}

/** "del sesenta y tantos". */
function isInexact(tokens: readonly Token[]): boolean {
  return bound.test(plainText(tokens));
}

const bound = somewhere(inexactDates);

/** Readings that cost this much more than the best one are no doubt. */
const costMargin = 0.75;

function best(dates: readonly SaidDate[]): readonly SaidDate[] {
  const least = Math.min(...dates.map((said) => said.cost));
  return dates.filter((said) => said.cost < least + costMargin);
}

function choose(
  dates: readonly SaidDate[],
  items: readonly DateItem[],
  context: Context,
  tokens: readonly Token[],
): Interpretation {
  const whole = withFullYear(dates.filter(isWhole), items);
  const isEither = items.some((item) => item.kind === "number" && item.isAlternative);
  if (isEither) return eitherOf(items, context, tokens);
  // "En abril o mayo": neither is taken.
  const isEitherMonth = tokens.some(
    ({ plain }, at) => /^[ou]$/.test(plain) && isMonthAt(tokens, at - 1) && isMonthAt(tokens, at + 1),
  );
  if (isEitherMonth && whole.length === 0)
    return ask(dateQuestions.which, { missing: ["date"], warnings: ["alternatives"] });
  if (whole.length === 0) return askMissing(best(dates)[0], context);
  const isPartLeft = distinctMonths(items) > new Set(best(whole).map((said) => said.month)).size;
  if (isPartLeft) return ask(dateQuestions.which, { missing: ["date"] });
  if (leavesNumber(items, best(whole))) return ask(dateQuestions.whole, { missing: ["date"] });
  const real = whole.filter((said) => said.day <= daysIn(said.month, said.isShortYear ? 2000 : said.year));
  if (real.length === 0) return askImpossible(best(whole)[0] ?? whole[0], context);
  const close = best(real).filter(isWhole);
  const choices = close.flatMap((said) =>
    (said.isShortYear ? fullYears(said, context) : [said.year])
      .map((year) => ({ day: { day: said.day, month: said.month, year }, said }))
      .filter(({ day }) => day.day <= daysIn(day.month, day.year)),
  );
  if (choices.length === 0) return askImpossible(close[0], context);
  return judged(choices, items, context, tokens);
}

function isMonthAt(tokens: readonly Token[], at: number): boolean {
  return monthOf(tokens[at]?.plain ?? "") !== undefined;
}

/** "El doce o el trece de abril del 58": each of the two with what is told of both, to be chosen from. */
function eitherOf(items: readonly DateItem[], context: Context, tokens: readonly Token[]): Interpretation {
  const doubt = { missing: ["date"], warnings: ["alternatives"] };
  const at = items.findIndex((item) => item.kind === "number" && item.isAlternative);
  const ways = [at, at - 1].map((left) => items.flatMap((item, index) => (index === left ? [] : asOnly(item))));
  const candidates = ways.flatMap((way) => {
    const { status, value, english, spanishReadback } = choose(saidDates(way), way, context, tokens);
    return status === "value" && typeof value === "string" && english && spanishReadback
      ? [{ value, english, spanish: spanishReadback }]
      : [];
  });
  const isEach = new Set(candidates.map(({ value }) => value)).size === ways.length;
  return isEach ? askWhich(candidates, doubt) : ask(dateQuestions.which, doubt);
}

const asOnly = (item: DateItem): DateItem => (item.kind === "number" ? { ...item, isAlternative: false } : item);

/** "El tres del once de dos mil veintiséis, tres de noviembre": where a year was said in full, no other number is one. */
function withFullYear(dates: readonly WholeDate[], items: readonly DateItem[]): readonly WholeDate[] {
  const full = items.filter((item) => item.kind === "number" && isFullYear(item));
  const fitting = dates.filter(({ sources }) => sources.some((source) => full.includes(source)));
  return fitting.length > 0 ? fitting : dates;
}

/** A number beside the date that no reading uses means the date was heard in part. */
function leavesNumber(items: readonly DateItem[], dates: readonly SaidDate[]): boolean {
  return items.some((item) => {
    if (item.kind !== "number" || item.countsThings) return false;
    if (dates.some(({ sources }) => sources.some((source) => source === item))) return false;
    const isRepeated = dates.some(({ day, month, year }) => {
      const said = [...smallParts(item.tokens), ...yearParts(item.tokens)].map(({ value }) => value);
      return said.some((value) => value === day || value === month || value === year);
    });
    return !isRepeated || isLastDigit(item, items, dates);
  });
}

/** "dos de mayo de mil novecientos cincuenta, cinco": a digit behind the date is of its year, and repeats no month. */
function isLastDigit(
  item: Extract<DateItem, { kind: "number" }>,
  items: readonly DateItem[],
  dates: readonly SaidDate[],
): boolean {
  const isBehind = dates.every(({ sources }) => sources.every((source) => items.indexOf(source) < items.indexOf(item)));
  const [part] = smallParts(item.tokens);
  return isBehind && item.label === undefined && part !== undefined && part.value < 10;
}

type WholeDate = SaidDate & { readonly day: number; readonly month: number; readonly year: number };

function isWhole(said: SaidDate): said is WholeDate {
  return said.day !== undefined && said.month !== undefined && said.year !== undefined;
}

function distinctMonths(items: readonly DateItem[]): number {
  return new Set(items.flatMap((item) => (item.kind === "month" ? [item.month] : []))).size;
}

/** "no nací en marzo": what is denied is no answer. */
function isDenied(tokens: readonly Token[]): boolean {
  return /\bno (naci|nacio|es|fue|era)\b/.test(plainText(tokens));
}
