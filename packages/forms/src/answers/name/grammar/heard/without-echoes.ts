import { isFamilyName } from "../../../../names/family-names.ts";
import { isGivenName } from "../../../../names/given-names.ts";
import { numberWord } from "../../../numbers/vocabulary.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { isNameWord } from "../word-classes.ts";

function isKnown({ plain, text }: Token): boolean {
  return isGivenName(plain) || isFamilyName(plain) || /^\p{Lu}/u.test(text);
}

/** As many words of a question stand between its marks. */
const longestQuestion = 8;
/** A syllable has as many letters at most. */
const longestSyllable = 5;

/** The answer without what is asked back in it ("¿ya?", "¿el apellido?") and words said in syllables ("e leu te rio"). */
export function withoutEchoes(tokens: readonly Token[]): readonly Token[] {
  const asked = withoutQuestions(tokens);
  return withoutSyllables(asked);
}

function withoutQuestions(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ plain }) => plain === "¿");
  const to = tokens.findIndex(({ plain }, at) => at > from && plain === "?");
  if (from < 0 || to < 0) return tokens;
  const inside = tokens.slice(from + 1, to);
  const isTalk = inside.length <= longestQuestion && !inside.some((token) => isNameWord(token) && isKnown(token));
  const rest = withoutQuestions(tokens.slice(to + 1));
  const isLeft =
    isTalk && [...tokens.slice(0, from), ...rest].filter(isNameWord).length > (inside.some(isNameWord) ? 1 : 0);
  const pause: Token = { ...(tokens[to] as Token), text: ",", plain: ",", isGlued: false };
  return isLeft ? [...tokens.slice(0, from), pause, ...rest] : [...tokens.slice(0, to + 1), ...rest];
}

/** Between two pauses nothing but the syllables of a word that is said beside them. */
function withoutSyllables(tokens: readonly Token[]): readonly Token[] {
  for (let from = 0; from < tokens.length; from++) {
    if (from > 0 && !isPause(tokens[from - 1])) continue;
    const length = tokens.slice(from).findIndex((token) => isPause(token));
    const clause = length < 0 ? tokens.slice(from) : tokens.slice(from, from + length);
    const word = clause.map(({ plain }) => plain).join("");
    // "Hola, uno dos tres, ...": whether one is heard.
    const isCount =
      clause.length > 2 && clause.every(({ plain }) => numberWord(plain) !== undefined || plain === "probando");
    if (isCount) return withoutSyllables([...tokens.slice(0, from), ...tokens.slice(from + clause.length)]);
    const isParted =
      clause.length > 2 && clause.every(({ kind, plain }) => kind === "word" && plain.length <= longestSyllable);
    if (isParted && tokens.some(({ plain }) => plain === word))
      return withoutSyllables([...tokens.slice(0, from), ...tokens.slice(from + clause.length)]);
  }
  return tokens;
}
