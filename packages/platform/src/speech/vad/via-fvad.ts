import { roomAudio } from "@dilo/api";
import loadFvad, { type Fvad } from "@echogarden/fvad-wasm";
import type { OpenVad } from "./vad.ts";

/** libfvad's most aggressive mode: the least likely to take noise for speech. */
const mode = 3;

/** Loads libfvad once; the detectors it opens share its memory. */
export async function loadVad(): Promise<OpenVad> {
  const fvad = await loadFvad();
  return () => openVad(fvad);
}

function openVad(fvad: Fvad) {
  const detector = fvad._fvad_new();
  const input = fvad._malloc(roomAudio.frameBytes);
  if (detector === 0 || input === 0) throw new Error("The speech detector has no memory left.");
  fvad._fvad_set_sample_rate(detector, roomAudio.sampleRate);
  fvad._fvad_set_mode(detector, mode);
  return {
    isSpeech: (frame: Int16Array) => {
      fvad.HEAP16.set(frame, input / Int16Array.BYTES_PER_ELEMENT);
      return fvad._fvad_process(detector, input, frame.length) === 1;
    },
    close: () => {
      fvad._fvad_free(detector);
      fvad._free(input);
    },
  };
}
