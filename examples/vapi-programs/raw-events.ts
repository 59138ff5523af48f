// Events with what the call library itself tells.
import Vapi from "@dilo/voice/vapi";
import { assistantId, platform } from "./platform.js";

const vapi = new Vapi(platform.token, platform.baseUrl);
vapi.on("camera-error", (event) => console.log("camera-error", event.error.type, event.errorMsg.errorMsg));
vapi.on("network-quality-change", (event) => console.log("quality", event.threshold, event.quality));
vapi.on("network-connection", (event) => console.log("network-connection", event.type, event.event));
vapi.on("daily-participant-updated", (participant) => console.log(participant.session_id, participant.user_name));
vapi.on("error", (error) => console.log("error", error.type, error.stage, error.error?.message, error.errorMsg));
vapi.on("call-start-progress", ({ stage, status, duration, metadata }) =>
  console.log("progress", stage, status, typeof duration, metadata?.callId),
);
vapi.on("call-start-failed", ({ stage, error, errorStack, context }) =>
  console.log("call-start-failed", stage, error, errorStack, context.isMobile),
);
vapi.on("call-start-success", ({ callId, totalDuration }) => console.log("success", callId, totalDuration >= 0));
vapi.on("video", (track: MediaStreamTrack) => console.log("video", track.id));
vapi.on("volume-level", (volume: number) => void volume.toFixed(2));
vapi.on("message", (message) => {
  if (message.type === "tool-calls") for (const { id } of message.toolCallList) console.log("tool", id);
  if (message.type === "transcript") console.log("transcript", message.role, message.transcript);
});
vapi.on("call-start", () => console.log("call-start"));
vapi.on("call-end", () => console.log("call-end"));

export const start = () => vapi.start(assistantId);
export const end = () => vapi.end();
