import type { Interpretation } from "../interpretation.ts";
import { dateQuestions } from "../questions.texts.ts";
import { ask } from "../reading.ts";
import { spanOf } from "../words/tokens.ts";
import { type SaidDate, tokensOfDate } from "./assemble.ts";
import { daysIn } from "./calendar.ts";
import { monthNames } from "./date-words.table.ts";

/** Asks for just the part that was not said. */
export function askMissing(said: SaidDate | undefined): Interpretation {
  if (said?.day !== undefined && said.month !== undefined) {
    if (said.day > daysIn(said.month)) return askImpossible(said);
    return ask(`${said.day} de ${monthNames[said.month - 1]}, ¿de qué año?`, { missing: ["year"], ...partsOf(said) });
  }
  if (said?.month !== undefined) {
    const month = monthNames[said.month - 1];
    const missing = said.year === undefined ? ["day", "year"] : ["day"];
    const question = said.year === undefined ? `¿Qué día de ${month}, y de qué año?` : `¿Qué día de ${month}?`;
    return ask(question, { missing, ...partsOf(said) });
  }
  return ask(dateQuestions.whole, { missing: ["day", "month", "year"] });
}

/** Asks for the day where the month has no such day. */
export function askImpossible(said: SaidDate | undefined): Interpretation {
  if (said?.month === undefined || said.day === undefined) return ask(dateQuestions.whole, { missing: ["date"] });
  const month = monthNames[said.month - 1];
  return ask(`Ese mes no tiene día ${said.day}. ¿Qué día de ${month} fue?`, {
    missing: ["day"],
    warnings: ["impossible"],
  });
}

function partsOf(said: SaidDate): Partial<Interpretation> {
  const { day, month, year } = said;
  return {
    parts: {
      ...(day !== undefined && { day: String(day) }),
      ...(month !== undefined && { month: String(month) }),
      ...(year !== undefined && { year: String(year) }),
    },
    spans: spanOf(tokensOfDate(said)),
  };
}
