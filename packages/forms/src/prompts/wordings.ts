import { answers } from "./wordings/answers.ts";
import { choosing } from "./wordings/choosing.ts";
import { people } from "./wordings/people.ts";
import { review } from "./wordings/review.ts";
import { steering } from "./wordings/steering.ts";

export type { Wording } from "./wordings/wording.ts";

/** Everything the assistant says or shows besides the questions themselves, by key. */
export const wordings = { ...choosing, ...answers, ...steering, ...review, ...people };

/** The name of one thing the assistant says. */
export type WordingKey = keyof typeof wordings;
