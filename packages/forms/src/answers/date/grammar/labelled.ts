import { readDigits } from "../../digits/read-digits.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { type CalendarDay, daysIn } from "./calendar.ts";
import { monthOf } from "./months.ts";
import { isNumber } from "./said-again.ts";

const labels = { day: /^dia$/, month: /^mes$/, year: /^(ano|anio)$/ } as const;

/** "Día, uno cuatro, mes, cero seis, año, uno nueve siete uno": each part behind its name, digit by digit. */
export function labelled(tokens: readonly Token[]): CalendarDay | undefined {
  const part = (label: RegExp): readonly Token[] => {
    const [at, again] = tokens.flatMap(({ plain }, place) => (label.test(plain) ? [place] : []));
    if (at === undefined || again !== undefined) return [];
    const end = tokens.findIndex(
      ({ plain }, place) => place > at && Object.values(labels).some((one) => one.test(plain)),
    );
    return tokens.slice(at + 1, end < 0 ? tokens.length : end);
  };
  const numberIn = (words: readonly Token[], length: readonly number[]) => {
    const isPlain = words.every((token) => isPause(token) || isNumber(token) || small.test(token.plain));
    return isPlain ? Number(readDigits(words, { lengths: [...length] }).readings[0]?.digits) : Number.NaN;
  };
  const named = part(labels.month).flatMap(({ plain }) => monthOf(plain) ?? []);
  const [day, year] = [numberIn(part(labels.day), [1, 2]), numberIn(part(labels.year), [4])];
  const month = named.length === 1 ? (named[0] ?? 0) : numberIn(part(labels.month), [1, 2]);
  const isDay = day >= 1 && month >= 1 && month <= 12 && year > 1899 && day <= daysIn(month, year);
  return isDay ? { day, month, year } : undefined;
}

const small = /^(el|de|del|y|es|la|un|numero|luego|despues|pues)$/;
