/** A part of an address, where it stands, and what tells it from another of its kind. */
export interface Piece {
  readonly kind: "line" | "number" | "street" | "unit" | "city" | "state" | "zip";
  readonly from: number;
  readonly to: number;
  readonly key: string;
  /** A box of the post office. */
  readonly isBox?: true;
}
