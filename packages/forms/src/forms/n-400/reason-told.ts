import type { Condition } from "../items.ts";

/** A reason for filing was told that the form asks nothing more of: then Part 1 is done. */
export const isReasonTold: Condition = { field: "motivo_solicitud", is: ["a", "b", "c", "e", "f"] };
