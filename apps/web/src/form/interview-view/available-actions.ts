import { type Asking, currentField, type DialogueCommand, type Interview, type Reviewing } from "@dilo/forms";
import type { FormWords } from "../../words/es/form.ts";

/** One thing that can be asked of the dialogue: its command, its button's words, and the letter that goes with Alt. */
export interface DialogueAction {
  readonly command: DialogueCommand;
  readonly label: string;
  readonly key: string;
}

/** What one can do now. */
export interface AvailableActions {
  /** Yes and no to a value that was read back: they have buttons of their own. */
  readonly confirmation: readonly DialogueAction[];
  /** Under the thumb. */
  readonly primary: readonly DialogueAction[];
  /** The line below. */
  readonly secondary: readonly DialogueAction[];
  /** Behind "Más opciones". */
  readonly more: readonly DialogueAction[];
}

/** The letter of each command, with Alt. Letters that open a browser's menu are avoided. */
const keys: Readonly<Record<DialogueCommand, string>> = {
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
  stop: "X",
};

/** The dock has room for three, and so has the line below. */
const inALine = 3;

/** What one can do now; nothing where nothing is asked. Without a call, what is spoken or heard has no button. */
export function availableActions(interview: Interview, words: FormWords): AvailableActions {
  if (interview.phase === "reviewing") return reviewActions(interview, words);
  if (interview.phase === "asking") return questionActions(interview, words);
  return { confirmation: [], primary: [], secondary: [], more: [] };
}

/** Every action of an interview in one list. */
export function allActions({ confirmation, primary, secondary, more }: AvailableActions): readonly DialogueAction[] {
  return [...confirmation, ...primary, ...secondary, ...more];
}

function questionActions(interview: Asking, words: FormWords): AvailableActions {
  const field = currentField(interview);
  const { isCallActive, isPaused, position, pace, turn } = interview;
  const { ask } = words;
  const isKnown = field !== undefined && field.id in interview.answers;
  const often = openActions([
    ["resume", ask.resume, isPaused],
    ["skip", isKnown ? ask.keepAnswer : ask.skip, isKnown || field?.required === false],
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
    ["correct", ask.correctLast, turn.kind !== "confirming" && interview.lastStored !== undefined],
    ["stop", ask.end, isCallActive],
  ]);
  return { confirmation: turn.kind === "confirming" ? confirmationActions(words) : [], ...inLines(often, rare) };
}

/** Beside correcting an answer and accepting all: only what is said needs a call. */
function reviewActions({ isCallActive, isPaused, pace }: Reviewing, words: FormWords): AvailableActions {
  const { ask, review } = words;
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
    ["stop", ask.end, isCallActive],
  ]);
  return { confirmation: [], ...inLines(often, rare) };
}

function confirmationActions({ ask }: FormWords): readonly DialogueAction[] {
  return openActions([
    ["confirm", ask.yes, true],
    ["correct", ask.correct, true],
  ]);
}

function openActions(all: readonly (readonly [DialogueCommand, string, boolean])[]): readonly DialogueAction[] {
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
