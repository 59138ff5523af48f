/** What the platform logs. A closed type on purpose: no field can carry what people say, or a token. */
export type PlatformLogEntry =
  | { readonly event: "call-created" | "room-joined" | "room-lost"; readonly callId: string }
  | { readonly event: "room-refused"; readonly reason: "not-allowed" | "exp-token" | "no-room" }
  | { readonly event: "room-misused"; readonly callId: string; readonly what: Misuse; readonly path?: string }
  | { readonly event: "turn-ended"; readonly callId: string; readonly outcome: TurnOutcome; readonly audioMs: number }
  /** From the end of what the person said to the first sound of the answer, by stage. */
  | {
      readonly event: "turn-answered";
      readonly callId: string;
      readonly stagesMs: Readonly<Record<string, number>>;
    }
  | { readonly event: "speech-failed"; readonly callId: string; readonly part: FailedPart }
  | { readonly event: "call-ended"; readonly callId: string; readonly reason: string; readonly lastedMs: number };

/** What of a room's wire was not as it must be; `path` names the field of a message. */
type Misuse = "signal" | "frame" | "message";

/** The part of a call's machinery that failed. */
export type FailedPart = "transcriber" | "voice" | "responder";

/** What became of one turn of the person's speech. */
export type TurnOutcome = "transcribed" | "nothing-understood" | "noise" | "echo" | "too-short" | "failed";

/** Takes one entry. Must not throw. */
export type PlatformLog = (entry: PlatformLogEntry) => void;
