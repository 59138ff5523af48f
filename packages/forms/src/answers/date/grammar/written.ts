import type { Token } from "../../words/tokens.ts";
import { type CalendarDay, dayOf, daysIn } from "./calendar.ts";

/** "15031985": eight digits in a row are day, month and year. */
export function apart(tokens: readonly Token[]): readonly Token[] {
  const [only, ...others] = tokens.filter((token) => token.kind === "digits");
  if (only?.text.length !== 8 || others.length > 0) return tokens;
  const cuts = /^(19|20)/.test(only.text) ? [0, 4, 6, 8] : [0, 2, 4, 8];
  const pieces = [0, 1, 2].map((at): Token => {
    const text = only.text.slice(cuts[at], cuts[at + 1]);
    return { ...only, text, plain: text, start: only.start + (cuts[at] ?? 0), end: only.start + (cuts[at + 1] ?? 8) };
  });
  return tokens.flatMap((token) => (token === only ? pieces : [token]));
}

/** "1.951", "2,004": a year written with the mark of the thousands is one number. */
export function withoutThousands(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, index) => {
    const [before, mark, rest, behind] = [-1, 1, 2, 3].map((step) => tokens[index + step]);
    const isMark = mark?.isGlued === true && /^[.,]$/.test(mark.plain);
    const isYear = /^[12]$/.test(text) && isMark && rest?.isGlued === true && /^[09]\d\d$/.test(rest.text);
    const isApart = !/^[.,]$/.test(before?.plain ?? "") && !(behind?.isGlued && !/^[.,]$/.test(behind.plain));
    return isYear && isApart;
  });
  const [head, , tail] = tokens.slice(at, at + 3);
  if (at < 0 || head === undefined || tail === undefined) return tokens;
  const text = head.text + tail.text;
  return [...tokens.slice(0, at), { ...head, text, plain: text, end: tail.end }, ...tokens.slice(at + 3)];
}

/** YYYY-MM-DD alone, as a date field of a page writes it. */
export function isoWritten(tokens: readonly Token[]): CalendarDay | undefined {
  const text = tokens.map((token) => (token.isGlued || token === tokens[0] ? token.text : ` ${token.text}`)).join("");
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = dayOf(text);
  return day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= daysIn(day.month, day.year) ? day : undefined;
}
