import type { Transcriber } from "@dilo/platform";
import type { Env } from "../../settings/env.ts";
import { deepgram } from "./deepgram.ts";
import { openAiTranscription } from "./openai.ts";
import { chooseProvider, type SpeechProvider, type SpeechService } from "./provider.ts";

/** Every service that can transcribe. The settings, the start-up table and the consent know them from here alone. */
const transcriberProviders: readonly SpeechProvider<Transcriber>[] = [openAiTranscription, deepgram];

/** Who transcribes what people say; "browser": the page's own recognition. */
export type TranscriberChoice = SpeechService<Transcriber> | "browser";

/**
 * Reads who is to transcribe.
 * @throws ServerError `invalid-settings` when several are set, or half of one
 */
export function readTranscriber(env: Env): TranscriberChoice {
  return chooseProvider(env, transcriberProviders) ?? "browser";
}

/** "browser" stays what it is. */
export function openTranscriber(transcriber: TranscriberChoice): Transcriber | "browser" {
  return transcriber === "browser" ? transcriber : transcriber.open();
}
