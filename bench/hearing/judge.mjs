// @ts-check
// What became of each answer, and which turns belong to none.

/**
 * @typedef {object} Verdict
 * @property {import("./rooms.mjs").Answer} answer
 * @property {"whole" | "cut" | "missed"} is
 * @property {number | undefined} endMs from the end of speech to the end of the turn
 * @property {boolean | undefined} hasBothEnds the first and the last word were sent to the transcriber whole
 * @property {import("./hear.mjs").Turn | undefined} turn the one that has the whole answer
 */

/**
 * @param {import("./rooms.mjs").Scene} scene
 * @param {readonly import("./hear.mjs").Turn[]} turns
 */
export function judge({ answers, mic }, turns) {
  /** @type {Verdict[]} */
  const verdicts = answers.map((answer) => {
    const own = turns.filter(({ from, to }) => from < answer.to && to > answer.from);
    const delivered = own.filter(({ outcome }) => outcome === "transcribed");
    const [first] = delivered;
    const whole = answer.words.map(({ text }) => text).join(" ");
    if (first === undefined) return { answer, is: "missed", endMs: undefined, hasBothEnds: undefined, turn: undefined };
    const is = delivered.length === 1 && first.text === whole ? "whole" : "cut";
    const [begin, end] = [answer.words[0], answer.words.at(-1)];
    const last = delivered.at(-1) ?? first;
    return {
      answer,
      is,
      endMs: (last.endedAt - answer.to) / 16,
      hasBothEnds: begin !== undefined && end !== undefined && first.from <= begin.from && last.to >= end.to,
      turn: is === "whole" ? first : undefined,
    };
  });
  const isNobodys = (/** @type {import("./hear.mjs").Turn} */ { from, to }) =>
    answers.every((answer) => from >= answer.to || to <= answer.from);
  return { verdicts, falseTurns: turns.filter(isNobodys), minutes: mic.length / 16_000 / 60 };
}

/** @param {readonly (number | undefined)[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.filter((value) => value !== undefined).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
