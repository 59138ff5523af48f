/** What is asked about a marital status. */
export const maritalQuestions = {
  byLaw: "¿Está casado o casada por la ley, sí o no?",
  ofYou: "¿Y usted es soltero, casado, divorciado o viudo?",
  ofRelative: "¿Y su familiar es soltero, casado, divorciado o viudo?",
  which: "¿Cuál es el estado civil: soltero, casado, divorciado o viudo?",
  oneOf: "¿Es soltero, casado, divorciado o viudo?",
  withoutSpouse: "¿Es soltero, divorciado o viudo?",
  already: "¿Ya está casado o casada por la ley, sí o no?",
  now: "¿Ahora es divorciado, viudo o separado?",
  divorce: "¿Ya salió su divorcio, sí o no?",
} as const;
