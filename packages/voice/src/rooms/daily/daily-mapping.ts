import type { DailyCameraErrorType, DailyFatalErrorType, DailyParticipant } from "@daily-co/daily-js";
import type { FatalRoomError } from "@dilo/api";
import type { DeviceErrorCode } from "../../voice-error.ts";
import type { Participant } from "../media-room.ts";

/** Daily's word for how a room ends, in ours; one it does not name is a lost connection. */
export function fatalErrorOf(type: DailyFatalErrorType | undefined): FatalRoomError {
  return type === undefined || type === "connection-error" ? "connection" : type;
}

/** Daily's word for why a device failed, in ours. */
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

export function participantOf({ session_id: id, user_name: userName, local }: DailyParticipant): Participant {
  return { id, userName, isLocal: local };
}
