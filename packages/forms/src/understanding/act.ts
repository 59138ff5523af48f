import type { Answers, FormType, Place } from "../answers/answer.ts";
import type { Candidate, Interpretation } from "../answers/interpretation.ts";
import type { Field } from "../forms/definition.ts";

/** How the person and the assistant exchange words: by voice in a call, or in writing on the page. */
export type Channel = "spoken" | "written";

/** What a person can ask of the interview itself, in any situation. */
export type Command =
  | "repeat"
  | "back"
  | "skip"
  | "slower"
  | "faster"
  | "confirm-less"
  | "confirm-more"
  | "help"
  | "why"
  | "where"
  | "correct"
  | "spell"
  | "write"
  | "pause"
  | "resume"
  | "end-call"
  | "review"
  | "next-piece"
  | "leave"
  | "keep"
  | "leave-empty"
  | "more-questions"
  | "no-more-questions"
  | "change-form";

/** Commands that change no answer and leave the question where it is: each can be obeyed beside another act. */
export const informing: ReadonlySet<Command> = new Set([
  "repeat",
  "slower",
  "faster",
  "confirm-less",
  "confirm-more",
  "help",
  "why",
  "where",
  "pause",
]);

/** How one wants to be spoken to from now on: obeyed beside a yes as well. */
export const paceWishes = ["slower", "faster", "confirm-less", "confirm-more"] as const satisfies readonly Command[];

/** One of these wishes. */
export type PaceWish = (typeof paceWishes)[number];

/** Tells whether a command is one of these wishes. */
export function isPaceWish(command: Command): command is PaceWish {
  return paceWishes.some((wish) => wish === command);
}

/** What people ask about, besides the question that stands; each has a short true answer in `prompts/topics.ts`. */
export type Topic =
  | "who-hears"
  | "government"
  | "lawyer"
  | "machine"
  | "deportation"
  | "how-many-left"
  | "can-you-hear-me"
  | "cost"
  | "what-happens-next"
  | "is-it-saved"
  | "can-i-change-it"
  | "language"
  | "others-may-help"
  | "for-another"
  | "each-asked"
  | "volume"
  | "advice"
  | "word-meaning"
  | "what-to-answer"
  | "which-version"
  | "old-card"
  | "by-voice-alone"
  | "decision"
  | "must-i-answer"
  | "my-tongue"
  | "what-was-heard"
  | "time-needed"
  | "why-repeat"
  | "already-known"
  | "whose"
  | "what-stands"
  | "what-is-missing"
  | "why-this"
  | "why-not-asked"
  | "other-form"
  | "not-on-form"
  | "what-comes-of-it"
  | "both-forms"
  | "this-form"
  | "unknown-question";

/** What somebody says besides answering: each gets a short human reply. */
export type Social = "thanks" | "greeting" | "worry" | "anger" | "aside" | "apology";

/** A value that the words give to a field: as it was read, and the words themselves. */
export interface Informed {
  readonly field: string;
  readonly reading: Interpretation;
  /** The words that give the value, to be stored. */
  readonly text: string;
}

/**
 * What an utterance does (ISO 24617-2 calls these dialogue acts).
 *
 * `inform` gives a field's value, or as much of it as could be read; `partial` changes a part of the value that was
 * read back and holds the whole values that may be meant, one or several; `letters` is a word that was spelled.
 */
export type Act =
  | { readonly kind: "affirm" }
  /** A no; `isOfSaving`: to saving the form, or to going on. */
  | { readonly kind: "deny"; readonly isOfSaving?: true }
  | ({ readonly kind: "inform" } & Informed)
  | { readonly kind: "partial"; readonly values: readonly Informed[]; readonly spelled?: string | undefined }
  | { readonly kind: "letters"; readonly word: string; readonly values: readonly Informed[] }
  | { readonly kind: "choose"; readonly candidate: number }
  | { readonly kind: "name-field"; readonly fields: readonly string[] }
  /** What was told is to be taken out, or not to be saved; `unclear`: and the opposite as well. */
  | { readonly kind: "take-back"; readonly what: "answer"; readonly fields: readonly string[] }
  | { readonly kind: "take-back"; readonly what: "everything" | "unsaved" | "unclear" }
  | { readonly kind: "choose-form"; readonly formType: FormType; readonly isNamed: boolean }
  /** Another part of the form is wanted: this one, or whichever there is. */
  | { readonly kind: "choose-part"; readonly part?: number }
  /**
   * The rows told of a table: which they are, one that is wrong, one that is to go, or one more; without `row` nobody knows
   * which, without `table` it is the one in question.
   */
  | {
      readonly kind: "row";
      readonly what: "list" | "correct" | "erase" | "add";
      readonly table?: string;
      readonly row?: number;
    }
  | { readonly kind: "absent" }
  /** `isOfPart`: of one part of the answer only, "no sé el código postal". */
  | { readonly kind: "dont-know"; readonly isOfPart?: true }
  | { readonly kind: "later" }
  | { readonly kind: "command"; readonly command: Command }
  /** `term`: the word whose meaning is asked, the form, or the deed; `field`: the answer that is asked about. */
  | { readonly kind: "ask"; readonly topic: Topic; readonly term?: string | undefined; readonly field?: string }
  | { readonly kind: "hand-off" }
  | { readonly kind: "social"; readonly social: Social }
  | { readonly kind: "noise" }
  | { readonly kind: "none" };

/** One of the kinds of dialogue act. */
export type ActKind = Act["kind"];

/** The act of one kind. */
export type ActOf<Kind extends ActKind> = Extract<Act, { readonly kind: Kind }>;

/**
 * What an utterance means: its acts, in the order of its clauses. The first that is more than an act beside the answer
 * (`isBeside`) is decided on, with those that came with it; each act beside it gets a sentence of its own.
 */
export interface Understanding {
  readonly acts: readonly [Act, ...Act[]];
  /** The words of the clauses said to the question, where others stand beside them. */
  readonly own?: string;
  /** What is wished is named: an answer, a row, what is to be done with the form. No other act is likelier. */
  readonly isNamed?: true;
}

/** What waits for an answer, as far as understanding depends on it. */
export type Expectation =
  /** A form is to be chosen; `proposed` is the one asked about. */
  | { readonly kind: "form"; readonly proposed?: FormType | undefined }
  /**
   * The field's own question. `isSpelling`: its answer is to be spelled. `before`: what was said and not understood.
   * `corrects`: the answer that was given before, of which a part may be told alone.
   */
  | {
      readonly kind: "answer";
      readonly isSpelling: boolean;
      /** It stands whether words that nobody could read are kept as they were said. */
      readonly isKeeping?: true;
      readonly before?: string | undefined;
      readonly corrects?: Informed | undefined;
    }
  /** A value was read back. */
  | { readonly kind: "verdict"; readonly before: Informed; readonly isSpelled: boolean }
  /** One of a few readings is to be chosen; `before` is what was said and not understood whole. */
  | {
      readonly kind: "choice";
      readonly candidates: readonly Candidate[];
      readonly isYesNo: boolean;
      readonly before: string;
    }
  /** One of a few fields is to be chosen. */
  | { readonly kind: "field"; readonly among: readonly string[] }
  /** A yes or a no to a question of the interview: end the call? keep it unread? is all right? */
  | {
      readonly kind: "yes-no";
      readonly isReview: boolean;
      readonly isReadingOut?: boolean;
      readonly isPoint?: boolean;
      readonly isSplit?: boolean;
      /** It was asked whether to save the form. */
      readonly isSaving?: true;
      /** It was asked whether to take back what was told. */
      readonly isTakingBack?: boolean;
      /** It was asked whether it is this person, who filled in another form. */
      readonly samePerson?: string;
    };

/** A row of a table, and the words that it may be called by: those it was told in, and what they mean. */
export interface RowWords {
  readonly row: number;
  readonly words: ReadonlySet<string>;
}

/** A table, how people call its rows, as a pattern, the words its columns are called by, and the rows that are told. */
export interface TableWords {
  readonly table: string;
  readonly called: string;
  readonly columns: ReadonlySet<string>;
  readonly rows: readonly RowWords[];
}

/** What understanding needs besides the words. */
export interface Moment {
  readonly channel: Channel;
  /** The day, YYYY-MM-DD. */
  readonly today: string;
  readonly form?: FormType | undefined;
  readonly fields: readonly Field[];
  /** The field in question. */
  readonly field?: Field | undefined;
  readonly expects: Expectation;
  readonly answers: Answers;
  /** What was told before its question, and is read back there. */
  readonly ahead?: Answers | undefined;
  readonly places: readonly Place[];
  /** Where a question of a table stands: its rows that are told. */
  readonly rows?: () => readonly RowWords[];
  /** In the review: all tables that are asked. */
  readonly tables?: () => readonly TableWords[];
  /** In the review: the answer that `previous` names was just read out. */
  readonly isHeard?: boolean;
  /** The field answered last, which "no, soy viuda" and "corrige" may mean. */
  readonly previous?: string | undefined;
}

/** What an utterance means: this act first, and what came with it. */
export function one(act: Act, ...more: readonly Act[]): Understanding {
  return { acts: [act, ...more] };
}

/** Acts as an understanding has them: there is always a first. */
export function asActs(acts: readonly Act[]): readonly [Act, ...Act[]] {
  return [acts[0] ?? { kind: "none" }, ...acts.slice(1)];
}

/** Tells whether an act asks or remarks something beside an answer, and changes nothing of it. */
export function isBeside(act: Act): boolean {
  return (
    act.kind === "ask" ||
    act.kind === "social" ||
    act.kind === "hand-off" ||
    (act.kind === "command" && informing.has(act.command))
  );
}

/** Tells whether an act wants to end the call, or to stop for now: obeyed once what is said beside it is answered. */
export function isLeaving(act: Act): boolean {
  return act.kind === "command" && act.command === "end-call";
}

/** Kinds of acts by which a clause says something to the question that stands. */
const answers: ReadonlySet<ActKind> = new Set([
  "affirm",
  "deny",
  "inform",
  "partial",
  "letters",
  "choose",
  "name-field",
  "choose-form",
  "absent",
  "dont-know",
  "later",
] as const);

/** Tells whether an act says something to the question that stands. */
export function isAnswer(act: Act): boolean {
  return answers.has(act.kind);
}
