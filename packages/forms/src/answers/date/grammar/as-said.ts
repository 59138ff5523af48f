import { numeralsAt } from "../../numbers/numerals.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import { phraseFinder } from "../../words/phrase-at.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { spokenMarks, yearsByName } from "../words.table.ts";
import { monthOf } from "./months.ts";
import { smallParts, yearParts } from "./parts.ts";

const yearByName = phraseFinder<number>(yearsByName.map(({ years, phrases }) => [years, phrases] as const));
const markOf = phraseFinder<string>(Object.entries(spokenMarks));

/** Writes what is said for a mark, a zero or a year as itself: "cinco diagonal ocho", "oh nine", "de este año". */
export function asWritten(tokens: readonly Token[], today: string): readonly Token[] {
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const year = yearByName(tokens, at);
    const mark = isPartOfDate(tokens[at - 1]) ? markOf(tokens, at) : undefined;
    if (year !== undefined) {
      const text = String(Number(today.slice(0, 4)) + year.name);
      written.push({
        ...token,
        text,
        plain: text,
        kind: "digits",
        end: tokens[at + year.length - 1]?.end ?? token.end,
      });
      at += year.length - 1;
    } else if (mark !== undefined && isPartOfDate(tokens[at + mark.length])) {
      written.push({ ...token, text: mark.name, plain: mark.name, kind: "mark" });
      at += mark.length - 1;
    } else if (/^oh?$/.test(token.plain) && monthOrOrdinal(tokens, at) && isEnglishUnit(tokens[at + 1])) {
      written.push({ ...token, plain: "cero" });
    } else {
      written.push(token);
    }
  }
  return written;
}

/** Tells whether a word is a number or a month. */
export function isPartOfDate(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === "digits" || numberWord(token.plain) !== undefined || monthOf(token.plain) !== undefined)
  );
}

function isEnglishUnit(token: Token | undefined): boolean {
  return /^(one|two|three|four|five|six|seven|eight|nine)$/.test(token?.plain ?? "");
}

/** The "o" of "o three" could be an "or". */
function monthOrOrdinal(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.plain === "oh" || (at > 0 && isPause(tokens[at - 1]));
}

/**
 * A year that is told with pauses inside: "mil, novecientos, sesenta", "dos mil, seis".
 * @returns the tokens without those pauses; doubtful where the year could have ended at one
 */
export function withoutPausesInYear(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly isDoubtful: boolean;
} {
  const begun = withoutBegunTens(tokens.filter((token, at) => !(isPause(token) && isPause(tokens[at - 1]))));
  let [joined, isDoubtful] = [begun.tokens, begun.isDoubtful];
  for (let at = 1; at < joined.length - 1; at++) {
    const inYear = isPause(joined[at]) ? pauseInYear(joined, at) : undefined;
    if (inYear === undefined) continue;
    joined = [...joined.slice(0, at), ...joined.slice(at + 1)];
    isDoubtful ||= inYear.isDoubtful;
    at--;
  }
  return { tokens: joined, isDoubtful };
}

/** "Ochenta y, ochenta y tres": a number that is broken off and begun once more. */
function withoutBegunTens(tokens: readonly Token[]): ReturnType<typeof withoutPausesInYear> {
  const at = tokens.findIndex(
    ({ plain }, index) =>
      numberWord(plain)?.rank === "ten" &&
      tokens[index + 1]?.plain === "y" &&
      (isPause(tokens[index + 2]) || numberWord(tokens[index - 1]?.plain ?? "")?.rank === "hundred") &&
      tokens.slice(index + 2).find((token) => !isPause(token))?.plain === plain,
  );
  if (at < 0) return { tokens, isDoubtful: false };
  const rest = tokens.slice(isPause(tokens[at + 2]) ? at + 3 : at + 2);
  return { tokens: [...tokens.slice(0, at), ...rest], isDoubtful: true };
}

function pauseInYear(tokens: readonly Token[], at: number): { readonly isDoubtful: boolean } | undefined {
  const end = endOfNumber(tokens, at + 1);
  if (end === at + 1 || isBeforeMonth(tokens, end)) return undefined;
  const behind = tokens.slice(at + 1, end);
  for (let from = Math.max(0, at - 4); from < at; from++) {
    const head = numeralsAt(tokens, from).find(
      ({ end, value, isWritten }) => end === at && !isWritten && value >= 1000 && value <= 2000 && value % 100 === 0,
    );
    const isYear = yearParts([...tokens.slice(from, at), ...behind]).some(
      ({ isShort, value, cost }) => !isShort && value > 1500 && cost < 1,
    );
    if (head !== undefined && isYear) return { isDoubtful: head.value > 1500 && smallParts(behind).length > 0 };
  }
  return undefined;
}

function endOfNumber(tokens: readonly Token[], from: number): number {
  let end = from;
  const isNumber = (token: Token | undefined) =>
    token !== undefined && (token.kind === "digits" || numberWord(token.plain) !== undefined);
  while (isNumber(tokens[end]) || (end > from && tokens[end]?.plain === "y" && isNumber(tokens[end + 1]))) end++;
  return end;
}

/** "dos mil, seis de mayo": the number behind the pause is a day. */
function isBeforeMonth(tokens: readonly Token[], at: number): boolean {
  const next = /^(de|del)$/.test(tokens[at]?.plain ?? "") ? tokens[at + 1] : tokens[at];
  return next?.kind === "word" && (next.plain === "mes" || monthOf(next.plain) !== undefined);
}
