/** One line of the sample conversation: said by the assistant, or by the person. */
export interface SampleLine {
  readonly speaker: "assistant" | "person";
  readonly text: string;
}

/** A few seconds of an interview, for people who have not paid yet: the landing page shows what its recording says. */
export const sampleTalk: readonly SampleLine[] = [
  { speaker: "assistant", text: "¿Cuál es su fecha de nacimiento?" },
  { speaker: "person", text: "El quince de marzo del ochenta y cinco." },
  { speaker: "assistant", text: "Entendí quince de marzo de mil novecientos ochenta y cinco. ¿Está bien?" },
  { speaker: "person", text: "Sí, está bien." },
];

/** What is written of it in the form, in English. */
export const sampleEnglish = "03/15/1985";
