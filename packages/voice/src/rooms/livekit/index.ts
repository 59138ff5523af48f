import { readLiveKitAddress } from "@dilo/api";
import { loadCode } from "../../load-code.ts";
import { EmbeddedRoom } from "../embedded/embedded-room.ts";
import type { OpenRoom } from "../media-room.ts";
import { openRoom } from "../open-room.ts";
import type { LiveKitLibrary } from "./livekit-library.ts";

export type { LiveKitLibrary } from "./livekit-library.ts";

/**
 * Creates rooms on a LiveKit server, for a `webCallUrl` of livekit+wss:. LiveKit's library comes from the page and is loaded
 * with the first such call: `new VoiceCall({ rooms: liveKitRooms(() => import("livekit-client")), … })`.
 * @param others creates all other rooms; our own when left out
 * @throws VoiceError `not-reached` from the call's start when the library cannot be loaded
 */
export function liveKitRooms(load: () => Promise<LiveKitLibrary>, others: OpenRoom = openRoom): OpenRoom {
  const open: OpenRoom = async (webCallUrl, context) => {
    const place = readLiveKitAddress(webCallUrl);
    if (place === undefined) return others(webCallUrl, context);
    const library = await loadCode(load);
    const { openLiveKitLine } = await loadCode(() => import("./livekit-line.ts"));
    await context.prepared?.destroy().catch(() => undefined);
    return new EmbeddedRoom({ url: webCallUrl, ...context, ...openLiveKitLine(library, place) });
  };
  return others.prepare ? Object.assign(open, { prepare: others.prepare }) : open;
}
