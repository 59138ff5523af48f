import type { CallState } from "../calls/session/call-state.ts";
import type { UserTurn } from "../calls/user-turn/user-turn.ts";

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
  if (call.userTurn.kind === "turn") return turnPhase(call.userTurn.turn);
  if (call.recognition.open !== undefined) return "user-speaking";
  if (call.speechOutput.speaking !== undefined) return "speaking";
  return call.responseDueSince === undefined ? "listening" : "thinking";
}

/** What the person is doing. */
function turnPhase(turn: UserTurn): "user-speaking" | "endpointing" | "transcribing" {
  if (turn.transcription.kind === "pending") return "transcribing";
  return turn.quietMs > 0 ? "endpointing" : "user-speaking";
}
