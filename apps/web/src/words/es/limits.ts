import type { PaymentLimits } from "@dilo/api";

/** The numbers of what one payment is good for, or what stands for them. */
export type LimitNumbers = Readonly<Record<keyof PaymentLimits, string | number>>;
