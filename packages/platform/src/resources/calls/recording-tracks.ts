import { Readable } from "node:stream";
import { roomAudio } from "@dilo/api";
import { type RecordingTrack, recordingRoutes } from "@dilo/api/operations";
import { wavHeaderOf } from "../../audio/wav.ts";

/** Bytes of one moment of both sides. */
const pairBytes = 4;

/** A WAV file that is made while it is read. */
export interface WavStream {
  readonly bytes: number;
  readonly stream: Readable;
}

/** Makes a WAV file of a call's recording, which is kept as bare stereo samples, the person left. */
export function wavOf(
  recording: { readonly bytes: number; readonly stream: Readable },
  sound: RecordingTrack,
): WavStream {
  const pairs = Math.floor(recording.bytes / pairBytes);
  const channels = sound === "stereo" ? 2 : 1;
  const bytes = pairs * channels * 2;
  const header = wavHeaderOf({ sampleRate: roomAudio.sampleRate, channels, bytes });
  return { bytes: header.length + bytes, stream: Readable.from(parts(header, recording.stream, sound)) };
}

async function* parts(
  header: Buffer,
  stream: Readable,
  sound: RecordingTrack,
): AsyncGenerator<Buffer, void, undefined> {
  yield header;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % pairBytes);
    rest = bytes.subarray(whole);
    if (whole > 0) yield sound === "stereo" ? bytes.subarray(0, whole) : oneSide(bytes.subarray(0, whole), sound);
  }
}

function oneSide(stereo: Buffer, sound: Exclude<RecordingTrack, "stereo">): Buffer {
  const one = Buffer.alloc(stereo.length / 2);
  for (let at = 0; at < stereo.length; at += pairBytes) {
    const [person, assistant] = [stereo.readInt16LE(at), stereo.readInt16LE(at + 2)];
    // Two voices at once may be louder than a sample can say.
    const mixed = Math.max(-32_768, Math.min(32_767, person + assistant));
    one.writeInt16LE({ customer: person, assistant, mono: mixed }[sound], at / 2);
  }
  return one;
}

/** The artifact's fields that tell where a call's recording is. */
export function recordingAt(apiUrl: string, callId: string) {
  const urlOf = (track: RecordingTrack) => apiUrl + recordingRoutes[track].path.replace("{id}", callId);
  const mono = { combinedUrl: urlOf("mono"), assistantUrl: urlOf("assistant"), customerUrl: urlOf("customer") };
  const stereoUrl = urlOf("stereo");
  return { recordingUrl: mono.combinedUrl, stereoRecordingUrl: stereoUrl, recording: { stereoUrl, mono } };
}
