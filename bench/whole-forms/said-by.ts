import type { Canonical } from "@dilo/forms/whole";

/** Whose answer it is: one says "me llamo" of oneself, "se llama" of another. */
interface Told {
  readonly isOwn: boolean;
  readonly id: string;
}

/** Ten ways to say one sort of answer; the n-th is the n-th person's. */
export type Ways<T = string> = readonly ((value: T, told: Told) => string)[];

/** Meanings, how they are said, and the Spanish words where they are no Spanish themselves. */
export interface SaidBy<T = string> {
  readonly of: readonly Canonical[];
  readonly way: Ways<T>;
  readonly words?: readonly T[];
}
