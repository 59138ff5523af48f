import type { Emitter } from "../../emitter.ts";
import type { CallEvents, ErrorType } from "../call-events.ts";
import type { ReconnectableCall } from "../voice-call-options.ts";
import { type FailureDetails, toVoiceFailure } from "../voice-failure.ts";
import type { StartStages } from "./start-stages.ts";

/** Emits `call-start-success`; nothing for null, a start that was stopped meanwhile. */
export function emitStarted(
  events: Emitter<CallEvents>,
  { totalDuration }: StartStages,
  call: ReconnectableCall | null,
): void {
  if (call) events.emit("call-start-success", { totalDuration, callId: call.id, timestamp: new Date().toISOString() });
}

/** Emits `call-start-failed`, which precedes the `error` event. */
export function emitStartFailed(
  events: Emitter<CallEvents>,
  details: FailureDetails,
  { totalDuration, context }: { readonly totalDuration: number; readonly context: Readonly<Record<string, unknown>> },
): void {
  const failure = toVoiceFailure(details);
  events.emit("call-start-failed", {
    stage: details.stage,
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

/** Returns an error thrown during a start with the stage that threw it. */
export function failureInStage(stages: StartStages, thrown: unknown): FailureDetails {
  const { stage, duration } = stages.last ?? { stage: "initialization", duration: 0 };
  return { type: typeOfStage[stage] ?? "start-method-error", stage, thrown, duration };
}
