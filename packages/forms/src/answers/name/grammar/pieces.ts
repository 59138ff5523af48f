import type { Token } from "../../words/tokens.ts";
import type { partLabels, suffixes } from "../words.table.ts";

/** A part of a name that has a label of its own. */
export type Part = keyof typeof partLabels;

/** What an answer about a name is made of, in the order it was said. */
export type Piece =
  | { readonly kind: "name"; readonly tokens: readonly Token[]; readonly isCommon: boolean }
  | { readonly kind: "spelled"; readonly word: string; readonly tokens: readonly Token[] }
  | { readonly kind: "remark"; readonly letters: readonly string[] }
  | { readonly kind: "label"; readonly part: Part }
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
