/** What is asked about an e-mail address. */
export const emailQuestions = {
  whole: "¿Cuál es su correo? Diga también lo que va después de la arroba.",
  letters: "¿Me dice su correo otra vez, solo las letras?",
  before: "¿Qué va antes de la arroba?",
  behind: "¿Qué va después de la arroba? Por ejemplo: gmail punto com.",
} as const;
