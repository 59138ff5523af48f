import { asVoiceError, serialiseError } from "../voice-error.ts";
import type { ErrorStage, ErrorType, VoiceFailure } from "./call-events.ts";

/** What is known of a failure where it is caught. */
export interface FailureDetails {
  readonly type: ErrorType;
  readonly stage: ErrorStage;
  readonly thrown: unknown;
  readonly duration?: number;
}

/** Returns a failure as the `error` event carries it. */
export function toVoiceFailure({ type, stage, thrown, duration }: FailureDetails): VoiceFailure {
  const error = asVoiceError(thrown);
  return {
    type,
    stage,
    code: error.code,
    message: error.message,
    ...(error.statusCode !== undefined && { statusCode: error.statusCode }),
    error: serialiseError(error),
    timestamp: new Date().toISOString(),
    ...(duration !== undefined && { duration }),
  };
}
