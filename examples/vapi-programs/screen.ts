// Sharing a screen, with both arguments.
import Vapi from "@dilo/voice/vapi";
import { assistantId, platform } from "./platform.js";

const vapi = new Vapi(platform.token, platform.baseUrl);
vapi.on("error", (error) => console.log("error", error.type, error.message));
vapi.on("call-start", () => {
  vapi.startScreenSharing({ video: true, audio: false }, { maxQuality: "high" });
  vapi.startScreenSharing();
  vapi.stopScreenSharing();
});

export const start = () => vapi.start(assistantId);
export const stop = () => vapi.stop();
