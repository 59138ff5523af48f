// @ts-check
// Packages of the platform's own, for the callers.
import { createRequire } from "node:module";

const need = createRequire(new URL("../../packages/platform/package.json", import.meta.url));

/** @type {typeof import("ws")} */
const ws = need("ws");
export const { WebSocket, WebSocketServer } = ws;

/**
 * A sound to send, as far as it is used here: the WebRTC package has no types of its own.
 * @typedef {object} AudioSource
 * @property {() => MediaStreamTrack} createTrack
 * @property {(frames: { samples: Int16Array, sampleRate: number, bitsPerSample: number, channelCount: number,
 *   numberOfFrames: number }) => void} onData
 */

/**
 * Loads the WebRTC package; native code, only for a process of its own.
 * @returns {{ RTCPeerConnection: typeof RTCPeerConnection,
 *   nonstandard: { RTCAudioSource: new () => AudioSource } }}
 */
export const loadWebRtc = () => need("@roamhq/wrtc");
