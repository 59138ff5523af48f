import type { ExpectedAnswers } from "./call-state.ts";

/**
 * Asks each question once for the same words: a silence is looked at fifty times a second, and reading an answer may take
 * tens of milliseconds. For one call: nothing of it outlives the call.
 */
export function askedOnce(expected: ExpectedAnswers): ExpectedAnswers {
  return {
    isWhole: lastKept((expecting, text) => expected.isWhole(expecting, text)),
    isClosed: lastKept((expecting, text) => expected.isClosed(expecting, text)),
    pausesIn: lastKept((expecting, text) => expected.pausesIn(expecting, text)),
  };
}

function lastKept<Result>(ask: (expecting: string, text: string) => Result) {
  let last: { readonly expecting: string; readonly text: string; readonly result: Result } | undefined;
  return (expecting: string, text: string): Result => {
    if (last?.expecting !== expecting || last.text !== text) last = { expecting, text, result: ask(expecting, text) };
    return last.result;
  };
}
