import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { chosenLanguage, type Language, rememberLanguage } from "../../words/language.ts";
import { en } from "./en.ts";
import { type ConsoleWords, es } from "./es.ts";

interface Shown {
  readonly language: Language;
  choose(language: Language): void;
}

const Context = createContext<Shown>({ language: "es", choose: () => undefined });

/** Shows the console in the language chosen in this browser, on the site or here. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(chosenLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    rememberLanguage(chosen);
    setLanguage(chosen);
  };
  return <Context value={{ language, choose }}>{children}</Context>;
}

/** What the console says, in the language chosen. */
export function useConsoleWords(): ConsoleWords {
  return useContext(Context).language === "en" ? en : es;
}

/** The language chosen, and how to choose another. */
export function useConsoleLanguage(): Shown {
  return useContext(Context);
}
