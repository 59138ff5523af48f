import { VoiceError } from "../voice-error.ts";
import { EmbeddedRoom } from "./embedded/embedded-room.ts";
import type { MediaRoom, RoomContext } from "./media-room.ts";

/**
 * Creates our own room for a `webCallUrl` of ws: or wss:.
 * @throws VoiceError `daily-missing` for https:, a room of Daily's that the caller has to bring; `not-supported` for any
 *   other address
 */
export function openRoom(webCallUrl: string, context: RoomContext): MediaRoom {
  if (/^wss?:/.test(webCallUrl)) return new EmbeddedRoom({ url: webCallUrl, ...context });
  if (/^https?:/.test(webCallUrl)) throw new VoiceError("daily-missing", dailyMissing);
  throw new VoiceError(
    "not-supported",
    "webCallUrl must begin with wss: or https:; LiveKit's rooms need liveKitRooms.",
  );
}

/** Whether the address is a room of our own platform: on its server, or on a LiveKit server. */
export function isOwnRoom(webCallUrl: string): boolean {
  return /^(livekit\+)?wss?:/.test(webCallUrl);
}

const dailyMissing =
  'This call is in a room of Daily\'s. Install @daily-co/daily-js and pass its room: import { dailyRoom } from "@dilo/voice/daily"; new VoiceCall({ rooms: dailyRoom, … }).';
