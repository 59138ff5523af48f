import { readLiveKitAddress } from "@dilo/api";
import { VoiceError } from "../../voice-error.ts";
import { EmbeddedRoom } from "../embedded/embedded-room.ts";
import type { OpenWebSocket } from "../embedded/room-socket.ts";
import type { OpenRtcAudio } from "../embedded/rtc-audio.ts";
import type { MediaRoom, RoomContext } from "../media-room.ts";
import { LiveKitAudio } from "./livekit-audio.ts";
import type { LiveKitConnection, LiveKitLibrary, LiveKitTrack } from "./livekit-library.ts";
import { LiveKitSocket } from "./livekit-socket.ts";

/**
 * Creates the room of a LiveKit address: our own room, whose frames travel through LiveKit.
 * @throws VoiceError `not-supported` for an address that is not whole
 */
export function openLiveKitRoom(library: LiveKitLibrary, webCallUrl: string, context: RoomContext): MediaRoom {
  const place = readLiveKitAddress(webCallUrl);
  if (place === undefined) throw new VoiceError("not-supported", "The address of this LiveKit room is not whole.");
  return new EmbeddedRoom({ url: webCallUrl, ...context, ...openLiveKitLine(library, place) });
}

/** One page's connections to a LiveKit room, one after the other: what an embedded room opens instead of its own. */
export interface LiveKitLine {
  readonly openWebSocket: OpenWebSocket;
  readonly openRtcAudio: OpenRtcAudio;
}

/** @param place LiveKit's address and the page's token */
export function openLiveKitLine(
  library: LiveKitLibrary,
  place: { readonly url: string; readonly token: string },
): LiveKitLine {
  let connection: LiveKitConnection | undefined;
  let voice: LiveKitTrack | undefined;
  let audio: LiveKitAudio | undefined;

  return {
    openWebSocket: () => {
      const opened = new library.Room({ adaptiveStream: false, dynacast: false });
      connection = opened;
      voice = undefined;
      opened.on("trackSubscribed", (track) => {
        if (track.kind !== "audio" || opened !== connection) return;
        voice = track;
        audio?.setVoice(track);
      });
      return new LiveKitSocket(opened, place);
    },
    openRtcAudio: (context, listener) => {
      if (connection === undefined) return undefined;
      audio = new LiveKitAudio({ connection, context, listener, voice });
      return audio;
    },
  };
}
