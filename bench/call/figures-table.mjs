// @ts-check
// Tables as in docs/figures.md; a figure that misses its bar is marked.
import { percentile } from "../documents/save-forms.mjs";

/** A percentile, rounded. @param {number[]} values milliseconds @param {number} share 0 to 1 */
export const ms = (values, share) => Math.round(percentile(values, share));

export const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(2)} %`;

/** @param {string[]} names */
export function printHead(...names) {
  console.log(`| ${names.join(" | ")} |\n|${names.map(() => "---").join("|")}|`);
}

let isMissed = false;

/** What a bench ends with: 1 once a figure has missed its bar. */
export const exitCode = () => (isMissed ? 1 : 0);

/**
 * @param {string} what
 * @param {string} figure
 * @param {{ bar?: string, isMet?: boolean }} [options]
 */
export function printRow(what, figure, { bar = "", isMet = true } = {}) {
  isMissed ||= !isMet;
  console.log(`| ${what} | ${figure} | ${bar}${isMet ? "" : ", **missed**"} |`);
}

/** The median and the 95th percentile, with the number of values. */
export const spread = (/** @type {number[]} */ values) =>
  `p50 ${ms(values, 0.5)} ms, p95 ${ms(values, 0.95)} ms (${values.length})`;

/**
 * Prints one row for each class of answer: p50 and p95 from the end of speech, and from the endpoint.
 * @param {import("./turn-latency.mjs").TurnFigures[]} rows
 */
export function printTurns(rows) {
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
