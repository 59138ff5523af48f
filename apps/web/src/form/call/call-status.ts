/** What the call is doing, for the words beside the meter. */
export type CallStatus = "listening" | "speaking" | "thinking" | "reconnecting";

/**
 * What the page says that the call is doing. Between the greeting and the first question the assistant is silent for a
 * moment and still speaking; a person who begins then is heard, and the page says so.
 */
export function callStatus(call: {
  /** The line is away: nobody hears anybody. */
  readonly isInterrupted: boolean;
  readonly isAssistantSpeaking: boolean;
  /** The person speaks, as the platform hears it. */
  readonly isHearing: boolean;
  /** The assistant was given something to say and has not finished it. */
  readonly isSpeechPending: boolean;
  readonly isThinking: boolean;
}): CallStatus {
  if (call.isInterrupted) return "reconnecting";
  if (call.isAssistantSpeaking) return "speaking";
  if (call.isHearing) return "listening";
  if (call.isSpeechPending) return "speaking";
  return call.isThinking ? "thinking" : "listening";
}
