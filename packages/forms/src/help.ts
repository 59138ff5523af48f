/** What a person may ask about a question; spoken on request and shown beside it. Spanish: usted, plain, short. */
export interface FieldHelp {
  /** "¿Por qué me preguntan esto?" */
  readonly why: string;
  /** "¿Dónde lo encuentro?" */
  readonly where: string;
  /** The same in English, for the English interface. */
  readonly whyEnglish: string;
  readonly whereEnglish: string;
  /** Our own drawing of where it is printed. */
  readonly drawing?: "alien-number";
}

export { fieldHelp } from "./help.texts.ts";
