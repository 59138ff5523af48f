import type { Asking, Choosing, DialogueCommand, Field, Interview, Reviewing } from "@dilo/forms";
import { asksSamePerson, currentField } from "@dilo/forms/questions";
import type { FormWords } from "../../words/es/form.ts";
import { digitGroups } from "../ask/digit-boxes.tsx";

/** The commands that have a button and a key of their own. */
export type ActionCommand = Exclude<
  DialogueCommand,
  | "where"
  | "review"
  | "next-piece"
  | "leave"
  | "leave-empty"
  | "more-questions"
  | "no-more-questions"
  | "change-form"
  | "confirm-less"
  | "confirm-more"
>;

/** One thing that can be asked of the dialogue: its command, its button's words, and the letter that goes with Alt. */
export interface DialogueAction {
  readonly command: ActionCommand;
  readonly label: string;
  readonly key: string;
}

/** What one can do now. */
export interface AvailableActions {
  /** What decides the step: yes and no to a read-back, what becomes of an unread answer. They have buttons of their own. */
  readonly confirmation: readonly DialogueAction[];
  /** Under the thumb. */
  readonly primary: readonly DialogueAction[];
  /** The line below. */
  readonly secondary: readonly DialogueAction[];
  /** Behind "Más opciones". */
  readonly more: readonly DialogueAction[];
}

/** The letter of each command, with Alt. One that a browser's menu opens with is none of them. */
const keys: Readonly<Record<ActionCommand, string>> = {
  confirm: "S",
  correct: "C",
  repeat: "R",
  write: "T",
  back: "A",
  skip: "N",
  slower: "V",
  faster: "M",
  spell: "L",
  why: "P",
  help: "Y",
  pause: "U",
  resume: "G",
  "end-call": "X",
  later: "J",
  keep: "K",
};

/** The dock has room for three, and so has the line below. */
const inALine = 3;

/** What one can do now; nothing where nothing is asked. Without a call, what is spoken or heard has no button. */
export function availableActions(interview: Interview, words: FormWords): AvailableActions {
  if (interview.phase === "reviewing") return reviewActions(interview, words);
  if (interview.phase === "asking") return questionActions(interview, words);
  if (interview.phase === "choosing") return choiceActions(interview, words);
  return { confirmation: [], primary: [], secondary: [], more: [] };
}

/** Every action of an interview in one list. */
export function allActions({ confirmation, primary, secondary, more }: AvailableActions): readonly DialogueAction[] {
  return [...confirmation, ...primary, ...secondary, ...more];
}

/** What decides the choice of form; the forms themselves have buttons of their own. */
function choiceActions(interview: Choosing, words: FormWords): AvailableActions {
  const often = openActions([["resume", words.ask.resume, interview.aside?.kind === "paused"]]);
  return decided(decisionActions(interview, words), inLines(often, []));
}

function questionActions(interview: Asking, words: FormWords): AvailableActions {
  const field = currentField(interview);
  const { isCallActive, position, pace, turn, aside } = interview;
  const isPaused = aside?.kind === "paused";
  const { ask } = words;
  const isKnown = field !== undefined && field.id in interview.answers;
  const often = openActions([
    ["resume", ask.resume, isPaused],
    ["skip", isKnown ? ask.keepAnswer : skipLabel(field, ask), isKnown || field?.required === false],
    ["later", ask.later, !isCallActive && !isKnown && field !== undefined && digitGroups(field.kind).length > 0],
    ["back", ask.back, position > 0],
    ["repeat", ask.repeat, isCallActive],
    ["write", ask.write, isCallActive],
    ["slower", ask.slower, isCallActive],
    ["pause", ask.pause, isCallActive && !isPaused],
  ]);
  const rare = openActions([
    ["faster", ask.faster, isCallActive && pace !== 1],
    ["spell", ask.spell, isCallActive],
    ["why", ask.whyShort, isCallActive],
    ["correct", ask.correctLast, turn.kind === "waiting" && interview.lastStored !== undefined],
    ["end-call", ask.end, isCallActive && aside?.kind !== "ending"],
  ]);
  return decided(decisionActions(interview, words), inLines(often, rare));
}

/** What it is called to have no answer: one has no e-mail address, and a spouse does not apply. */
function skipLabel(field: Field | undefined, ask: FormWords["ask"]): string {
  if (field?.extra !== undefined) return ask.skip;
  if (field?.kind === "email") return ask.none;
  return field?.about === "spouse" ? ask.notApplicable : ask.skip;
}

/** Beside correcting an answer and accepting all: only what is said needs a call. */
function reviewActions(interview: Reviewing, words: FormWords): AvailableActions {
  const { isCallActive, pace, aside } = interview;
  const { ask, review } = words;
  const isPaused = aside?.kind === "paused";
  const often = openActions([
    ["resume", ask.resume, isPaused],
    ["repeat", review.hear, isCallActive],
    ["back", ask.back, true],
    ["help", review.help, isCallActive],
    ["slower", ask.slower, isCallActive],
    ["pause", ask.pause, isCallActive && !isPaused],
  ]);
  const rare = openActions([
    ["faster", ask.faster, isCallActive && pace !== 1],
    ["end-call", ask.end, isCallActive && aside?.kind !== "ending"],
  ]);
  return decided(decisionActions(interview, words), inLines(often, rare));
}

/** What decides the step that stands; what it holds is not offered a second time. */
function decisionActions(
  interview: Choosing | Asking | Reviewing,
  { ask, choose, erase }: FormWords,
): readonly DialogueAction[] {
  if (interview.aside?.kind === "ending") {
    return openActions([
      ["end-call", ask.endNow, true],
      ["resume", ask.goOn, true],
    ]);
  }
  if (interview.aside?.kind === "taking-back" && interview.aside.what === "everything" && interview.aside.isComing)
    return openActions([["keep", erase.button.stop, true]]);
  if (interview.aside?.kind === "taking-back" || interview.aside?.kind === "saving") {
    return openActions([
      ["confirm", choose.yes, true],
      [interview.aside.kind === "saving" ? "correct" : "keep", choose.no, true],
    ]);
  }
  if (asksSamePerson(interview)) {
    return openActions([
      ["confirm", ask.samePerson, true],
      ["correct", ask.otherPerson, true],
    ]);
  }
  if (interview.check !== undefined) {
    return openActions([
      ["confirm", choose.yes, true],
      ["correct", choose.no, true],
    ]);
  }
  if (interview.aside?.kind === "paused" || interview.phase === "reviewing") return [];
  if (interview.phase === "choosing") {
    const isProposed = interview.proposed !== undefined;
    return openActions([
      ["confirm", choose.yes, isProposed],
      ["correct", choose.no, isProposed],
    ]);
  }
  switch (interview.turn.kind) {
    case "confirming":
      return openActions([
        ["confirm", ask.yes, true],
        ["correct", ask.correct, true],
      ]);
    case "unread":
      return openActions([
        ["write", ask.rewrite, true],
        ["later", ask.later, true],
        ["keep", ask.keepUnread, true],
      ]);
    default:
      return [];
  }
}

function decided(
  confirmation: readonly DialogueAction[],
  { primary, secondary, more }: Omit<AvailableActions, "confirmation">,
): AvailableActions {
  const others = (actions: readonly DialogueAction[]) =>
    actions.filter(({ command }) => !confirmation.some((one) => one.command === command));
  return { confirmation, primary: others(primary), secondary: others(secondary), more: others(more) };
}

function openActions(all: readonly (readonly [ActionCommand, string, boolean])[]): readonly DialogueAction[] {
  return all.flatMap(([command, label, isOpen]) => (isOpen ? [{ command, label, key: keys[command] }] : []));
}

/** What does not fit into two lines is behind "Más opciones". */
function inLines(
  often: readonly DialogueAction[],
  rare: readonly DialogueAction[],
): Omit<AvailableActions, "confirmation"> {
  return {
    primary: often.slice(0, inALine),
    secondary: often.slice(inALine, 2 * inALine),
    more: [...often.slice(2 * inALine), ...rare],
  };
}
