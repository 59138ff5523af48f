// The product's own modules, from their source.
import { pronounce } from "@dilo/forms";
import { openLookups } from "../../apps/server/src/answers/language/lookups.ts";
import { expectedAnswers } from "../../apps/server/src/calls/expected-answers.ts";
import { fixedTexts } from "../../apps/server/src/calls/fixed-texts.ts";
import { withNearestVoice } from "../../packages/platform/src/speech/vad/nearest-voice.ts";
import { withNoiseGate } from "../../packages/platform/src/speech/vad/noise-gate.ts";
import type { OpenVad } from "../../packages/platform/src/speech/vad/vad.ts";
import { loadVad } from "../../packages/platform/src/speech/vad/via-fvad.ts";

/** Opens the speech detector as the platform opens it. */
export async function openDetector(): Promise<OpenVad> {
  return withNearestVoice(withNoiseGate(await loadVad()));
}

/** All the assistant always says, as the voice is to say it. */
export const fixedPrompts: readonly string[] = fixedTexts("Dilo").map((text) => pronounce(text));

/** What the forms' readers tell the call of an answer. */
export const expected = expectedAnswers({
  clock: () => new Date("2026-11-20T12:00:00Z"),
  lookups: openLookups(),
});
