import { type SaidDate, saidDates } from "./assemble.ts";
import type { DateItem } from "./items.ts";

/** A part said alone in a correction: "no, perdón, catorce" is the day, "noventa y uno" a year. */
export function lonePart(items: readonly DateItem[]): SaidDate | undefined {
  const numbers = items.filter((item) => item.kind === "number");
  const [only] = numbers;
  if (only === undefined || numbers.length > 1) return undefined;
  const [as] = saidDates([
    ...(only.label === "year" ? [] : [{ ...only, link: "none" as const }]),
    { kind: "month" as const, month: 1, tokens: [], link: "none" as const },
    ...(only.label === "year" ? [only] : []),
  ]).filter((said) => said.day !== undefined || said.year !== undefined);
  if (as !== undefined) return lone(as);
  const [year] = saidDates([{ kind: "month", month: 1, tokens: [], link: "none" }, only]).filter(
    (said) => said.year !== undefined && said.day === undefined,
  );
  return year && lone(year);
}

function lone({ day, year, isShortYear, sources }: SaidDate): SaidDate {
  return {
    ...(day !== undefined && { day }),
    ...(year !== undefined && { year }),
    isShortYear,
    isNumeric: false,
    cost: 0,
    sources,
  };
}
