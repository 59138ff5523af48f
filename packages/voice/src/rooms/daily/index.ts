import { loadCode } from "../../load-code.ts";
import { VoiceError } from "../../voice-error.ts";
import type { OpenRoom } from "../media-room.ts";

/**
 * Creates Daily's room for a `webCallUrl` of https:, and our own for wss:. Daily's library is loaded with the first such
 * call: `new VoiceCall({ rooms: dailyRoom, … })`.
 * @throws VoiceError `daily-missing` when Daily's library cannot be loaded
 */
export const dailyRoom: OpenRoom = async (webCallUrl, context) => {
  if (!/^https?:/.test(webCallUrl)) {
    // The call has loaded it; a page that only names this function has not.
    const { openRoom } = await loadCode(() => import("../open-room.ts"));
    return openRoom(webCallUrl, context);
  }
  const { DailyRoom } = await loadCode(() => import("./daily-room.ts")).catch((cause) => {
    throw new VoiceError("daily-missing", "@daily-co/daily-js could not be loaded: is it installed?", { cause });
  });
  const { sendsVideo, dailyConfig } = context;
  return new DailyRoom({ url: webCallUrl, sendsVideo, dailyConfig });
};
