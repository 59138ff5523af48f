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
  // "de marzo a julio de 2023": one year for both.
  const year = end === "from" ? date.read(to ?? [], context).parts?.["year"] : undefined;
  if (alone.status !== "ask" || alone.parts?.["month"] === undefined || year === undefined) return alone;
  const both = tokensOf(`${words.map(({ text }) => text).join(" ")} de ${year}`);
  return doubted(asFarAsTold(both, context), "year-of-end");
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
