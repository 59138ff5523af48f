import { plainText, type Token } from "../../../words/tokens.ts";
import type { partLabels, suffixes } from "../../words.table.ts";

/** A part of a name that has a label of its own. */
export type Part = keyof typeof partLabels;

/** What an answer about a name is made of, in the order it was said. */
export type Piece =
  | { readonly kind: "name"; readonly tokens: readonly Token[]; readonly isCommon: boolean }
  | { readonly kind: "spelled"; readonly word: string; readonly tokens: readonly Token[] }
  | { readonly kind: "remark"; readonly letters: readonly string[] }
  /** `isBare`: one word alone, "apellido", which nothing but what stands around it says to be of this name or that. */
  | { readonly kind: "label"; readonly part: Part; readonly isBare: boolean }
  | { readonly kind: "suffix"; readonly value: keyof typeof suffixes | undefined }
  | { readonly kind: "talk"; readonly token: Token }
  /** Digits, a number word, a letter's name that belongs to no spelled word. */
  | { readonly kind: "sign"; readonly token: Token }
  | { readonly kind: "pause"; readonly token: Token };

/** A piece, and the place where the words behind it begin. */
export interface Scanned<One extends Piece = Piece> {
  readonly piece: One;
  readonly end: number;
}

/** The folded words of talk in some pieces; labels are the word they are made of. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces
    .flatMap((piece) => (piece.kind === "talk" ? [plainText([piece.token])] : piece.kind === "label" ? ["nombre"] : []))
    .filter((word) => word !== "")
    .join(" ");
}

/** The folded word of talk at a place, counted from the end where it is negative; "" where something else stands. */
export function talkAt(pieces: readonly Piece[], at: number): string {
  const piece = pieces.at(at);
  return piece?.kind === "talk" ? piece.token.plain : "";
}

/** The pieces behind the last pause. */
export function lastClause(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.slice(pieces.findLastIndex(({ kind }) => kind === "pause") + 1);
}

/** The pieces before the first pause. */
export function firstClause(pieces: readonly Piece[]): readonly Piece[] {
  const end = pieces.findIndex(({ kind }) => kind === "pause");
  return end < 0 ? pieces : pieces.slice(0, end);
}

/** The pieces between a name and the name before it. */
export function gapBefore(pieces: readonly Piece[], at: number): readonly Piece[] {
  const from = pieces.slice(0, at).findLastIndex(({ kind }) => kind === "name");
  return pieces.slice(from + 1, at);
}

/** The pieces between a name and the name behind it. */
export function gapBehind(pieces: readonly Piece[], at: number): readonly Piece[] {
  const to = pieces.findIndex(({ kind }, index) => index > at && kind === "name");
  return pieces.slice(at + 1, to < 0 ? pieces.length : to);
}
