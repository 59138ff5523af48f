import type { CallState } from "../calls/call-state.ts";
import type { Turn } from "../calls/turn.ts";

type Phase =
  | "away"
  | "arriving"
  | "listening"
  | "user-speaking"
  | "endpointing"
  | "transcribing"
  | "thinking"
  | "speaking"
  | "ended";

/** What a call is doing, in one word, as tests name it. */
export function phaseOf(call: CallState): Phase {
  if (call.stage.kind !== "live") return call.stage.kind;
  if (call.ear.kind === "turn") return turnPhase(call.ear.turn);
  if (call.recognition.open !== undefined) return "user-speaking";
  if (call.mouth.speaking !== undefined) return "speaking";
  return call.thinkingSince === undefined ? "listening" : "thinking";
}

/** What the person is doing. */
function turnPhase(turn: Turn): "user-speaking" | "endpointing" | "transcribing" {
  if (turn.writing.kind === "pending") return "transcribing";
  return turn.quietMs > 0 ? "endpointing" : "user-speaking";
}
