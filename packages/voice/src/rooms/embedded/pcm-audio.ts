import { roomAudio } from "@dilo/api";
import { Resampler } from "@dilo/foundation";
import { LevelMeter } from "../../audio/level-meter.ts";
import { VoiceError } from "../../voice-error.ts";
import type { RoomContext } from "../media-room.ts";
import { loadWorklet } from "./load-worklet.ts";
import { decodePcm, FrameCutter } from "./pcm-frames.ts";

/** How much audio is buffered before playback starts, to bridge frames that arrive late. */
const jitterMs = 60;

/** The room's audio as PCM frames: the microphone is cut into frames, received frames are played as a track. */
export interface PcmAudio {
  /** The assistant's voice as a track, for an audio element. */
  readonly track: MediaStreamTrack;
  /** Captures this microphone from now on; null for none. */
  setMicrophone(track: MediaStreamTrack | null): void;
  play(frame: ArrayBuffer): void;
  /** Reported back through `played` when everything before it was played. */
  mark(mark: number): void;
  /** Drops everything that was not played yet, with its marks. */
  flush(): void;
  remoteLevel(): number;
  localLevel(): number;
  close(): void;
}

export interface PcmAudioListener {
  /** 20 ms of the microphone. */
  frame(frame: ArrayBuffer): void;
  played(mark: number): void;
  /** The assistant's audio starts or stops playing. */
  playing(isPlaying: boolean): void;
}

export type OpenPcmAudio = (
  { audioContext, workletUrl }: Pick<RoomContext, "audioContext" | "workletUrl">,
  listener: PcmAudioListener,
) => Promise<PcmAudio>;

/** PCM through Web Audio. @throws VoiceError `no-audio`, `worklet-missing` */
export const openPcmAudio: OpenPcmAudio = async ({ audioContext: context, workletUrl }, listener) => {
  // Pages that are not served over https: have contexts without worklets.
  if (context?.audioWorklet === undefined) throw new VoiceError("no-audio", noAudio);
  await loadWorklet(context, workletUrl);
  const playback = openPlayback(context, listener);
  const capture = openCapture(context, listener);
  const remote = new LevelMeter(context, playback.node);
  const local = new LevelMeter(context, capture.input);
  return {
    track: playback.track,
    setMicrophone: capture.setMicrophone,
    play: playback.play,
    mark: (mark) => playback.node.port.postMessage({ mark }),
    flush: () => playback.node.port.postMessage({ flush: true }),
    remoteLevel: () => remote.read(),
    localLevel: () => local.read(),
    close: () => {
      capture.close();
      playback.close();
    },
  };
};

const noAudio = "This page has no Web Audio with worklets: it must be served over https: or from localhost.";

function openPlayback(context: AudioContext, listener: PcmAudioListener) {
  const resampler = new Resampler(roomAudio.sampleRate, context.sampleRate);
  const node = new AudioWorkletNode(context, "dilo-playback", {
    numberOfInputs: 0,
    outputChannelCount: [1],
    processorOptions: { jitterMs },
  });
  const destination = context.createMediaStreamDestination();
  node.connect(destination);
  node.port.onmessage = ({ data }: MessageEvent<{ readonly played?: number; readonly isPlaying?: boolean }>) => {
    if (data.played !== undefined) listener.played(data.played);
    if (data.isPlaying !== undefined) listener.playing(data.isPlaying);
  };
  const [track] = destination.stream.getAudioTracks();
  if (track === undefined) throw new Error("Web Audio gave no track.");
  const play = (frame: ArrayBuffer) => {
    const samples = resampler.push(decodePcm(frame));
    if (samples.length > 0) node.port.postMessage({ samples }, [samples.buffer]);
  };
  const close = () => {
    node.port.onmessage = null;
    node.disconnect();
    track.stop();
  };
  return { node, track, play, close };
}

function openCapture(context: AudioContext, listener: PcmAudioListener) {
  const resampler = new Resampler(context.sampleRate, roomAudio.sampleRate);
  const cutter = new FrameCutter();
  const input = context.createGain();
  const node = new AudioWorkletNode(context, "dilo-capture", {
    numberOfOutputs: 1,
    channelCount: 1,
    channelCountMode: "explicit",
  });
  // Its output is silence; it is connected so that browsers run it.
  input.connect(node).connect(context.destination);
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    for (const frame of cutter.push(resampler.push(data))) listener.frame(frame);
  };
  let source: MediaStreamAudioSourceNode | undefined;
  const setMicrophone = (track: MediaStreamTrack | null) => {
    source?.disconnect();
    source = track ? context.createMediaStreamSource(new MediaStream([track])) : undefined;
    source?.connect(input);
  };
  const close = () => {
    node.port.onmessage = null;
    source?.disconnect();
    input.disconnect();
    node.disconnect();
  };
  return { input, setMicrophone, close };
}
