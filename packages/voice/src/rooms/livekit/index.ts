import { loadCode } from "../../load-code.ts";
import type { OpenRoom } from "../media-room.ts";
import type { LiveKitLibrary } from "./livekit-library.ts";

export type { LiveKitLibrary } from "./livekit-library.ts";

/**
 * Creates rooms on a LiveKit server, for a `webCallUrl` of livekit+wss:. LiveKit's library comes from the page and is loaded
 * with the first such call: `new VoiceCall({ rooms: liveKitRooms(() => import("livekit-client")), … })`.
 * @param others creates all other rooms; our own when left out
 * @throws VoiceError `not-reached` from the call's start when the library cannot be loaded
 */
export function liveKitRooms(load: () => Promise<LiveKitLibrary>, others: OpenRoom = openOwnRoom): OpenRoom {
  const open: OpenRoom = async (webCallUrl, context) => {
    if (!webCallUrl.startsWith("livekit+")) return others(webCallUrl, context);
    const { openLiveKitRoom } = await loadCode(() => import("./livekit-line.ts"));
    const room = openLiveKitRoom(await loadCode(load), webCallUrl, context);
    // What commands before the call have opened would stay on: this room cannot take it over.
    await context.prepared?.destroy().catch(() => undefined);
    return room;
  };
  return others.prepare ? Object.assign(open, { prepare: others.prepare }) : open;
}

const openOwnRoom: OpenRoom = async (webCallUrl, context) => {
  // The call has loaded it; a page that only names these functions has not.
  const { openRoom } = await loadCode(() => import("../open-room.ts"));
  return openRoom(webCallUrl, context);
};
