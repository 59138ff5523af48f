// @ts-check
// The speech detector as the platform opens it.
import { fvad, nearestVoice, noiseGate } from "./product.mjs";

/** @typedef {import("../../packages/platform/src/speech/vad/vad.ts").OpenVad} OpenVad */

/** @returns {Promise<OpenVad>} */
export async function openDetector() {
  return nearestVoice.withNearestVoice(noiseGate.withNoiseGate(await fvad.loadVad()));
}
