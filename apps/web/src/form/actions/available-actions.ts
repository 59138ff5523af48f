import type { Asking, DialogueCommand, Field, Reviewing } from "@dilo/forms";
import type { FormWords } from "../../words/es/form.ts";

/** One thing that can be asked of the dialogue: its command, its button's words, and the letter that goes with Alt. */
export interface DialogueAction {
  readonly command: DialogueCommand;
  readonly label: string;
  readonly key: string;
}

/** What one can do now: under the thumb, beside it, and behind "Más opciones". */
export interface AvailableActions {
  readonly nearest: readonly DialogueAction[];
  readonly others: readonly DialogueAction[];
  readonly rare: readonly DialogueAction[];
}

/** Where nothing is asked there is nothing to ask for. */
export const noActions: AvailableActions = { nearest: [], others: [], rare: [] };

/** The letter of each command, with Alt. One that a browser's menu opens with is none of them. */
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

/** What one can do at a question. Without a call, what is spoken or heard has no button. */
export function questionActions(interview: Asking, field: Field, words: FormWords): AvailableActions {
  const { isCallActive, isPaused, position, pace, turn } = interview;
  const { ask } = words;
  const isKnown = field.id in interview.answers;
  const often = openActions([
    ["resume", ask.resume, isPaused],
    ["skip", isKnown ? ask.keepAnswer : ask.skip, isKnown || !field.required],
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
  return shared(often, rare);
}

/** What one can do in the review, beside correcting an answer and accepting all: only what is said needs a call. */
export function reviewActions({ isCallActive, isPaused, pace }: Reviewing, words: FormWords): AvailableActions {
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
  return shared(often, rare);
}

/** Yes and no to a value read back: they have buttons of their own. */
export function confirmationActions({ ask }: FormWords): readonly DialogueAction[] {
  return openActions([
    ["confirm", ask.yes, true],
    ["correct", ask.correct, true],
  ]);
}

function openActions(all: readonly (readonly [DialogueCommand, string, boolean])[]): readonly DialogueAction[] {
  return all.flatMap(([command, label, isOpen]) => (isOpen ? [{ command, label, key: keys[command] }] : []));
}

/** What does not fit into two lines is behind "Más opciones". */
function shared(often: readonly DialogueAction[], rare: readonly DialogueAction[]): AvailableActions {
  return {
    nearest: often.slice(0, inALine),
    others: often.slice(inALine, 2 * inALine),
    rare: [...often.slice(2 * inALine), ...rare],
  };
}
