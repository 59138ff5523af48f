import { useMemo } from "react";
import { useConsoleLanguage } from "../words/use-console-words.tsx";
import { type Format, formatIn } from "./format.ts";

/** How dates, lengths and amounts are written in the language chosen. */
export function useFormat(): Format {
  const { language } = useConsoleLanguage();
  return useMemo(() => formatIn(language), [language]);
}
