import type { DailyCameraErrorType, DailyFatalErrorType, DailyParticipant } from "@daily-co/daily-js";
import type { FatalRoomError } from "@dilo/api";
import type { DeviceErrorCode } from "../../voice-error.ts";
import type { Participant } from "../media-room.ts";

/** Maps Daily's fatal error type to our code; an error without one is a lost connection. */
export function fatalErrorOf(type: DailyFatalErrorType | undefined): FatalRoomError {
  return type === undefined || type === "connection-error" ? "connection" : type;
}

/** Maps Daily's device error type to our code. */
export function deviceErrorOf(type: DailyCameraErrorType): DeviceErrorCode {
  switch (type) {
    case "permissions":
    case "constraints":
    case "not-found":
      return type;
    case "cam-in-use":
    case "mic-in-use":
    case "cam-mic-in-use":
      return "in-use";
    case "undefined-mediadevices":
    case "unknown":
      return "not-found";
  }
}

/** Maps Daily's participant to ours. */
export function participantOf({ session_id: id, user_name: userName, local }: DailyParticipant): Participant {
  return { id, userName, isLocal: local };
}
