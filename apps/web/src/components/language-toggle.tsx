import { useState } from "react";
import { retryUntilLoaded } from "../browser/retry-until-loaded.ts";
import { chooseLanguage } from "../words/dictionary.ts";
import { useLanguage, useWords } from "../words/use-words.ts";

/**
 * The way to the other language, named in that language. The page stays as it is, and so does the focus; while words
 * are loading it stays in its current language.
 */
export function LanguageToggle() {
  const { common } = useWords();
  const [way, setWay] = useState<"there" | "coming" | "late">("there");
  const other = useLanguage() === "es" ? "en" : "es";
  const change = async (): Promise<void> => {
    if (way !== "there") return;
    setWay("coming");
    await retryUntilLoaded(() => chooseLanguage(other), { onLate: (isLate) => isLate && setWay("late") });
    setWay("there");
  };
  return (
    <>
      <button
        type="button"
        lang={other}
        data-touch="language"
        aria-busy={way === "there" ? undefined : true}
        onClick={() => void change()}
      >
        {common.otherLanguage}
      </button>
      {way === "late" && (
        <span role="status" lang={other}>
          {common.otherLanguageLate}
        </span>
      )}
    </>
  );
}
