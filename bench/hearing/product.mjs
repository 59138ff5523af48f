// @ts-check
// The product's own modules, from their source.
import { loadSource } from "../../scripts/lib/source.mjs";

/** @param {string} path in the repository @returns {Promise<any>} */
const load = (path) => loadSource(`/${path}`);

/** @type {typeof import("../../packages/foundation/src/index.ts")} */
export const resampler = await load("packages/foundation/src/index.ts");
/** @type {typeof import("../../packages/platform/src/testing/spoken-dialogue.ts")} */
export const { SpokenDialogue } = await load("packages/platform/src/testing/spoken-dialogue.ts");
/** @type {typeof import("../../packages/platform/src/calls/session/policy.ts")} */
export const { policy } = await load("packages/platform/src/calls/session/policy.ts");
/** @type {typeof import("../../packages/platform/src/speech/vad/via-fvad.ts")} */
export const fvad = await load("packages/platform/src/speech/vad/via-fvad.ts");
/** @type {typeof import("../../packages/platform/src/speech/vad/noise-gate.ts")} */
export const noiseGate = await load("packages/platform/src/speech/vad/noise-gate.ts");
/** @type {typeof import("../../packages/platform/src/speech/vad/nearest-voice.ts")} */
export const nearestVoice = await load("packages/platform/src/speech/vad/nearest-voice.ts");
/** @type {typeof import("../../packages/platform/src/testing/noises.ts")} */
export const { noiseAt } = await load("packages/platform/src/testing/noises.ts");

/** @type {typeof import("../../packages/platform/src/audio/loudness.ts")} */
export const loudness = await load("packages/platform/src/audio/loudness.ts");
/** @type {typeof import("../../packages/platform/src/speech/voices/cached-voice.ts")} */
export const voices = await load("packages/platform/src/speech/voices/cached-voice.ts");
/** @type {typeof import("../../packages/platform/src/speech/voices/via-espeak.ts")} */
export const { findEspeakVoice } = await load("packages/platform/src/speech/voices/via-espeak.ts");

/**
 * Opens the speech detector as the platform opens it.
 * @returns {Promise<import("../../packages/platform/src/speech/vad/vad.ts").OpenVad>}
 */
export async function openDetector() {
  return nearestVoice.withNearestVoice(noiseGate.withNoiseGate(await fvad.loadVad()));
}

const { pronounce } = await load("packages/forms/src/index.ts");
const { fixedTexts } = await load("apps/server/src/calls/fixed-texts.ts");
/** All the assistant always says, as the voice is to say it. @type {readonly string[]} */
export const fixedPrompts = fixedTexts("Dilo").map((/** @type {string} */ text) => pronounce(text));

const { expectedAnswers } = await load("apps/server/src/calls/expected-answers.ts");
const { openLookups } = await load("apps/server/src/answers/language/lookups.ts");
/** What the forms' readers tell the call of an answer. @type {import("../../packages/platform/src/platform.ts").ExpectedAnswers} */
export const expected = expectedAnswers({ clock: () => new Date("2026-11-20T12:00:00Z"), lookups: openLookups() });
