import type { Interpretation } from "../../interpretation.ts";
import { dateQuestions } from "../../questions.texts.ts";
import { ask, type Context } from "../../reading.ts";
import { spanOf } from "../../words/tokens.ts";
import { monthNames } from "../words.table.ts";
import { type SaidDate, tokensOfDate } from "./assemble.ts";
import { daysIn } from "./calendar.ts";
import type { DateParts } from "./join.ts";
import { fullYears } from "./possible.ts";

/** Asks for just the parts that were not said. */
export function askMissing(said: SaidDate | undefined, context: Context): Interpretation {
  if (said?.day !== undefined && said.month !== undefined && said.day > daysIn(said.month))
    return askImpossible(said, context);
  const parts = partsOf(said, context);
  const missing = ["day", "month", "year"].filter((name) => !(name in parts));
  return ask(questionFor(parts), {
    missing,
    ...(missing.length < 3 && said !== undefined && { parts, spans: spanOf(tokensOfDate(said)) }),
  });
}

function questionFor({ day, month, year }: DateParts): string {
  const name = month === undefined ? undefined : monthNames[Number(month) - 1];
  const ofYear = year === undefined ? undefined : `${year.length === 4 ? "de" : "del"} ${year}`;
  if (day !== undefined && name !== undefined) return `${day} de ${name}, ¿de qué año?`;
  if (name !== undefined)
    return ofYear === undefined ? `¿Qué día de ${name}, y de qué año?` : `¿Qué día de ${name} ${ofYear}?`;
  if (day !== undefined)
    return ofYear === undefined ? `El día ${day}, ¿de qué mes y de qué año?` : `El día ${day}, ¿de qué mes ${ofYear}?`;
  return ofYear === undefined ? dateQuestions.whole : `¿Qué día y qué mes ${ofYear}?`;
}

/** Asks for the day where the month has no such day. */
export function askImpossible(said: SaidDate | undefined, context: Context): Interpretation {
  if (said?.month === undefined || said.day === undefined) return ask(dateQuestions.whole, { missing: ["date"] });
  const month = monthNames[said.month - 1];
  const { day: _impossible, ...parts } = partsOf(said, context);
  return ask(`Ese mes no tiene día ${said.day}. ¿Qué día de ${month} fue?`, {
    missing: ["day"],
    warnings: ["impossible"],
    parts,
  });
}

/** The parts that were said; a year of two digits in full where it can mean only one. */
function partsOf(said: SaidDate | undefined, context: Context): DateParts {
  const { day, month, year } = said ?? {};
  return {
    ...(day !== undefined && { day: String(day) }),
    ...(month !== undefined && { month: String(month) }),
    ...(year !== undefined && { year: fullYear(year, said?.isShortYear === true, context) }),
  };
}

function fullYear(year: number, isShort: boolean, context: Context): string {
  const [only = year, ...others] = isShort ? fullYears({ year }, context) : [year];
  return others.length === 0 ? String(only) : String(year).padStart(2, "0");
}
