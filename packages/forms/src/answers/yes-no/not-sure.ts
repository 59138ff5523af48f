/** The answer of who is not sure: its box stays empty, and it is a matter for a lawyer. */
export const notSure = { value: "unsure", english: "Not sure", spanish: "no estoy seguro" } as const;
