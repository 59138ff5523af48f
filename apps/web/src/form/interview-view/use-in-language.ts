import { useEffect, useMemo, useState } from "react";
import { loadCode } from "../../browser/load-code.ts";
import { useLanguage } from "../../words/use-words.ts";
import {
  englishBy,
  type InLanguage,
  inSpanish,
  type LoadedEnglish,
  type SpokenLanguage,
  spanishSpoken,
  spokenBy,
} from "./in-language.ts";

/** What the interview shows, in the language of the page. The English of the readers' questions is loaded once it is wanted. */
export function useInLanguage(): InLanguage {
  const isEnglish = useLanguage() === "en";
  const english = useEnglish(isEnglish);
  return useMemo(() => (isEnglish ? englishBy(english) : inSpanish), [isEnglish, english]);
}

/** What a call says, in the language of the page; in Spanish until the English is here. */
export function useSpokenLanguage(): SpokenLanguage {
  const isEnglish = useLanguage() === "en";
  const english = useEnglish(isEnglish);
  return useMemo(() => (isEnglish && english ? spokenBy(english) : spanishSpoken), [isEnglish, english]);
}

function useEnglish(isWanted: boolean): LoadedEnglish | undefined {
  const [english, setEnglish] = useState<LoadedEnglish>();
  useEffect(() => {
    if (!isWanted || english !== undefined) return;
    void loadCode(
      () => import("@dilo/forms/english"),
      () => undefined,
    ).then(setEnglish);
  }, [isWanted, english]);
  return english;
}
