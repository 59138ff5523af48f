/** What is asked about a relation. */
export const relationQuestions = {
  which: "¿Es su esposo o esposa, su padre o madre, su hijo, o su hermano?",
  covered: "La I-130 cubre esposos, padres, hijos y hermanos. ¿Su familiar es uno de ellos?",
} as const;
