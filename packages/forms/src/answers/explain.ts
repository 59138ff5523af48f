import { correctionIn } from "./clauses/cues.ts";
import { saidDates, tokensOfDate } from "./date/grammar/assemble.ts";
import { dateItems } from "./date/grammar/items.ts";
import { segmentsOf } from "./digits/segments.ts";
import { unglue } from "./digits/unglue.ts";
import { kindOf } from "./interpret.ts";
import { isHedged } from "./meta/hedges.ts";
import { digitStrings } from "./numbers/digit-strings.ts";
import type { Utterance } from "./utterance.ts";
import { plainText, tokensOf } from "./words/tokens.ts";

/** How an answer was looked at: for whoever asks why a reading came out as it did. */
export interface Explanation {
  /** The words as they were looked up. */
  readonly words: readonly string[];
  /** What was taken back, and what took its place. */
  readonly correction?: { readonly said: string; readonly correction: string };
  readonly isHedged: boolean;
  /** The readings considered, cheapest first; 0 is the usual way to say it. */
  readonly readings: readonly { readonly reading: string; readonly cost: number; readonly from: string }[];
}

/** At most this many readings are shown. */
const mostShown = 8;

/** Shows the readings that were considered for an answer. */
export function explain(utterance: Utterance): Explanation {
  const kind = kindOf(utterance);
  const given = tokensOf(utterance.heard.slice(0, 400));
  const tokens = kind === "phone" ? unglue(given) : given;
  const corrected = correctionIn(tokens);
  return {
    words: tokens.map((token) => token.plain),
    ...(corrected && {
      correction: { said: plainText(corrected.said), correction: plainText(corrected.correction) },
    }),
    isHedged: isHedged(plainText(tokens)),
    readings: readingsOf(tokens, kind === "date"),
  };
}

function readingsOf(tokens: ReturnType<typeof tokensOf>, isDate: boolean): Explanation["readings"] {
  const all = isDate
    ? saidDates(dateItems(tokens)).map((said) => ({
        reading: [said.year, said.month, said.day].map((part) => part ?? "?").join("-"),
        cost: said.cost,
        from: plainText(tokensOfDate(said)),
      }))
    : segmentsOf(tokens).runs.flatMap((run) =>
        digitStrings(run, { longest: 16 }).map(({ digits, cost }) => ({ reading: digits, cost, from: plainText(run) })),
      );
  return all.sort((one, other) => one.cost - other.cost).slice(0, mostShown);
}
