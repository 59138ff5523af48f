import type { QuestionInEnglish } from "@dilo/forms/questions";
import { useEffect, useMemo, useState } from "react";
import { loadCode } from "../../browser/load-code.ts";
import { useLanguage } from "../../words/use-words.ts";
import { englishBy, type InLanguage, inSpanish } from "./in-language.ts";

/** What the interview shows, in the language of the page. The English of the readers' questions is loaded once it is wanted. */
export function useInLanguage(): InLanguage {
  const isEnglish = useLanguage() === "en";
  const [questions, setQuestions] = useState<{ readonly inEnglish: QuestionInEnglish }>();
  useEffect(() => {
    if (!isEnglish || questions !== undefined) return;
    void loadCode(
      () => import("@dilo/forms/english"),
      () => undefined,
    ).then(({ questionInEnglish }) => setQuestions({ inEnglish: questionInEnglish }));
  }, [isEnglish, questions]);
  return useMemo(() => (isEnglish ? englishBy(questions?.inEnglish) : inSpanish), [isEnglish, questions]);
}
