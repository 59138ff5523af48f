// What a page or a call in English needs beside the forms' own English: loaded once it is wanted.
import type { FormType } from "./answers/answer.ts";
import { currentField } from "./interview/questions.ts";
import type { Interview } from "./interview/state.ts";
import { inEnglish } from "./prompts/english/in-english.ts";
import { inSpeech } from "./prompts/english/in-speech.ts";
import { questionInEnglish } from "./prompts/english/questions-in-english.ts";
import { spokenWordings } from "./prompts/english/spoken-wordings.table.ts";
import { filled, type Prompt } from "./prompts/prompt.ts";
import { wordings } from "./prompts/wordings.ts";

export { questionInEnglish } from "./prompts/english/questions-in-english.ts";

/** What is said where a reader's question has no English: nothing Spanish is spoken by an English voice. */
const onceMore = "Sorry, can you tell me that again?";

/** The greeting of a call in English. @param formType the form already chosen; without one the greeting asks which */
export function greetingInEnglish(name: string, formType?: FormType): string {
  const hello = `Hello. I am ${name}. I am a machine, not a lawyer.`;
  return `${hello} ${formType === undefined ? wordings["which-form"].english : `We will fill in your form ${formType}.`}`;
}

/**
 * What an interview says in a call in English.
 * @param interview as it is once that is to be said
 * @param spanish the same as it would be said in Spanish
 */
export function aloudInEnglish(interview: Interview, spanish: string): string {
  const { reply, confirm } = interview;
  if (confirm !== "off")
    return reply.prompts
      .map(spoken)
      .filter((text) => text !== "")
      .join(" ");
  const field = currentField(interview);
  return inSpeech(field?.question === spanish ? field.questionEnglish : wordings["which-form"].english);
}

function spoken(prompt: Prompt): string {
  const own = "key" in prompt ? spokenWordings[prompt.key] : undefined;
  if (own !== undefined && "key" in prompt) return filled(own, prompt.slots, ["English"]);
  return inSpeech(inEnglish(prompt, questionInEnglish) ?? onceMore);
}
