/**
 * What the platform may know of the answer that is being given, so that it neither cuts off a slow speaker nor keeps
 * a quick one waiting. `expecting` is what the client called it in its message.
 */
export interface ExpectedAnswers {
  /** The words are a whole answer: nothing more is to be expected. When in doubt, false. */
  isWhole(expecting: string, text: string): boolean;
  /** The words are an answer that is complete as it stands, though more words could follow: a shorter pause ends it. */
  isClosed(expecting: string, text: string): boolean;
  /** People pause in the middle of such an answer: numbers, addresses, dates. */
  hasPauses(expecting: string): boolean;
}
