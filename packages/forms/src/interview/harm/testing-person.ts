import type { Field } from "../../forms/definition.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { type Situation, situationOf } from "../situation.ts";
import type { Interview } from "../state.ts";
import { answerTo, partTo } from "./testing-answers.ts";
import type { Chance } from "./testing-chance.ts";
import {
  agreeing,
  ending,
  erasing,
  inStyle,
  listening,
  refusalOf,
  saving,
  takingOut,
  talking,
} from "./testing-words.ts";

/** What somebody means by what they say; what a program may take from it hangs on nothing else. */
export type Intent =
  | "answer"
  | "part"
  | "refuse"
  | "no"
  | "agree"
  | "save"
  | "listen"
  | "talk"
  | "correct"
  | "hear"
  | "end"
  | "take-out"
  | "erase";

/** One saying: its words, what is meant, and the values that are told whole. */
export interface Saying {
  readonly text: string;
  readonly intent: Intent;
  readonly values: readonly unknown[];
}

/** How often what is said where; the rest is talk. */
const habits: Readonly<Record<Situation, readonly Intent[]>> = {
  "choosing-form": ["talk"],
  asking: ["answer", "answer", "answer", "part", "part", "correct", "refuse", "talk", "take-out", "erase"],
  confirming: ["agree", "agree", "refuse", "refuse", "no", "part", "answer", "talk"],
  choosing: ["answer", "answer", "part", "part", "refuse", "talk"],
  unread: ["refuse", "no", "answer", "agree", "talk"],
  "choosing-field": ["correct", "refuse", "talk", "listen"],
  paused: ["agree", "answer", "refuse", "listen", "talk"],
  ending: ["refuse", "no", "agree", "talk", "part"],
  reviewing: [
    "refuse",
    "refuse",
    "refuse",
    "listen",
    "correct",
    "correct",
    "hear",
    "hear",
    "save",
    "talk",
    "no",
    "end",
    "take-out",
    "erase",
  ],
  "reading-out": ["listen", "listen", "listen", "listen", "refuse", "agree", "no", "save", "talk", "correct"],
  "taking-back": ["refuse", "no", "agree", "talk", "listen", "answer"],
  saving: ["refuse", "refuse", "no", "agree", "talk", "listen", "part"],
  "open-point": ["refuse", "refuse", "no", "agree", "listen", "talk", "save"],
  "same-person": ["agree", "no", "refuse", "talk", "listen"],
  "checking-group": ["agree", "no", "refuse", "talk", "listen"],
  complete: ["talk"],
};

/** What a person says next, where the interview stands. */
export function nextSaying(chance: Chance, interview: Interview): Saying {
  const intent = chance.pick(habits[situationOf(interview)]);
  const said = saidFor(intent, chance, interview);
  const text = intent === "part" || intent === "answer" || intent === "refuse" ? said.text : inStyle(chance, said.text);
  return { ...said, text, intent };
}

function saidFor(intent: Intent, chance: Chance, interview: Interview): Omit<Saying, "intent"> {
  const field = currentField(interview);
  switch (intent) {
    case "answer":
      return field === undefined ? words("no sé") : answerTo(chance, field);
    case "part":
      return field === undefined ? words("cuatro") : partTo(chance, field);
    case "refuse":
      return words(refusalOf(chance));
    case "no":
      return words(chance.pick(["no", "nel", "no, no", "que no", "no señorita"]));
    case "agree":
      return words(chance.pick(agreeing));
    case "save":
      return words(chance.pick(saving));
    case "listen":
      return words(chance.pick(listening));
    case "talk":
      return words(chance.pick(talking));
    case "correct":
      return words(`corrige ${nameOf(chance.pick(fieldsIn(interview)))}`);
    case "hear":
      return words(chance.pick(["repita", "léame mis respuestas", "quiero oír mis respuestas"]));
    case "end":
      return words(chance.pick(ending));
    case "take-out":
      return words(chance.pick(takingOut).replace("{label}", nameOf(chance.pick(fieldsIn(interview)))));
    case "erase":
      return words(chance.pick(erasing));
  }
}

function words(text: string): Omit<Saying, "intent"> {
  return { text, values: [] };
}

function fieldsIn(interview: Interview): readonly Field[] {
  return interview.phase === "choosing" ? [] : fieldsOf(interview);
}

function nameOf({ labelSpanish }: Field): string {
  return labelSpanish.toLocaleLowerCase("es");
}
