import { atStart, wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { setPhrases } from "../../talk.table.ts";
import type { Scanned } from "./pieces.ts";

const setPhrase = atStart(setPhrases);

/** "Que en paz descanse", "mi reina": talk whose words are names elsewhere; it counts as a pause. */
export function setPhraseAt(tokens: readonly Token[], at: number): Scanned | undefined {
  const first = tokens[at] as Token;
  if (!phraseFirsts.has(first.plain)) return undefined;
  const near = tokens.slice(at, at + longestPhrase);
  const pause = near.findIndex((token) => isPause(token) && token.plain !== ".");
  const found = setPhrase.exec(plainText(pause < 0 ? near : near.slice(0, pause)));
  if (found === null) return undefined;
  return { piece: { kind: "pause", token: first }, end: at + found[0].split(" ").length };
}

const longestPhrase = 10;
const phraseFirsts = wordsOf(
  "para queda dejar dejo senorita senora joven nina dona senor va van es son todo todos dilo digalo escrito se junto juntos separado separados pegado pegados aparte una dos tres 1 2 3 it's is it all one two three que dios pura en de q mi muy buenos buenas con a por santo gracias si virgen la al para del y pero ya no sin nada responde respondo respondia atiende atiendo obedece lleva llevo llevaba tiene tengo usa uso dimos dieron bajo without with segundo otro el na",
);
