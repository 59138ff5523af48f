import { plainWords } from "@dilo/foundation";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";

/** "Cuando yo le diga", "en cuanto vuelva": what is done only then. "Cuando guste" waits for nothing. */
const later =
  /\b(?:cuando|en cuanto|apenas|(?:una vez|siempre|nomas|(?:en )?caso de|con tal de|a menos|hasta) que|siempre y cuando)\b(?! (?:usted )?(?:quiera|guste|pueda|termine)\b)/;

/** The words behind each "si" that no accent and no mark makes a yes; "que si" and "claro que si" agree. */
const ifs = /(?<!\p{L})(?<!(?:que|claro|eso|ahora|creo|as[ií]|ah|ay|por) )si\s+(?<of>\p{L}[^,;.:!?]*)/giu;

/**
 * Tells whether some words wait for something: "cuando yo le diga lo guarda", "si mi hija dice que sí, guárdelo". Such
 * words are never a yes, whatever else is in them.
 * @param agrees tells whether folded words agree, or wish it done: behind them a "si" without its accent is a yes
 */
export function waitsFor(text: string, agrees: (plain: string) => boolean): boolean {
  if (later.test(plainText(tokensOf(text)))) return true;
  return [...text.matchAll(ifs)].some(({ groups }) => {
    const plain = plainWords(groups?.["of"] ?? "").join(" ");
    return !agrees(plain) && !polite.test(plain);
  });
}

/** "Si quiere", "si me hace el favor". */
const polite = /^(?:(?:usted|no es molestia|me hace el favor|es tan amable|gusta|quiere|puede|se puede)(?: |$))/;
