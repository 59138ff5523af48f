// Packages of the platform, for the callers beside it.
import { createRequire } from "node:module";

const need = createRequire(new URL("../../packages/platform/package.json", import.meta.url));

export const { WebSocket, WebSocketServer } = need("ws");

/** Native code: only for a process of its own. */
export const loadWebRtc = () => need("@roamhq/wrtc");
