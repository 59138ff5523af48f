// Sharing a screen, with both arguments.
import Vapi from "@dilo/voice/vapi";

const vapi = new Vapi("token", "https://platform.example");
vapi.on("call-start", () => {
  vapi.startScreenSharing({ video: true, audio: false }, { maxQuality: "high", allowAdaptiveLayers: true });
  vapi.startScreenSharing();
});
vapi.on("speech-start", () => vapi.stopScreenSharing());
void vapi.start("assistant-1");
