import type { Answers } from "../answers/answer.ts";

/** When the latest of some answers was heard, ISO 8601; long ago where there is none. */
export function lastHeardIn(answers: Answers): string {
  const latest = Math.max(0, ...Object.values(answers).map(({ heardAt }) => Date.parse(heardAt)));
  return new Date(latest).toISOString();
}
