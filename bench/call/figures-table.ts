// Tables as in docs/figures.md; a figure that misses its bar is marked.

import { percentile } from "../documents/save-forms.ts";
import type { TurnFigures } from "./turn-latency.ts";

/**
 * A percentile, rounded.
 * @param values milliseconds
 * @param share 0 to 1
 */
export const ms = (values: number[], share: number) => Math.round(percentile(values, share));

export const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

export function printHead(...names: string[]) {
  console.log(`| ${names.join(" | ")} |\n|${names.map(() => "---").join("|")}|`);
}

let isMissed = false;

/** What a bench ends with: 1 once a figure has missed its bar. */
export const exitCode = () => (isMissed ? 1 : 0);

export function printRow(
  what: string,
  figure: string,
  { bar = "", isMet = true }: { bar?: string; isMet?: boolean } = {},
) {
  isMissed ||= !isMet;
  console.log(`| ${what} | ${figure} | ${bar}${isMet ? "" : ", **missed**"} |`);
}

/** The median and the 95th percentile, with the number of values. */
export const spread = (values: number[]) => `p50 ${ms(values, 0.5)} ms, p95 ${ms(values, 0.95)} ms (${values.length})`;

/** Prints one row for each class of answer: p50 and p95 from the end of speech, and from the endpoint. */
export function printTurns(rows: TurnFigures[]) {
  printHead(
    "answer",
    "end of speech to the next question's sound, p50",
    "p95",
    "endpoint to sound, p50",
    "p95",
    "turns",
  );
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const some = rows.filter((row) => row.kind === kind);
    const [silence, endpoint] = [some.map(({ silenceMs }) => silenceMs), some.map(({ endpointMs }) => endpointMs)];
    const cells = [ms(silence, 0.5), ms(silence, 0.95), ms(endpoint, 0.5), ms(endpoint, 0.95)].map(
      (value) => `${value} ms`,
    );
    console.log(`| ${[kind, ...cells, some.length].join(" | ")} |`);
  }
  console.log("");
}
