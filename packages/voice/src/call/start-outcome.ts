import type { Emitter } from "../emitter.ts";
import type { CallEvents, ErrorType } from "./call-events.ts";
import type { StartStages } from "./start-stages.ts";
import type { ReconnectableCall } from "./voice-call-options.ts";
import { type FailureDetails, toVoiceFailure } from "./voice-failure.ts";

/** Tells that a start is through; null was stopped meanwhile, and nothing is told of it. */
export function emitStarted(
  events: Emitter<CallEvents>,
  { totalDuration }: StartStages,
  call: ReconnectableCall | null,
): void {
  if (call) events.emit("call-start-success", { totalDuration, callId: call.id, timestamp: new Date().toISOString() });
}

/** Tells that a start has failed, before the `error` event does. */
export function emitStartFailed(
  events: Emitter<CallEvents>,
  failing: FailureDetails,
  { totalDuration, context }: { readonly totalDuration: number; readonly context: Readonly<Record<string, unknown>> },
): void {
  const failure = toVoiceFailure(failing);
  events.emit("call-start-failed", {
    stage: failing.stage,
    totalDuration,
    error: failure.message,
    code: failure.code,
    timestamp: failure.timestamp,
    context,
    ...(failure.error.stack !== undefined && { errorStack: failure.error.stack }),
  });
}

const typeOfStage: Partial<Record<string, ErrorType>> = {
  "daily-call-object-creation": "daily-call-object-creation-error",
  "daily-call-join": "daily-call-join-error",
};

/** What was thrown in a start, with the stage it was thrown in. */
export function failureInStage(stages: StartStages, thrown: unknown): FailureDetails {
  const { stage, duration } = stages.last ?? { stage: "initialization", duration: 0 };
  return { type: typeOfStage[stage] ?? "start-method-error", stage, thrown, duration };
}
