import { type ClientSignal, rtcDrainMs } from "@dilo/api";
import { LevelMeter } from "../../audio/level-meter.ts";

/** A network that lets WebRTC through does so well before. Milliseconds. */
const connectWithinMs = 4000;

/** The room's WebRTC connection: beside the WebSocket, until it is connected and after it was lost PCM carries the sound. */
export interface RtcAudio {
  /** The microphone goes this way. */
  readonly isConnected: boolean;
  /** The assistant's voice. */
  readonly track: MediaStreamTrack;
  answer(sdp: string): void;
  /** Goes on with this microphone; null with none. */
  listen(track: MediaStreamTrack | null): void;
  /** Sends the microphone or silence. */
  setOn(isOn: boolean): void;
  /** Is silent for as long as what was sent before still arrives. */
  flush(): void;
  remoteLevel(): number;
  /** Closes; nothing is told after this. */
  close(): void;
}

export interface RtcAudioListener {
  send(signal: ClientSignal): void;
  /** It did not connect in time, or was connected and is not any more. Told once. */
  failed(): void;
}

export type OpenRtcAudio = (context: AudioContext | undefined, listener: RtcAudioListener) => RtcAudio | undefined;

/** WebRTC as browsers have it; undefined where they do not. */
export const openRtcAudio: OpenRtcAudio = (context, listener) => {
  if (typeof RTCPeerConnection === "undefined" || context === undefined) return undefined;
  // The server's addresses are in its answer, and it learns ours when we knock: no other server is asked.
  const peer = new RTCPeerConnection();
  const { sender, receiver } = peer.addTransceiver("audio", { direction: "sendrecv" });
  const meter = new LevelMeter(context, context.createMediaStreamSource(new MediaStream([receiver.track])));
  let isConnected = false;
  let isOn = true;
  let isClosed = false;
  let mine: MediaStreamTrack | undefined;
  let draining: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    clearTimeout(draining);
    peer.onconnectionstatechange = null;
    peer.close();
    mine?.stop();
  }

  function fail(): void {
    if (isClosed) return;
    close();
    listener.failed();
  }

  const timer = setTimeout(fail, connectWithinMs);
  peer.onconnectionstatechange = () => {
    const { connectionState } = peer;
    if (connectionState === "connected" && !isConnected) {
      clearTimeout(timer);
      isConnected = true;
      listener.send({ type: "transport", transport: "rtc" });
    }
    // Browsers say so after five seconds without an answer.
    if (connectionState === "disconnected" || connectionState === "failed") fail();
  };

  async function offer(): Promise<void> {
    await peer.setLocalDescription();
    const { localDescription } = peer;
    if (!isClosed && localDescription !== null) listener.send({ type: "offer", sdp: localDescription.sdp });
  }
  offer().catch(fail);

  return {
    get isConnected() {
      return isConnected;
    },
    track: receiver.track,
    answer: (sdp) => void peer.setRemoteDescription({ type: "answer", sdp }).catch(fail),
    listen: (track) => {
      mine?.stop();
      // A copy can be silenced without silencing whoever else listens to the microphone.
      mine = track?.clone();
      if (mine) mine.enabled = isOn;
      void sender.replaceTrack(mine ?? null).catch(fail);
    },
    setOn: (next) => {
      isOn = next;
      if (mine) mine.enabled = next;
    },
    flush: () => {
      clearTimeout(draining);
      receiver.track.enabled = false;
      draining = setTimeout(() => {
        receiver.track.enabled = true;
      }, rtcDrainMs);
    },
    remoteLevel: () => meter.read(),
    close,
  };
};
