import { ApiError, type FatalRoomError } from "@dilo/api";
import { CodedError } from "@dilo/foundation";

/** Why the microphone cannot be used. */
export type DeviceErrorCode = "permissions" | "not-found" | "in-use" | "constraints";

/** The caller used this package at the wrong time or with invalid input. */
export type UsageErrorCode =
  | "only-after-join"
  | "not-after-join"
  | "already-joined"
  | "in-progress"
  /** The call was stopped before the command was done. */
  | "stopped"
  | "message-too-large"
  | "invalid"
  | "not-supported";

/** Everything that can go wrong in a web call. A code is public: adding one is minor, renaming one is major. */
export type VoiceErrorCode =
  | FatalRoomError
  | DeviceErrorCode
  | UsageErrorCode
  /** The platform refused to create the call; see `statusCode`. */
  | "call-refused"
  /** The platform could not be reached. */
  | "not-reached"
  /** Something answers there, and it is no platform: look at `baseUrl`. */
  | "no-platform"
  /** The page has no Web Audio, or the browser refuses it. */
  | "no-audio"
  /** The audio worklet could not be loaded; see `workletUrl`. */
  | "worklet-missing"
  /** The call is in a room of Daily's, whose library is not there. */
  | "daily-missing"
  /** The noise cancellation failed. */
  | "audio-processor"
  /** A bug of ours, or an unknown cause. */
  | "unknown";

/** A web call's failure, with its code and its cause. */
export class VoiceError extends CodedError<VoiceErrorCode> {
  override readonly name = "VoiceError";

  /** The HTTP status of the platform's refusal, with `call-refused`. */
  get statusCode(): number | undefined {
    return this.cause instanceof ApiError && this.cause.statusCode > 0 ? this.cause.statusCode : undefined;
  }
}

/** An error as plain data, for JSON, log lines and message ports. */
export interface SerialisedError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly statusCode?: number;
  readonly stack?: string;
  readonly cause?: SerialisedError;
}

/** Turns anything thrown into plain data, causes included. */
export function serialiseError(error: unknown, depth = 3): SerialisedError {
  if (!(error instanceof Error)) return { name: "Error", message: messageOf(error) };
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown };
  return {
    name: error.name,
    message: error.message,
    ...(typeof code === "string" && { code }),
    ...(typeof statusCode === "number" && { statusCode }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined && depth > 0 && { cause: serialiseError(error.cause, depth - 1) }),
  };
}

function messageOf(thrown: unknown): string {
  if (typeof thrown === "string") return thrown;
  const message = (thrown as { readonly message?: unknown } | null | undefined)?.message;
  return typeof message === "string" ? message : "";
}

/** Converts any thrown value to a `VoiceError`; keeps the server's own message. */
export function asVoiceError(thrown: unknown): VoiceError {
  if (thrown instanceof VoiceError) return thrown;
  if (thrown instanceof ApiError) {
    return new VoiceError(thrown.statusCode === 0 ? "not-reached" : "call-refused", thrown.message, { cause: thrown });
  }
  return new VoiceError("unknown", messageOf(thrown) || "It failed without saying why.", { cause: thrown });
}
