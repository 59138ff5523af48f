import { filled, type Prompt } from "../prompt.ts";
import { wordings } from "../wordings.ts";

/** The English of a reader's question; undefined where it has none. */
export type QuestionInEnglish = (question: string) => string | undefined;

/**
 * A prompt as the page in English shows it.
 * @param questionInEnglish left out while its table is not here
 * @returns undefined where a reader's question has no English
 */
export function inEnglish(prompt: Prompt, questionInEnglish: QuestionInEnglish = () => undefined): string | undefined {
  if ("asked" in prompt) return questionInEnglish(prompt.asked);
  if ("text" in prompt) return prompt.english;
  const { question = "" } = prompt.slots ?? {};
  const slots = { questionEnglish: questionInEnglish(question) ?? "Is that right?", ...prompt.slots };
  return filled(wordings[prompt.key].english, slots, ["English", "Written"]);
}
