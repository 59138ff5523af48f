import { wordsOf } from "../../words/phrases.ts";
import { behindLabel } from "../words.table.ts";
import { gapBefore, gapBehind, lastClause, type Part, type Piece, talkAt, textOf } from "./pieces/pieces.ts";

const isBehindLabel = wordsOf(behindLabel);

/** Which part of the name each of the names told is said to be; every label is of one name alone. */
export function partsTold(pieces: readonly Piece[]): ReadonlyMap<Piece, Part> {
  const parts = new Map<Piece, Part>();
  const used = new Set<Piece>();
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== "name") continue;
    const [before, behind] = [
      labelBefore(gapBefore(pieces, at), used),
      labelBehind(gapBehind(pieces, at), isLast(pieces, at)),
    ];
    for (const label of [before, behind]) if (label !== undefined) used.add(label);
    const label = before ?? behind;
    if (label !== undefined) parts.set(piece, label.part);
  }
  return parts;
}

function isLast(pieces: readonly Piece[], at: number): boolean {
  return !pieces.slice(at + 1).some(({ kind }) => kind === "name");
}

type Label = Piece & { readonly kind: "label" };

/** "Ana es mi nombre y Prado mi apellido", "Prado, ese es el primer apellido": the label right behind. */
function labelBehind(all: readonly Piece[], isAtEnd: boolean): Label | undefined {
  const from = all.findIndex((piece) => piece.kind !== "remark" && piece.kind !== "spelled");
  const behind = all.slice(Math.max(from, 0));
  const at = behind.findIndex(({ kind }) => kind === "label");
  const [label, next] = [behind[at], behind[at + 1]];
  if (label?.kind !== "label") return undefined;
  const isPaused = behind[0]?.kind === "pause";
  const between = behind.slice(isPaused ? 1 : 0, at);
  const text = textOf(between);
  const isRight = isPaused
    ? thatIs.test(text)
    : (isOf.test(text) && !(label.isBare && text === "")) || (label.isBare && /^(se|me)$/.test(text));
  const isEnd =
    (next === undefined && isAtEnd) ||
    next?.kind === "pause" ||
    (next?.kind === "talk" && goesOn.test(next.token.plain));
  return between.every(({ kind }) => kind === "talk") && isRight && isEnd ? label : undefined;
}

const isOf = /^((es|son|is|va|queda|seria) )?(mi|mis|el|los|su|sus|de|del|como|my|the)?$/;
const thatIs =
  /^(y )?(ese|esa|eso|este|esos|that)( si| ya| mero| pues)? (es|era|va|viene|seria|son|is)( de| como| por)?( (mi|mis|el|los|su|sus|my|the))?$/;
const goesOn = /^(y|pero|and|legal|completo|verdadero|oficial|real|que|porque|pues|tambien|nomas)$/;

/** The label right before, with nothing but "es", "son" and pauses between. */
function labelBefore(gap: readonly Piece[], used: ReadonlySet<Piece>): Label | undefined {
  const at = gap.findLastIndex(({ kind }) => kind === "label");
  const label = gap[at];
  if (label?.kind !== "label" || used.has(label)) return undefined;
  const isNext = gap
    .slice(at + 1)
    .every(
      (piece) =>
        piece.kind === "pause" ||
        piece.kind === "remark" ||
        (piece.kind === "talk" && isBehindLabel.has(piece.token.plain)),
    );
  // "Solo tengo un apellido, Ana Paz": told of, and not the label of what follows.
  const isParted = gap.slice(at + 1).some(({ kind }) => kind === "pause");
  const isTold = isParted && !isOnlyArticle.test(textOf(lastClause(gap.slice(0, at))));
  return isNext && !isTold && !(gap[at + 1]?.kind === "talk" && talkAt(gap, at + 1) === "y") ? label : undefined;
}

const isOnlyArticle =
  /^((y|and|de|luego|despues|primero|first|then|con|lleva|tiene|y luego|y despues) )?(los dos|sus dos|le puse dos|tiene dos|tengo dos|llevo dos|lleva dos|son dos|los mismos|el mismo|el|los|mi|mis|su|sus|my|the)?$/;
