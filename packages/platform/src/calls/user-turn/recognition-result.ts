import type { CallPolicy } from "../session/policy.ts";

/** What the page's own recogniser is in the middle of, and what it said last. */
export interface Recognition {
  readonly open?: Recognised | undefined;
  readonly last?: Recognised | undefined;
}

export interface Recognised {
  readonly turnId: string;
  readonly text: string;
  readonly beganAt: number;
  readonly beganOverAssistant: boolean;
  /** When its text last changed. */
  readonly changedAt: number;
}

/** One result of the recogniser, and what was going on. */
export interface Result {
  readonly text: string;
  readonly at: number;
  readonly isOverAssistant: boolean;
  readonly nextId: string;
}

/**
 * Takes one result, partial or final. Phones repeat finals, or let them grow: one that begins with the words of
 * the last, soon after it, belongs to the same turn.
 */
export function recognise(recognition: Recognition, result: Result, policy: CallPolicy): Recognised {
  const { open, last } = recognition;
  const changed = { text: result.text, changedAt: result.at };
  if (open !== undefined) return { ...open, ...(open.text === result.text ? {} : changed) };
  if (last !== undefined && continues(last, result, policy)) return { ...last, ...changed };
  return { ...changed, turnId: result.nextId, beganAt: result.at, beganOverAssistant: result.isOverAssistant };
}

function continues(last: Recognised, result: Result, policy: CallPolicy): boolean {
  const isSoon = result.at - last.changedAt < policy.sameFinalWithinMs;
  return isSoon && result.text.toLowerCase().startsWith(last.text.toLowerCase());
}
