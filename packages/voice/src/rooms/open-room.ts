import { loadCode } from "../load-code.ts";
import { VoiceError } from "../voice-error.ts";
import { EmbeddedRoom } from "./embedded/embedded-room.ts";
import type { MediaRoom, RoomContext } from "./media-room.ts";

/**
 * Makes the room a `webCallUrl` names: ours behind ws: and wss:, Daily's, loaded only then, behind https:.
 * @throws VoiceError `not-supported` for any other address, `not-reached` when Daily's code does not arrive
 */
export async function openRoom(webCallUrl: string, surroundings: RoomContext): Promise<MediaRoom> {
  if (/^wss?:/.test(webCallUrl)) return new EmbeddedRoom({ url: webCallUrl, ...surroundings });
  if (/^https?:/.test(webCallUrl)) {
    const { DailyRoom } = await loadCode(() => import("./daily/daily-room.ts"));
    const { sendsVideo, dailyConfig } = surroundings;
    return new DailyRoom({ url: webCallUrl, sendsVideo, dailyConfig });
  }
  throw new VoiceError("not-supported", "This kind of room is not known.");
}
