import { type DeviceErrorCode, VoiceError } from "../voice-error.ts";

/** What the call listens to: true for the default microphone, a device id, a track of one's own, false for none. */
export type AudioSource = boolean | string | MediaStreamTrack;

/** The person's microphone, open for one call. */
export interface Microphone {
  readonly track: MediaStreamTrack;
  /** Lets go of the device, unless the track was the caller's own. */
  close(): void;
}

/** Asks for a microphone. @throws VoiceError `permissions`, `not-found`, `in-use`, `constraints` */
export type OpenMicrophone = (source: Exclude<AudioSource, false>) => Promise<Microphone>;

/** The browser's microphone, with its echo cancellation on: most people listen on a phone's loudspeaker. */
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
    throw new VoiceError(deviceErrorCode(cause), "The microphone could not be opened.", { cause });
  }
  const [track] = stream.getAudioTracks();
  if (track === undefined) throw new VoiceError("not-found", "The microphone could not be opened.");
  return { track, close: () => track.stop() };
};

/** Reads why the browser gave no microphone. */
export function deviceErrorCode(cause: unknown): DeviceErrorCode {
  const name = cause instanceof Error ? cause.name : "";
  switch (name) {
    case "NotAllowedError":
    case "PermissionDeniedError":
    case "SecurityError":
      return "permissions";
    case "NotReadableError":
    case "TrackStartError":
    case "AbortError":
      return "in-use";
    case "OverconstrainedError":
    case "ConstraintNotSatisfiedError":
      return "constraints";
    default:
      return "not-found";
  }
}

/**
 * A track made louder or softer. What comes of it never ends by itself: `onEnded` tells that the input has.
 * @throws VoiceError `not-supported` without Web Audio
 */
export function withGain(
  input: MediaStreamTrack,
  context: AudioContext | undefined,
  { gain, onEnded }: { readonly gain: number; readonly onEnded: () => void },
): Microphone {
  if (context === undefined) throw new VoiceError("not-supported", "This browser cannot change the volume.");
  const source = context.createMediaStreamSource(new MediaStream([input]));
  const amplifier = context.createGain();
  amplifier.gain.value = gain;
  const destination = context.createMediaStreamDestination();
  source.connect(amplifier).connect(destination);
  const [track] = destination.stream.getAudioTracks();
  if (track === undefined) throw new VoiceError("not-supported", "This browser cannot change the volume.");
  input.addEventListener("ended", onEnded);
  const close = () => {
    input.removeEventListener("ended", onEnded);
    source.disconnect();
    amplifier.disconnect();
    track.stop();
  };
  return { track, close };
}
