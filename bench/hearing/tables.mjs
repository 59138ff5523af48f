// @ts-check
// Prints what was heard as the tables of docs/figures.md.
import { printHead } from "../call/figures-table.mjs";
import { quantile } from "./judge.mjs";

/** @typedef {ReturnType<typeof import("./judge.mjs").judge>} Judged */

/** @param {number} share */
export const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** @param {readonly (number | undefined)[]} times @param {number} share */
export const ms = (times, share) => {
  const time = quantile(times, share);
  return time === undefined ? "–" : `${Math.round(time)} ms`;
};

/** @param {readonly Judged[]} judged */
export function summed(judged) {
  const verdicts = judged.flatMap((one) => one.verdicts);
  const count = (/** @type {string} */ is) => verdicts.filter((verdict) => verdict.is === is).length;
  const ends = verdicts.filter(({ is }) => is === "whole").map(({ endMs }) => endMs);
  return {
    verdicts,
    answers: verdicts.length,
    whole: count("whole"),
    cut: count("cut"),
    missed: count("missed"),
    falseTurns: judged.reduce((sum, one) => sum + one.falseTurns.length, 0),
    minutes: judged.reduce((sum, one) => sum + one.minutes, 0),
    ends,
    /** Answers that were heard, and those of them whose first and last word were sent whole. */
    heard: verdicts.filter(({ hasBothEnds }) => hasBothEnds !== undefined).length,
    both: verdicts.filter(({ hasBothEnds }) => hasBothEnds === true).length,
  };
}

/**
 * One row for each group.
 * @param {string} what
 * @param {ReadonlyMap<string, readonly Judged[]>} groups
 */
export function printGroups(what, groups) {
  printHead(
    what,
    "answers",
    "whole",
    "cut",
    "missed",
    "false turns",
    "end of speech to end of turn, p50",
    "p95",
    "ends whole",
  );
  for (const [name, judged] of groups) {
    const { answers, whole, cut, missed, falseTurns, ends, both, heard } = summed(judged);
    const cells = [answers, whole, cut, missed, falseTurns, ms(ends, 0.5), ms(ends, 0.95), `${both} of ${heard}`];
    console.log(`| ${[name, ...cells].join(" | ")} |`);
  }
}

/**
 * Groups what was judged by a name.
 * @param {readonly (readonly [string, Judged])[]} named
 */
export function grouped(named) {
  /** @type {Map<string, Judged[]>} */
  const groups = new Map();
  for (const [name, judged] of named) groups.set(name, [...(groups.get(name) ?? []), judged]);
  return groups;
}

/** The same answers by their kind; turns that belong to none are left out. @param {readonly Judged[]} judged */
export function byKind(judged) {
  const { verdicts } = summed(judged);
  return grouped(
    verdicts.map((verdict) => [
      `${verdict.answer.kind}${verdict.answer.isHuman ? ", human voice" : ""}`,
      { verdicts: [verdict], falseTurns: [], minutes: 0 },
    ]),
  );
}

/**
 * A line for each answer that was cut or missed, and one for each of its words and turns. Seconds of the call.
 * @param {import("./rooms.mjs").Scene} scene
 * @param {{ judged: Judged, turns: readonly import("./hear.mjs").Turn[] }} heard
 */
export function failures({ name, band, answers }, { judged, turns }) {
  const seconds = (/** @type {number} */ samples) => (samples / 16_000).toFixed(2);
  return judged.verdicts
    .filter(({ is }) => is !== "whole")
    .flatMap(({ answer, is }) => {
      const nth = answers.indexOf(answer) + 1;
      const next = answers[nth]?.from ?? Number.POSITIVE_INFINITY;
      const its = turns.filter(({ from, endedAt }) => from < next && endedAt > answer.from);
      return [
        `${is}: ${name}, ${band}, ${answer.level.toFixed(1)} dB, answer ${nth}, ${answer.kind} (${answer.field})`,
        ...answer.words.map(({ text, from, to }) => `  said ${seconds(from)}-${seconds(to)} ${text}`),
        ...its.map(
          (turn) =>
            `  heard ${seconds(turn.from)}-${seconds(turn.to)}, over at ${seconds(turn.endedAt)}, ${turn.outcome}: ${turn.text}`,
        ),
      ];
    });
}
