import { answers } from "./wordings/answers.ts";
import { choosing } from "./wordings/choosing.ts";
import { review } from "./wordings/review.ts";
import { steering } from "./wordings/steering.ts";
import type { Wording } from "./wordings/wording.ts";

/** Manners. */
const people = {
  thanks: { spoken: ["Gracias."], english: "Thank you." },
  "you-are-welcome": { spoken: ["De nada.", "Con gusto."], english: "You are welcome." },
  hello: { spoken: ["Mucho gusto.", "Hola."], english: "Nice to meet you." },
  worry: {
    spoken: ["Es normal. Vamos con calma, y nada se manda sin usted.", "Con calma. Aquí le ayudo."],
    written: ["Es normal. Vaya con calma: nada se manda sin usted."],
    english: "That is normal. Take your time: nothing is sent without you.",
  },
  patience: {
    spoken: ["Perdone la molestia. Vamos paso a paso.", "Perdone. Vamos con calma."],
    english: "I am sorry for the trouble. Let us go step by step.",
  },
  sorry: { spoken: ["Lo siento mucho."], english: "I am very sorry." },
  "no-trouble": { spoken: ["No se preocupe."], english: "Do not worry." },
  understood: { spoken: ["Está bien."], english: "All right." },
} as const satisfies Record<string, Wording>;

export type { Wording } from "./wordings/wording.ts";

/** Everything the assistant says or shows besides the questions themselves, by key. */
export const wordings = { ...choosing, ...answers, ...steering, ...review, ...people };

/** The name of one thing the assistant says. */
export type WordingKey = keyof typeof wordings;
