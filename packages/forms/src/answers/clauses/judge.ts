import type { Candidate, Interpretation } from "../interpretation.ts";
import { anyQuestions } from "../questions.texts.ts";
import { ask, askWhich, doubted } from "../reading.ts";

/** A value that what was said may come to. */
export interface Believed {
  readonly reading: Interpretation;
  readonly cost: number;
  /** Something of it was put right. */
  readonly isPutRight: boolean;
}

/** Values that cost nearly the same are asked; one that nothing speaks for is none. */
const limits = { margin: 0.75, most: 2 } as const;

/** One value that is to be confirmed, or which of two or more; undefined where nothing speaks for one. */
export function judged(believed: readonly Believed[]): Interpretation | undefined {
  const sorted = [...believed].sort((one, other) => one.cost - other.cost);
  const [best] = sorted;
  if (best === undefined || best.cost >= limits.most) return undefined;
  const near = sorted.filter(({ cost }) => cost < best.cost + limits.margin);
  const values = new Map(near.map(({ reading }) => [JSON.stringify(reading.value), reading] as const));
  const [only, ...others] = values.values();
  if (only === undefined) return undefined;
  if (others.length > 0) return askWhich([only, ...others].map(candidateOf));
  return best.isPutRight ? doubted(only, "corrected") : only;
}

/** A reading as one of those to choose from. */
export function candidateOf({ value = "", english = "", spanishReadback = "" }: Interpretation): Candidate {
  return { value, english, spanish: spanishReadback };
}

/** What was put right cannot be told: it is asked for, as its reader asks. */
export function unreadable(anew: Interpretation): Interpretation {
  return anew.status === "ask" ? anew : ask(anew.question ?? anyQuestions.whole, { missing: ["answer"] });
}
