import { contrast } from "../../../clauses/cues.table.ts";
import { eachOf, somewhere, wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { homePhrases, landmarks, nowWords, otherPlaces, turningWords } from "../../remarks.table.ts";
import { formerPhrases } from "../../talk.table.ts";
import type { Piece } from "./piece.ts";

type Words = readonly Token[];

/** The pieces of one place, and what is told of it. */
export interface PlaceTold {
  readonly pieces: readonly Piece[];
  /** It is where somebody works, or lived before; or where one lives; or neither is told. */
  readonly is: "other" | "home" | "untold";
  /** Right before it one turns to it as home: "pero vivo en". */
  readonly isTurnedTo?: boolean;
}

const other = somewhere(`${otherPlaces.trim()}\n${formerPhrases.trim()}`);
const landmark = eachOf(landmarks);
const home = somewhere(homePhrases);
const now = somewhere(nowWords);
const turns = wordsOf(`${turningWords} ${contrast}`);

/** The pieces of each of several streets; one group where there is one street. What is told before a pause is of the place before it. */
export function placesTold(tokens: Words, pieces: readonly Piece[]): readonly PlaceTold[] {
  const lines = pieces.filter(({ kind }) => kind === "line");
  if (lines.length < 2) return [{ pieces, is: toldOf(tokens, pieces) === "other" ? "other" : "untold" }];
  return lines.map((line, index) => {
    const from = index === 0 ? 0 : startOfPlace(tokens, pieces, lines[index - 1], line);
    const next = lines[index + 1];
    const to = next === undefined ? tokens.length : startOfPlace(tokens, pieces, line, next);
    const own = pieces.filter((piece) => piece.from >= from && piece.from < to);
    return { pieces: own, is: toldOf(tokens, own, { from, to }), isTurnedTo: isHomeSaid(tokens, own, turns) };
  });
}

/** What the words beside some pieces tell of their place; where it is home now, it may have been another before. */
function toldOf(tokens: Words, own: readonly Piece[], { from, to } = { from: 0, to: tokens.length }): PlaceTold["is"] {
  const isPiece = (at: number) => own.some((piece) => at >= piece.from && at < piece.to);
  // "Vivimos" is of now as well as of then.
  const told = plainText(tokens.slice(from, to).filter((_, at) => !isPiece(from + at))).replaceAll("vivimos", "vive");
  const isNow = now.test(told);
  if (other.test(told.replaceAll(landmark, "")) && !isNow && !isHomeSaid(tokens, own)) return "other";
  return isNow || home.test(told) ? "home" : "untold";
}

/** "El taller está en la Northern pero yo vivo en 30-19 Steinway Street": right before the street it is told to be home. */
function isHomeSaid(tokens: Words, own: readonly Piece[], by?: ReadonlySet<string>): boolean {
  const line = own.find(({ kind }) => kind === "line" || kind === "number");
  if (line === undefined) return false;
  const isTurn = (token: Token) => (by === undefined && isPause(token)) || turns.has(token.plain);
  const from = tokens.findLastIndex((token, at) => at < line.from && isTurn(token)) + 1;
  return from > 1 && home.test(plainText(tokens.slice(from, line.from)));
}

/** Where the talk about the next place begins: behind the pause that follows the last piece of the one before it. */
function startOfPlace(tokens: Words, pieces: readonly Piece[], before: Piece | undefined, line: Piece): number {
  const last = pieces.findLast(({ from, kind }) => from < line.from && from >= (before?.from ?? 0) && kind !== "unit");
  const end = last?.to ?? 0;
  const pause = tokens.findIndex((token, at) => at >= end + 2 && at < line.from && isPause(token));
  return pause < 0 ? end : pause;
}

/** The one place that can be meant: the only one, the only home, or the only one that is not told to be another. */
export function placeMeant(places: readonly PlaceTold[]): PlaceTold | undefined {
  if (places.length === 1) return places[0]?.is === "other" ? undefined : places[0];
  const turnedTo = places.filter(({ isTurnedTo }) => isTurnedTo === true);
  if (turnedTo.length === 1 && turnedTo[0]?.is === "home") return turnedTo[0];
  const homes = places.filter(({ is }) => is === "home");
  const untold = places.filter(({ is }) => is === "untold");
  const [only] = homes.length > 0 && untold.length === 0 ? homes : homes.length === 0 ? untold : [];
  const isOne = (homes.length === 1 && untold.length === 0) || (homes.length === 0 && untold.length === 1);
  // Where letters go is another place than home only where home is told.
  const isSure = only?.is === "home" || !places.some(({ pieces }) => pieces.some(({ isBox }) => isBox));
  return isOne && isSure && places.some(({ is }) => is === "other") ? only : undefined;
}
