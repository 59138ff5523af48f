/** How a person speaks, from what they said in this call. */
export interface Pace {
  /** The longest silence inside their last answers; each later answer counts it for a little less. Milliseconds. */
  readonly longestPauseMs: number;
  /** Answers heard so far. */
  readonly answers: number;
}

export const unknownPace: Pace = { longestPauseMs: 0, answers: 0 };

/** Between the words of one breath are silences too. Milliseconds. */
const shortestPauseMs = 300;
/** How much of an earlier pause is left after another answer. */
const remembered = 0.8;
/** People who paused once may pause a little longer. */
const allowance = 1.25;
/** A slow speaker is given at most so many times as long. */
export const mostPaced = 1.5;
/** A quick one is given so much of it. */
const least = 0.85;
/** Answers that show that somebody is quick. */
const enoughAnswers = 3;

/** The person was silent for so long and then went on with the same answer. */
export function paused(pace: Pace, ms: number): Pace {
  return ms < shortestPauseMs ? pace : { ...pace, longestPauseMs: Math.max(pace.longestPauseMs, ms) };
}

/** The person has finished an answer. */
export function answered(pace: Pace): Pace {
  return { longestPauseMs: pace.longestPauseMs * remembered, answers: pace.answers + 1 };
}

/** How long to wait for this person where `ms` is right for most: longer for slow speakers, shorter for quick ones. */
export function paced(pace: Pace, ms: number): number {
  if (pace.answers >= enoughAnswers && pace.longestPauseMs < shortestPauseMs) return ms * least;
  return Math.min(ms * mostPaced, Math.max(ms, pace.longestPauseMs * allowance));
}
