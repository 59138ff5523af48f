import { chooseLanguage } from "../words/language.ts";
import { useLanguage, useWords } from "../words/use-words.ts";

/** The way to the other language, named in that language. The page stays as it is, and so does the focus. */
export function LanguageToggle() {
  const { common } = useWords();
  const other = useLanguage() === "es" ? "en" : "es";
  return (
    <button type="button" lang={other} data-touch="language" onClick={() => chooseLanguage(other)}>
      {common.otherLanguage}
    </button>
  );
}
