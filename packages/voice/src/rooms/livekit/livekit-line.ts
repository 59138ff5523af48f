import type { OpenWebSocket } from "../embedded/room-socket.ts";
import type { OpenRtcAudio } from "../embedded/rtc-audio.ts";
import { LiveKitAudio } from "./livekit-audio.ts";
import type { LiveKitConnection, LiveKitLibrary, LiveKitTrack } from "./livekit-library.ts";
import { LiveKitSocket } from "./livekit-socket.ts";

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
