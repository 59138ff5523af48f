import { runInNewContext } from "node:vm";

/** A pattern that searches for longer than this does not match. Milliseconds. */
const longestSearchMs = 100;

/** Whether a developer's pattern matches a text; one that takes too long, or is no pattern, does not. */
export function matchesPattern(text: string, pattern: string): boolean {
  try {
    return (
      runInNewContext("new RegExp(pattern, 'u').test(text)", { text, pattern }, { timeout: longestSearchMs }) === true
    );
  } catch {
    return false;
  }
}
