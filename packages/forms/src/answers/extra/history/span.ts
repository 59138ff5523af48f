import { date } from "../../date/reading.ts";
import { monthNames } from "../../date/words.table.ts";
import type { Interpretation } from "../../interpretation.ts";
import { dateQuestions } from "../../questions.texts.ts";
import { type Context, doubted, type Reader, understood } from "../../reading.ts";
import { leadIn, somewhere } from "../../words/phrases.ts";
import { plainText, spanOf, type Token, tokensOf } from "../../words/tokens.ts";
import { wordsBehind } from "../doubts.ts";
import { halves, isUntilNow } from "./span-halves.ts";
import { fromLeads, toLeads, yearAlonePhrases } from "./words.table.ts";

const yearAlone = somewhere(yearAlonePhrases);
const leads = { from: leadIn(fromLeads), to: leadIn(toLeads) } as const;

/** Reads where a time begins: a day, a month with its year, or a year alone; of a whole time its beginning. */
export const spanBegins: Reader = { read: (tokens, context) => readEnd(tokens, "from", context) };

/** Reads where a time ends, which may be today; of a whole time its end. */
export const spanEnds: Reader = {
  read(tokens, context) {
    if (isUntilNow(plainText(tokens)))
      return understood({
        value: "present",
        english: "PRESENT",
        spanishReadback: "hasta ahora",
        spans: spanOf(tokens),
      });
    return readEnd(tokens, "to", context);
  },
};

function readEnd(tokens: readonly Token[], end: "from" | "to", context: Context): Interpretation {
  const [from, to] = halves(tokens);
  const mine = (end === "from" ? from : to) ?? tokens;
  const told = wordsBehind(leads[end], mine);
  const words = mine.slice(mine.indexOf(told[0] ?? (mine[0] as Token)));
  const alone = asFarAsTold(words, context);
  if (end === "to" || to === undefined || alone.status !== "ask") return alone;
  const both = withRestOf(words, alone, date.read(to, context));
  return both === undefined ? alone : doubted(asFarAsTold(both, context), "year-of-end");
}

/** "De marzo a julio de 2023", "del 3 al 20 de marzo": what the beginning does not tell it has from the end. */
function withRestOf(words: readonly Token[], { parts = {} }: Interpretation, { parts: end = {} }: Interpretation) {
  const { month, year } = end;
  const name = parts["month"] === undefined ? monthNames[Number(month) - 1] : undefined;
  const rest = [name, parts["year"] === undefined ? year : undefined].filter((part) => part !== undefined);
  if (rest.length === 0) return undefined;
  return tokensOf([words.map(({ text }) => text).join(" "), ...rest].join(" de "));
}

/** Reads the day on which a journey begins; of a whole one, "salí el 3 de marzo y regresé el 20", the first. */
export const journeyBegins: Reader = ofJourney(spanBegins);

/** Reads the day on which a journey ends; of a whole one the second. */
export const journeyEnds: Reader = ofJourney(spanEnds);

/** Its days are counted: a month alone is asked for its day. */
function ofJourney(span: Reader): Reader {
  return {
    ...date,
    read(tokens, context) {
      const [from] = halves(tokens);
      const reading = from === undefined ? date.read(tokens, context) : span.read(tokens, context);
      const isDay = typeof reading.value !== "string" || reading.value.length === 10;
      return isDay ? reading : date.read(tokensOf(reading.spanishReadback ?? ""), context);
    },
  };
}

/** A month, or a year for who knows no more, is an answer: the form's box takes it, and no day is made up. */
function asFarAsTold(words: readonly Token[], context: Context): Interpretation {
  const reading = date.read(words, context);
  const [, writtenYear, writtenMonth] = /^(\d{4})-(\d{2})$/.exec(words.map(({ text }) => text).join("")) ?? [];
  const { day, month = writtenMonth, year = writtenYear } = reading.parts ?? {};
  if (reading.status === "value" || day !== undefined) return reading;
  const name = monthNames[Number(month) - 1];
  const spans = spanOf(words);
  if (name !== undefined && year === undefined)
    return { ...reading, question: `¿${name.charAt(0).toUpperCase()}${name.slice(1)} de qué año?`, missing: ["year"] };
  if (year?.length !== 4) return reading;
  const [thisYear = "", thisMonth = ""] = context.today.split("-");
  const inYear = month?.padStart(2, "0") ?? "01";
  if (`${year}-${inYear}` > `${thisYear}-${thisMonth}`) return { ...reading, question: dateQuestions.future };
  if (name !== undefined)
    return understood({
      value: `${year}-${inYear}`,
      english: `${inYear}/${year}`,
      spanishReadback: `${name} de ${year}`,
      spans,
    });
  if (yearAlone.test(plainText(words)))
    return understood({ value: year, english: year, spanishReadback: `solo el año ${year}`, spans });
  return { ...reading, question: `¿En qué mes de ${year}? Si no sabe, diga: solo el año ${year}.`, missing: ["month"] };
}
