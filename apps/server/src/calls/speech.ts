import {
  deepgramTranscriber,
  elevenLabsVoice,
  findEspeakVoice,
  findEspeakWasmVoice,
  openAiTranscriber,
  openAiVoice,
  type Transcriber,
  type Voice,
} from "@dilo/platform";
import type { SpeakerConfig, TranscriberConfig } from "../settings/config.ts";
import { serviceName } from "./service-name.ts";

/** Who writes down what people say, as the settings choose. */
export function transcriberOf(transcriber: TranscriberConfig): Transcriber | "browser" {
  switch (transcriber.kind) {
    case "browser":
      return "browser";
    case "openai": {
      const { url, key, model } = transcriber;
      return openAiTranscriber({ baseUrl: url, key, model, name: serviceName(url) });
    }
    case "deepgram":
      return deepgramTranscriber({ key: transcriber.key });
  }
}

/** Undefined: the settings name no service, and this machine's own voice speaks where there is one. */
export function speakerOf(speaker: SpeakerConfig): Voice | undefined {
  switch (speaker.kind) {
    case "local":
      return undefined;
    case "openai": {
      const { url, key, model, voice } = speaker;
      return openAiVoice({ baseUrl: url, key, model, voice, name: serviceName(url) });
    }
    case "elevenlabs":
      return elevenLabsVoice(speaker);
  }
}

const programs = new Map<string, Promise<Voice | undefined>>();

/** This machine's own voice: the program where it is installed, which is looked for once, else the package. */
export async function findLocalVoice(command = "espeak-ng"): Promise<Voice | undefined> {
  const program = programs.get(command) ?? findEspeakVoice({ command });
  programs.set(command, program);
  return (await program) ?? findEspeakWasmVoice();
}
