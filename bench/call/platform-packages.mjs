// @ts-check
// Packages of the platform's own, for the callers.
import { createRequire } from "node:module";

const need = createRequire(new URL("../../packages/platform/package.json", import.meta.url));

export const { WebSocket, WebSocketServer } = need("ws");

/** Loads the WebRTC package; native code, only for a process of its own. @returns {any} */
export const loadWebRtc = () => need("@roamhq/wrtc");
