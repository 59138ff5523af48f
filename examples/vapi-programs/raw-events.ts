// Events with what the call library itself tells.
import Vapi from "@dilo/voice/vapi";

const vapi = new Vapi("token");
vapi.on("camera-error", (event) => console.log(event.errorMsg.errorMsg, event.error.type));
vapi.on("network-quality-change", (event) => console.log(event.threshold, event.quality));
vapi.on("network-connection", (event) => console.log(event.type, event.event));
vapi.on("daily-participant-updated", (participant) => console.log(participant.session_id, participant.user_name));
vapi.on("error", (error) => console.log(error.type, error.stage, error.error?.message, error.errorMsg));
vapi.on("call-start-progress", ({ stage, status, duration, metadata }) =>
  console.log(stage, status, duration, metadata?.callId),
);
vapi.on("call-start-failed", ({ stage, error, errorStack, context }) =>
  console.log(stage, error, errorStack, context.isMobile),
);
vapi.on("call-start-success", ({ callId, totalDuration }) => console.log(callId, totalDuration));
vapi.on("video", (track: MediaStreamTrack) => console.log(track.id));
vapi.on("message", (message) => {
  if (message.type === "tool-calls") for (const { id } of message.toolCallList) console.log(id);
});
