import type { Asking, DialogueCommand, Field, Reviewing } from "@dilo/forms";
import type { FormWords } from "../../words/es/form.ts";

/** One thing that can be asked of the dialogue: its command, its button's words, and the letter that goes with Alt. */
export interface Way {
  readonly command: DialogueCommand;
  readonly label: string;
  readonly key: string;
}

/** What one can do now: under the thumb, beside it, and behind "Más opciones". */
export interface WaysNow {
  readonly nearest: readonly Way[];
  readonly others: readonly Way[];
  readonly rare: readonly Way[];
}

/** Where nothing is asked there is nothing to ask for. */
export const noWays: WaysNow = { nearest: [], others: [], rare: [] };

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
export function waysOfQuestion(interview: Asking, field: Field, words: FormWords): WaysNow {
  const { isCallActive, isPaused, position, pace, turn } = interview;
  const { ask } = words;
  const isKnown = field.id in interview.answers;
  const often = waysIn([
    ["resume", ask.resume, isPaused],
    ["skip", isKnown ? ask.leaveAsWas : ask.skip, isKnown || !field.required],
    ["back", ask.back, position > 0],
    ["repeat", ask.repeat, isCallActive],
    ["write", ask.write, isCallActive],
    ["slower", ask.slower, isCallActive],
    ["pause", ask.pause, isCallActive && !isPaused],
  ]);
  const rare = waysIn([
    ["faster", ask.faster, isCallActive && pace !== 1],
    ["spell", ask.spell, isCallActive],
    ["why", ask.whyShort, isCallActive],
    ["correct", ask.correctLast, turn.kind !== "confirming" && interview.lastStored !== undefined],
    ["stop", ask.end, isCallActive],
  ]);
  return shared(often, rare);
}

/** What one can do in the review, beside correcting an answer and accepting all: only what is said needs a call. */
export function waysOfReview({ isCallActive, isPaused, pace }: Reviewing, words: FormWords): WaysNow {
  const { ask, review } = words;
  const often = waysIn([
    ["resume", ask.resume, isPaused],
    ["repeat", review.hear, isCallActive],
    ["back", ask.back, true],
    ["help", review.help, isCallActive],
    ["slower", ask.slower, isCallActive],
    ["pause", ask.pause, isCallActive && !isPaused],
  ]);
  const rare = waysIn([
    ["faster", ask.faster, isCallActive && pace !== 1],
    ["stop", ask.end, isCallActive],
  ]);
  return shared(often, rare);
}

/** Yes and no to a value read back: they have buttons of their own. */
export function waysOfReadBack({ ask }: FormWords): readonly Way[] {
  return waysIn([
    ["confirm", ask.yes, true],
    ["correct", ask.correct, true],
  ]);
}

function waysIn(all: readonly (readonly [DialogueCommand, string, boolean])[]): readonly Way[] {
  return all.flatMap(([command, label, isOpen]) => (isOpen ? [{ command, label, key: keys[command] }] : []));
}

/** What does not fit into two lines is behind "Más opciones". */
function shared(often: readonly Way[], rare: readonly Way[]): WaysNow {
  return {
    nearest: often.slice(0, inALine),
    others: often.slice(inALine, 2 * inALine),
    rare: [...often.slice(2 * inALine), ...rare],
  };
}
