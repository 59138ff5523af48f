import type { Microphone } from "./microphone.ts";

/**
 * Applies a gain to a track; undefined where the browser gives none. The resulting track does not end with the input;
 * `onEnded` is called when that ends.
 */
export function withGain(
  input: MediaStreamTrack,
  context: AudioContext,
  { gain, onEnded }: { readonly gain: number; readonly onEnded: () => void },
): Microphone | undefined {
  const source = context.createMediaStreamSource(new MediaStream([input]));
  const amplifier = context.createGain();
  amplifier.gain.value = gain;
  const destination = context.createMediaStreamDestination();
  source.connect(amplifier).connect(destination);
  const [track] = destination.stream.getAudioTracks();
  if (track === undefined) return undefined;
  input.addEventListener("ended", onEnded);
  const close = () => {
    input.removeEventListener("ended", onEnded);
    source.disconnect();
    amplifier.disconnect();
    track.stop();
  };
  return { track, close };
}
