/** The record of the browser's database that holds the copy of the draft. */
export const draftCopy = "draft";

/** How the browser's items begin that hold what the server has not acknowledged: `<milliseconds since 1970>.<sealed>`. */
export const unsentPrefix = "dilo_pending_";
