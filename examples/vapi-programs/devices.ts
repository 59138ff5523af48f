// Devices, muting and the call object.
import type Vapi from "@dilo/voice/vapi";

export async function chooseDevices(vapi: Vapi, track: MediaStreamTrack): Promise<void> {
  await vapi.setInputDevicesAsync({ audioDeviceId: "microphone-2" });
  await vapi.setInputDevicesAsync({ audioSource: track });
  vapi.setOutputDeviceAsync({ outputDeviceId: "headset" });
  await vapi.increaseMicLevel(2);
  vapi.setMuted(!vapi.isMuted());
  const call = vapi.getDailyCallObject();
  if (call === null) return;
  console.log(Object.keys(call.participants()).length, call.meetingState());
  call.on("app-message", (event: { data: unknown }) => console.log(event.data));
  vapi.send({ type: "control", control: "mute-assistant" });
  vapi.send({
    type: "add-message",
    message: { role: "tool", tool_call_id: "t-1", content: "42" },
    triggerResponseEnabled: false,
  });
  vapi.send({ type: "end-call" });
  vapi.end();
}
