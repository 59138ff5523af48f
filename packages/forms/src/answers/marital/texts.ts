/** What is asked about a marital status. */
export const maritalQuestions = {
  byLaw: "¿Está casado o casada por la ley, sí o no?",
  ofYou: "¿Y usted es soltero o soltera, casado o casada, divorciado o divorciada, viudo o viuda?",
  ofRelative: "¿Y su familiar es soltero o soltera, casado o casada, divorciado o divorciada, viudo o viuda?",
  which: "¿Cuál es el estado civil: soltero o soltera, casado o casada, divorciado o divorciada, viudo o viuda?",
  oneOf: "¿Es soltero o soltera, casado o casada, divorciado o divorciada, viudo o viuda?",
  withoutSpouse: "¿Es soltero, divorciado o viudo?",
  already: "¿Ya está casado o casada por la ley, sí o no?",
  now: "¿Ahora es divorciado, viudo o separado?",
  divorce: "¿Ya salió su divorcio, sí o no?",
} as const;
