import { isOnlyCommand, commandIn as phraseIn } from "../answers/command/grammar.ts";
import type { Command } from "./act.ts";

/** The commands that the readers' own grammar knows, as the interview calls them; "stop" needs more explicit words. */
const known = {
  repeat: "repeat",
  back: "back",
  skip: "skip",
  slower: "slower",
  help: "help",
  correct: "correct",
  spell: "spell",
  pause: "pause",
  stop: undefined,
} as const satisfies Record<string, Command | undefined>;

/** English for the same, as people fall back into it. */
const english: Readonly<Record<string, Command>> = {
  repeat: "repeat",
  "repeat that": "repeat",
  "repeat it": "repeat",
  "say that again": "repeat",
  "say it again": "repeat",
  again: "repeat",
  "one more time": "repeat",
  "can you repeat": "repeat",
  "can you repeat that": "repeat",
  "can you repeat the question": "repeat",
  "could you repeat that": "repeat",
  "what did you say": "repeat",
  what: "repeat",
  "i didn t understand": "repeat",
  "i don t understand": "help",
  slower: "slower",
  "slow down": "slower",
  "go back": "back",
  back: "back",
  previous: "back",
  skip: "skip",
  "skip it": "skip",
  next: "skip",
  help: "help",
  "help me": "help",
  "spell it": "spell",
};

/** A verb alone, with whatever pronouns hang on it: "deletréemelo", "repítamela". */
const verbAlone: readonly (readonly [RegExp, Command])[] = [
  [/^deletre\w*$/, "spell"],
  [/^(?:repit|repet)\w*$/, "repeat"],
  [/^(?:regres|devuel|retroced)\w*$/, "back"],
  [/^(?:corrij|correg|cambi(?:e|a)(?:l|m))\w*$/, "correct"],
  [/^(?:salt(?:e|a)|brinqu)\w*$/, "skip"],
  [/^(?:ayud(?:e|a)|expliqu)\w*$/, "help"],
];

/** What may hang on a lone verb: "regrésese tantito", "repítame otra vez, por favor". */
const softened =
  /(?: (?:por favor|porfa|porfis|senorita|joven|gracias|tantito|un poco|un poquito|poquito|otra vez|de nuevo|usted|pues|no|si|a (?:la|lo) (?:anterior|otra|de antes|pasada)|(?:para |pa )?atras))+$/;

/** The command that some folded words give and nothing else. */
export function commandOf(plain: string): Command | undefined {
  const inEnglish = english[plain.replaceAll("'", " ").replace(/^please | please$/g, "")];
  if (inEnglish !== undefined) return inEnglish;
  const alone = verbAlone.find(([verb]) => verb.test(plain.replace(softened, "")))?.[1];
  if (alone !== undefined) return alone;
  if (!isOnlyCommand(plain)) return undefined;
  const command = phraseIn(plain);
  return command === undefined ? undefined : known[command];
}

/** The command that some folded words give beside others: "corrige el teléfono". */
export function commandWithin(plain: string): Command | undefined {
  // "Termina en ocho" tells how a number ends.
  if (/\b(termina?n?|acaba) (en|con)\b/.test(plain)) return undefined;
  const command = phraseIn(plain);
  return command === undefined ? undefined : known[command];
}
