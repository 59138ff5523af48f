import type { Turn } from "./hear.ts";
import type { Answer, Scene } from "./rooms.ts";

// @ts-check
// What became of each answer, and which turns belong to none.

export interface Verdict {
  readonly answer: Answer;
  readonly is: "whole" | "cut" | "missed";
  /** from the end of speech to the end of the turn */
  readonly endMs: number | undefined;
  /** the first and the last word were sent to the transcriber whole */
  readonly hasBothEnds: boolean | undefined;
  /** the one that has the whole answer */
  readonly turn: Turn | undefined;
}

export function judge({ answers, mic }: Scene, turns: readonly Turn[]) {
  const verdicts: Verdict[] = answers.map((answer) => {
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
  const isNobodys = ({ from, to }: Turn) => answers.every((answer) => from >= answer.to || to <= answer.from);
  return { verdicts, falseTurns: turns.filter(isNobodys), minutes: mic.length / 16_000 / 60 };
}

export function quantile(values: readonly (number | undefined)[], share: number) {
  const sorted = values.filter((value) => value !== undefined).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
