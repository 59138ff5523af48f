/** What is said where an assistant has no answer, so that nobody waits in silence. */
export interface Apologies {
  /** The answer is late, and may still come. */
  readonly wait: string;
  /** It may work the next time. */
  readonly again: string;
  /** Nobody will answer in this call. */
  readonly nobody: string;
}

const texts: Readonly<Record<string, Apologies>> = {
  es: {
    wait: "Un momento, por favor.",
    again: "Perdone, ahora no puedo contestar. Dígamelo otra vez, por favor.",
    nobody: "Lo siento, en esta llamada nadie puede contestar ahora.",
  },
  en: {
    wait: "One moment, please.",
    again: "I'm sorry, I can't answer right now. Please say that again.",
    nobody: "I'm sorry, nobody can answer in this call right now.",
  },
  pt: {
    wait: "Um momento, por favor.",
    again: "Desculpe, agora não consigo responder. Diga outra vez, por favor.",
    nobody: "Desculpe, ninguém consegue responder nesta chamada agora.",
  },
};

/** The apologies in the language of a call, two letters; in English where we have no words of it. */
export function apologiesIn(language: string): Apologies {
  return texts[language] ?? (texts["en"] as Apologies);
}
