import type { Condition } from "../items.ts";

/** A reason for filing was told that the form asks nothing more of, or passed over: then nothing of Part 1 is left. */
export const isReasonTold: Condition = { not: { field: "motivo_solicitud", is: ["d", "g"] } };

/** The reason that the five years of the form are for. */
export const isReasonA = { field: "motivo_solicitud", is: ["a"] } as const;
