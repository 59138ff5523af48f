import { elevenLabsVoice, type Voice } from "@dilo/platform";
import { groupOf } from "../../settings/env.ts";
import type { SpeechProvider } from "./provider.ts";

/** ElevenLabs, which speaks. */
export const elevenLabsSpeech: SpeechProvider<Voice> = {
  setting: "ELEVENLABS_API_KEY",
  read(env) {
    const group = groupOf(env, ["ELEVENLABS_API_KEY", "ELEVENLABS_VOICE_ID"]);
    if (group === undefined) return undefined;
    const { ELEVENLABS_API_KEY: key, ELEVENLABS_VOICE_ID: voiceId } = group;
    return { name: "ElevenLabs", vendor: "11labs", voiceId, open: () => elevenLabsVoice({ key, voiceId }) };
  },
};
