import { type DeviceErrorCode, VoiceError } from "../voice-error.ts";

/** The audio input: true for the default microphone, a device id, the caller's own track, or false for none. */
export type AudioSource = boolean | string | MediaStreamTrack;

/** The person's microphone, open for one call. */
export interface Microphone {
  readonly track: MediaStreamTrack;
  /** Releases the device, unless the track is the caller's own. */
  close(): void;
}

/** Opens a microphone. @throws VoiceError `permissions`, `not-found`, `in-use`, `constraints` */
export type OpenMicrophone = (source: Exclude<AudioSource, false>) => Promise<Microphone>;

/** The browser's microphone, with echo cancellation on, because most people listen on a phone's loudspeaker. */
export const openMicrophone: OpenMicrophone = async (source) => {
  if (typeof source === "object") return { track: source, close: () => {} };
  const devices = typeof navigator === "undefined" ? undefined : navigator.mediaDevices;
  if (devices === undefined) throw new VoiceError("not-found", "This page cannot use a microphone.");
  const audio: MediaTrackConstraints = {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(typeof source === "string" && { deviceId: { exact: source } }),
  };
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({ audio });
  } catch (cause) {
    const code = deviceErrorCode(cause);
    throw new VoiceError(code, whyNot[code], { cause });
  }
  const [track] = stream.getAudioTracks();
  if (track === undefined) throw new VoiceError("not-found", whyNot["not-found"]);
  return { track, close: () => track.stop() };
};

/** What a developer reads. */
const whyNot: Readonly<Record<DeviceErrorCode, string>> = {
  permissions: "The microphone was denied.",
  "not-found": "There is no microphone.",
  "in-use": "The microphone is in use.",
  constraints: "There is no such microphone.",
};

/** Maps the error of `getUserMedia` to a device error code. */
export function deviceErrorCode(cause: unknown): DeviceErrorCode {
  const name = cause instanceof Error ? cause.name : "";
  switch (name) {
    case "NotAllowedError":
    case "SecurityError":
      return "permissions";
    case "NotReadableError":
    case "AbortError":
      return "in-use";
    case "OverconstrainedError":
      return "constraints";
    default:
      return "not-found";
  }
}
