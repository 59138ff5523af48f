// Prints what was heard as tables.

import { printHead } from "../figures.ts";
import type { Turn } from "./hear.ts";
import { quantile } from "./judge.ts";
import type { Scene } from "./rooms.ts";

export type Judged = ReturnType<typeof import("./judge.ts").judge>;

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export const ms = (times: readonly (number | undefined)[], share: number) => {
  const time = quantile(times, share);
  return time === undefined ? "–" : `${Math.round(time)} ms`;
};

export function summed(judged: readonly Judged[]) {
  const verdicts = judged.flatMap((one) => one.verdicts);
  const count = (is: string) => verdicts.filter((verdict) => verdict.is === is).length;
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

/** One row for each group. */
export function printGroups(what: string, groups: ReadonlyMap<string, readonly Judged[]>) {
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

/** Groups what was judged by a name. */
export function grouped(named: readonly (readonly [string, Judged])[]) {
  const groups: Map<string, Judged[]> = new Map();
  for (const [name, judged] of named) groups.set(name, [...(groups.get(name) ?? []), judged]);
  return groups;
}

/** The same answers by their kind; turns that belong to none are left out. */
export function byKind(judged: readonly Judged[]) {
  const { verdicts } = summed(judged);
  return grouped(
    verdicts.map((verdict) => [
      `${verdict.answer.kind}${verdict.answer.isHuman ? ", human voice" : ""}`,
      { verdicts: [verdict], falseTurns: [], minutes: 0 },
    ]),
  );
}

/** A line for each answer that was cut or missed, and one for each of its words and turns. Seconds of the call. */
export function failures(
  { name, band, answers }: Scene,
  { judged, turns }: { judged: Judged; turns: readonly Turn[] },
) {
  const seconds = (samples: number) => (samples / 16_000).toFixed(2);
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
