import { phraseFinder } from "../../../words/phrase-at.ts";
import { whole, wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { comparingPhrases, namedAfterPhrases } from "../../asides.table.ts";
import { appearsAs, introducers } from "../../words.table.ts";
import { isNameWord, isParticle } from "../word-classes.ts";

const comparing = phraseFinder([
  ["as", comparingPhrases],
  ["after", namedAfterPhrases],
] as const);
const isAppearing = wordsOf(appearsAs);
const isIntroducer = wordsOf(`${introducers} nombre nombres apellido apellidos esta`);
const isEnd = whole("pero|y|but|and|aunque|solo|solamente|no");

/**
 * "Washington, como el presidente", "Abril igual que el mes", "Diego, por Maradona": whom or what the name before is like.
 * @returns where that ends; undefined where there is none
 */
export function comparedEnd(tokens: readonly Token[], at: number): number | undefined {
  const lead = comparing(tokens, at);
  if (lead === undefined || isAppearing.has(tokens[at - 1]?.plain ?? "")) return undefined;
  if (lead.name === "after" && !isPause(tokens[at - 1])) return undefined;
  const from = at + lead.length;
  // "El apellido igual al mío, Paz Luna": whose it is, and then the name.
  if (/^(mi|suy|tuy)[oa]s?$/.test(tokens[from]?.plain ?? "")) return from + 1;
  let end = from;
  // "Como down y er": a short word behind the "y" goes on with what it is like.
  const isOver = (place: number) =>
    isEnd.test(tokens[place]?.plain ?? "") &&
    !(
      tokens[place]?.plain === "y" &&
      (tokens[place + 1]?.plain.length ?? 9) < 4 &&
      !/^(el|la|mi|de|yo|no|se|su)$/.test(tokens[place + 1]?.plain ?? "")
    );
  while (end < tokens.length && !isPause(tokens[end]) && !isOver(end)) end++;
  const words = tokens.slice(from, end);
  const isLike = words.length > 0 && words.length < 9 && !words.some(({ plain }) => isIntroducer.has(plain));
  const isAfter =
    words.length < 5 && words.some(isNameWord) && !/\b(parte|lado|papa|mama|padre|madre)\b/.test(plainText(words));
  return isLike && (lead.name === "as" || (isAfter && !words.every(isParticle))) ? end : undefined;
}
