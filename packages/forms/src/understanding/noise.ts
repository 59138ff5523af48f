import { plainText, tokensOf } from "../answers/words/tokens.ts";
import { phraseAt } from "./lexicon.ts";

/** Signs that recognisers put for what is no speech: notes, and words in brackets. */
const signs =
  /[♪♫♬🎵🎶]|\[[^\]]{0,40}\]|\((?:[^)]{0,30}(?:música|musica|risas|aplausos|ruido|tos|inaudible|silencio|suspiro|music|laugh|applause)[^)]{0,30})\)|\*[^*]{0,40}\*/giu;

/** A sound of hesitation between pauses: "Rosa María, este, Hernández", "eh... me llamo". */
const hesitation = /(^|[,.…]\s*)(?:e+h+|este+|m{2,}|hm+|o sea|digamos|pues|a ver|este pues)\s*(?:,|\.{2,}|…)\s*/giu;

/** A match on television, called over the answer: "goool de México, señoras y señores". */
const commentary =
  /^(?:¡*g+o{2,}l+(?:azo)?[!,\s]*)+(?:gol\s+)?(?:del?\s+\p{L}+[!,\s]*)?(?:señoras y señores[!,\s]*)?/iu;

/**
 * The words without those that recognisers make of silence, music and television: whole sentences of them go, what
 * answers beside them stays.
 */
export function withoutNoise(text: string): string {
  const bare = text.replace(signs, " ").replace(hesitation, "$1").trim().replace(commentary, "");
  const sentences = bare.split(/(?<=[.!?…])\s+/u);
  if (sentences.length === 1) return isNoise(bare) ? "" : bare;
  return sentences.filter((sentence) => !isNoise(sentence)).join(" ");
}

/**
 * Tells whether some words are nothing but what a recogniser makes of silence, music or a television: thanks for
 * watching, credits of subtitles, notes in brackets. Nobody who answers a question says only that.
 */
export function isHallucination(text: string): boolean {
  const bare = text.replace(signs, " ").trim();
  if (bare === "") return text.trim() !== "";
  return bare.split(/(?<=[.!?…])\s+/u).every(isNoise);
}

/** What recognisers make of noise is a sentence or two; more is somebody talking. Characters. */
const longestNoise = 300;

/** Tells whether a sentence is made of phrases of noise and fillers alone; it is read no further than to the first other. */
function isNoise(sentence: string): boolean {
  if (sentence.length > longestNoise) return false;
  let isFound = false;
  let rest = plainText(tokensOf(sentence)).replaceAll("'", " ").trim();
  while (rest !== "") {
    const found = phraseAt(rest);
    if (found?.tag !== "noise" && found?.tag !== "filler") return false;
    isFound ||= found.tag === "noise";
    rest = rest.slice(found.length).trim();
  }
  return isFound;
}
