// Devices, muting, gain, live control and the call object.
import Vapi from "@dilo/voice/vapi";
import { assistantId, platform } from "./platform.js";

const vapi = new Vapi(platform.token, platform.baseUrl);
vapi.on("error", (error) => console.log("error", error.message ?? error.errorMsg));

export async function call(): Promise<void> {
  const listening = new Promise<void>((resolve) => vapi.once("call-start", resolve));
  await vapi.start(assistantId);
  await listening;
  const devices = await navigator.mediaDevices.enumerateDevices();
  const last = (kind: MediaDeviceKind) => devices.filter((device) => device.kind === kind).at(-1)?.deviceId ?? "";
  await vapi.setInputDevicesAsync({ audioDeviceId: last("audioinput") });
  const [track] = (await navigator.mediaDevices.getUserMedia({ audio: true })).getAudioTracks();
  await vapi.setInputDevicesAsync({ audioSource: track as MediaStreamTrack });
  vapi.setOutputDeviceAsync({ outputDeviceId: last("audiooutput") });
  await vapi.increaseMicLevel(2);
  vapi.setMuted(!vapi.isMuted());
  console.log("muted:", vapi.isMuted());
  control();
  const ended = new Promise<void>((resolve) => vapi.once("call-end", resolve));
  vapi.end();
  await ended;
  track?.stop();
  console.log("object after the call:", vapi.getDailyCallObject());
}

function control(): void {
  const object = vapi.getDailyCallObject();
  if (object === null) return;
  object.on("left-meeting", () => console.log("left-meeting"));
  console.log("state:", object.meetingState(), Object.keys(object.participants()).length, object.localAudio());
  vapi.send({ type: "control", control: "mute-assistant" });
  vapi.send({
    type: "add-message",
    message: { role: "tool", tool_call_id: "t-1", content: "42" },
    triggerResponseEnabled: false,
  });
}
