import { loadCode } from "../load-code.ts";
import { VoiceError } from "../voice-error.ts";
import { EmbeddedRoom } from "./embedded/embedded-room.ts";
import type { MediaRoom, RoomContext } from "./media-room.ts";

/**
 * Creates the room for a `webCallUrl`: ours for ws: and wss:, Daily's, loaded only then, for https:.
 * @throws VoiceError `not-supported` for any other address, `not-reached` when Daily's code cannot be loaded
 */
export async function openRoom(webCallUrl: string, context: RoomContext): Promise<MediaRoom> {
  if (/^wss?:/.test(webCallUrl)) return new EmbeddedRoom({ url: webCallUrl, ...context });
  if (/^https?:/.test(webCallUrl)) {
    const { DailyRoom } = await loadCode(() => import("./daily/daily-room.ts"));
    const { sendsVideo, dailyConfig } = context;
    return new DailyRoom({ url: webCallUrl, sendsVideo, dailyConfig });
  }
  throw new VoiceError("not-supported", "This kind of room is not known.");
}
