import { eachOf, wordsOf } from "../../words/phrases.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { lastWordsBefore, mannerPhrases, wordsBefore, wordsBehind } from "../words.table.ts";
import { isEmail } from "./shape.ts";
import { symbolAt } from "./symbols.ts";

const manner = eachOf(mannerPhrases);
const before = wordsOf(wordsBefore);
const lastBefore = wordsOf(lastWordsBefore);
const behind = wordsOf(wordsBehind);

/** The words of the address alone: what is said before it and after it goes. */
export function withoutEnds(tokens: readonly Token[]): readonly Token[] {
  const wrote = tokens.findIndex((token) => token.plain === "@");
  const isSpokenOn = tokens.slice(wrote + 1).some((_, at) => /^(punto|dot)$/.test(tokens[wrote + 1 + at]?.plain ?? ""));
  if (wrote > 0 && tokens[wrote + 1]?.isGlued && !isSpokenOn) return written(tokens, wrote);
  const said = withoutManner(tokens.filter((token) => !/^[¿?¡!;:"]$/.test(token.plain)));
  const place = said.findIndex((_, index) => symbolAt(said, index)?.name === "@");
  let from = 0;
  // A lead-in ends where its last known phrase ends: "mi correo es", not the "a" of "a punto b".
  for (let at = 0; at < place && leadsIn(said, at); at++) if (endsLeadIn(said, at)) from = at + 1;
  let to = said.length;
  while (
    to > place + 2 &&
    (behind.has(said[to - 1]?.plain ?? "") || isPause(said[to - 1])) &&
    symbolAt(said, to - 2)?.name !== "."
  )
    to--;
  return said.slice(from, to);
}

/** Tells whether some words only stand around an address: "ese es mi correo". */
export function isAround(tokens: readonly Token[]): boolean {
  return tokens.every(
    (token) => before.has(token.plain) || behind.has(token.plain) || token.plain === "ese" || isPause(token),
  );
}

/** Leaves out "todo junto", "en minúsculas". */
function withoutManner(tokens: readonly Token[]): readonly Token[] {
  const text = tokens.map((token) => token.plain).join(" ");
  const left: Token[] = [];
  const cuts = [...text.matchAll(manner)].map((match) => [match.index, match.index + match[0].length] as const);
  let place = 0;
  for (const token of tokens) {
    const at = place;
    if (!cuts.some(([from, to]) => from <= at && at < to)) left.push(token);
    place += token.plain.length + 1;
  }
  return left;
}

function leadsIn(said: readonly Token[], at: number): boolean {
  return before.has(said[at]?.plain ?? "") || isPause(said[at]);
}

function endsLeadIn(said: readonly Token[], at: number): boolean {
  const [token, next] = [said[at], said[at + 1]];
  if (isPause(token)) return true;
  if (lastBefore.has(token?.plain ?? "")) {
    return symbolAt(said, at + 1) === undefined || isPause(next);
  }
  // "El de mi hija", but no "mamá Rosa": that may be the address.
  if (said[at - 1]?.plain === "mi" && said[at - 2]?.plain === "de") return before.has(token?.plain ?? "");
  return (
    token?.plain === "a" && /^(escribe|escriba|escribame|contacte|mandelo|correo)$/.test(said[at - 1]?.plain ?? "")
  );
}

/** The words right before a typed address that lead in to nothing: "rosa" in "es rosa prado55@gmail.com". */
export function strayBefore(tokens: readonly Token[]): string {
  const known = tokens.findLastIndex(({ kind, plain }) => kind === "mark" || before.has(plain));
  return tokens
    .slice(known + 1)
    .map(({ plain }) => plain)
    .join("");
}

/** An address typed whole, and its tokens. */
export interface Typed {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** An address typed whole, which is taken letter by letter: "at0@gmail.com". */
export function typedIn(tokens: readonly Token[]): Typed | undefined {
  const at = tokens.findIndex((token) => token.plain === "@");
  if (at < 1 || !tokens[at]?.isGlued || !tokens[at + 1]?.isGlued) return undefined;
  const piece = written(tokens, at);
  const text = piece.map((token) => token.plain).join("");
  const hasEnd = isEmail(text) && piece.at(-1)?.kind !== "mark";
  const next = tokens[tokens.indexOf(piece.at(-1) as Token) + 1];
  return hasEnd && !/^(punto|dot)$/.test(next?.plain ?? "") ? { text, tokens: piece } : undefined;
}

/** An address written out: everything glued to the @, and spaced pieces are left. */
function written(tokens: readonly Token[], at: number): readonly Token[] {
  let from = at;
  while (from > 0 && tokens[from]?.isGlued && isAddressPiece(tokens[from - 1])) from--;
  if (from === at) while (from > 0 && isAddressPiece(tokens[from - 1])) from--;
  let to = at + 1;
  while (to < tokens.length && tokens[to]?.isGlued && isAddressPiece(tokens[to])) to++;
  return tokens.slice(from, to);
}

function isAddressPiece(token: Token | undefined): boolean {
  return token !== undefined && (/^[\w.+'-]+$/.test(token.plain) || /^\p{Script=Latin}+$/u.test(token.plain));
}
