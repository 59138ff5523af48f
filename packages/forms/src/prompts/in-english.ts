import { filled, type Prompt } from "./prompt.ts";
import { questionInEnglish } from "./questions-in-english.ts";
import { wordings } from "./wordings.ts";

/** A prompt as the page in English shows it; undefined where a reader's question has no English yet. */
export function inEnglish(prompt: Prompt): string | undefined {
  if ("asked" in prompt) return questionInEnglish(prompt.asked);
  return "text" in prompt ? prompt.english : filled(wordings[prompt.key].english, prompt.slots, true);
}
