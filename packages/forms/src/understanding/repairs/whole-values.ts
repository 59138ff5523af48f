/** The whole values that a part said again may mean; none where it is a part whose place cannot be known. */
export interface Repair {
  readonly texts: readonly string[];
  /** The word that is to be spelled when the whole is read back. */
  readonly spelled?: string | undefined;
}
