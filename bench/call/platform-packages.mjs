// @ts-check
// Packages of the platform's own, for the callers.
import { createRequire } from "node:module";

const need = createRequire(new URL("../../packages/platform/package.json", import.meta.url));

/** @type {typeof import("ws")} */
const ws = need("ws");
export const { WebSocket, WebSocketServer } = ws;

/**
 * Loads the WebRTC package; native code, only for a process of its own.
 * @returns {{ RTCPeerConnection: typeof RTCPeerConnection,
 *   nonstandard: { RTCAudioSource: new () => import("./rtc-callers.mjs").AudioSource } }}
 */
export const loadWebRtc = () => need("@roamhq/wrtc");
