import { findEspeakVoice, findEspeakWasmVoice, type Voice } from "@dilo/platform";
import type { Env } from "../../settings/env.ts";
import { elevenLabsSpeech } from "./elevenlabs.ts";
import { openAiSpeech } from "./openai.ts";
import { chooseProvider, type SpeechProvider, type SpeechService } from "./provider.ts";

/** Every service that can speak. The settings, the start-up table and the consent know them from here alone. */
const voiceProviders: readonly SpeechProvider<Voice>[] = [openAiSpeech, elevenLabsSpeech];

/** Who speaks; "local": this machine's own voice where it has one, else the browser's. */
export type SpeakerChoice = SpeechService<Voice> | "local";

/**
 * Reads who is to speak.
 * @throws ServerError `invalid-settings` when several are set, or half of one
 */
export function readSpeaker(env: Env): SpeakerChoice {
  return chooseProvider(env, voiceProviders) ?? "local";
}

/** Undefined: the settings name no service. */
export function openSpeaker(speaker: SpeakerChoice): Voice | undefined {
  return speaker === "local" ? undefined : speaker.open();
}

const programs = new Map<string, Promise<Voice | undefined>>();

/** This machine's own voice: the program where it is installed, which is looked for once, else the package. */
export async function findLocalVoice(command = "espeak-ng"): Promise<Voice | undefined> {
  const program = programs.get(command) ?? findEspeakVoice({ command });
  programs.set(command, program);
  return (await program) ?? findEspeakWasmVoice();
}
