import type { FormWords } from "../../words/es/form.ts";
import { useWords } from "../../words/use-words.ts";

/** The form page's texts in the language chosen. */
export function useFormWords(): FormWords {
  return useWords().form;
}
