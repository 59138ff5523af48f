/** What one payment is good for where the settings say nothing else. Writing has no limit. */
export const paymentLimits = {
  /** Calls that may begin. */
  calls: 20,
  /** Forms that may be saved, whatever was erased meanwhile: each form for a large family, and to start over. */
  forms: 20,
  /** Letters that are sent: two forms, each to the person, a relative and a helper. */
  mails: 10,
  /** Days in which the form may be opened again; what was said in it ends sooner. */
  days: 30,
} as const;

/** The numbers of `paymentLimits`. */
export type PaymentLimits = Readonly<Record<keyof typeof paymentLimits, number>>;
