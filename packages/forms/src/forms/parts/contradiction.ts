/** The value of an answer that was read; undefined for none, and for one that is not a text. */
export type Known = (id: string) => string | undefined;

/** Two answers that hardly go together: the first is named in the review, and both stay as they were told. */
export interface Contradiction {
  readonly field: string;
  readonly against: string;
  readonly holds: (value: string, other: string, known: Known) => boolean;
}

export const wasNeverMarried = (times: string, status: string) => Number(times) === 0 && status !== "single";

/** Dates are compared as far as both were told: of 1985 nobody knows whether it is before 1985-03. */
export const isBefore = (one: string, other: string) => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
};
