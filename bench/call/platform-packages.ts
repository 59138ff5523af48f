// Packages of the platform's own, for the callers.
import { createRequire } from "node:module";

const need = createRequire(new URL("../../packages/platform/package.json", import.meta.url));

const ws: typeof import("ws") = need("ws");
export const { WebSocket, WebSocketServer } = ws;

/** A sound to send, as far as it is used here: the WebRTC package has no types of its own. */
export interface AudioSource {
  readonly createTrack: () => MediaStreamTrack;
  readonly onData: (frames: {
    samples: Int16Array;
    sampleRate: number;
    bitsPerSample: number;
    channelCount: number;
    numberOfFrames: number;
  }) => void;
}

/** Loads the WebRTC package; native code, only for a process of its own. */
export const loadWebRtc = (): {
  RTCPeerConnection: typeof RTCPeerConnection;
  nonstandard: { RTCAudioSource: new () => AudioSource };
} => need("@roamhq/wrtc");
