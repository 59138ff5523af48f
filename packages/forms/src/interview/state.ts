import type { Answers, FormType, HeardAnswer, Place } from "../answers/answer.ts";
import type { Candidate, Interpretation } from "../answers/interpretation.ts";
import type { ToldBefore } from "../forms/carry/carried.ts";
import type { Field } from "../forms/definition.ts";
import type { FullName } from "../names/split-name.ts";
import type { Reply } from "../prompts/prompt.ts";

/**
 * How an answer is confirmed. `off`: each is stored as it comes (product specification, section 4).
 * `smart`: it is read back by the cost of an error, repaired, and all are reviewed before completion.
 */
export type Confirm = "off" | "smart";

/** An answer longer than this is asked again, so that no save fails for it. Characters. */
export const longestAnswer = 400;

/** Why the same question stands again; the page says it in words. */
export type Repeat = "no-form-named" | "too-long";

/** What every phase knows. */
interface Common {
  /** What the assistant said last, in its call: a transcript that repeats it is an echo. */
  readonly spoken: string;
  /** The last thing heard, shown whether or not it was stored. */
  readonly lastHeard: string;
  /** What was said or shown last, as data: the page puts it in writing. */
  readonly reply: Reply;
  readonly repeat?: Repeat | undefined;
  readonly isCallActive: boolean;
  readonly confirm: Confirm;
  readonly extra: ExtraQuestions;
  /** How fast the assistant speaks, 1 for its own pace; once asked for it stays so. */
  readonly pace: number;
  /** The person is in a hurry: what is in no doubt is taken as it was understood, and all of it is read at the end. */
  readonly isBrief?: boolean | undefined;
  /** The person took their leave beside an answer that is still open: it is asked about once that is settled. */
  readonly isLeaving?: boolean | undefined;
  /** The whole form is wanted: behind the review of a part comes the next one. */
  readonly isWhole?: boolean | undefined;
  /** Answers that the person saw in the review and left as they are, by field. */
  readonly left?: readonly string[];
  /** The form as it was saved, once it was: later edits are revisions of it. */
  readonly saved?: SavedAs;
  /** The answers that were saved then, where this page knows them. */
  readonly savedAnswers?: Answers;
  /** The turns that were stored, newest last, and the field each went to. */
  readonly turns: readonly StoredTurn[];
  /** What lies over the situation for a moment, and gives back to it. */
  readonly aside?: Aside | undefined;
  /** It is asked whether a group of answers was heard right, before the next question or the review. */
  readonly check?: GroupCheck | undefined;
  /** How often nobody said anything since the last prompt that was answered. */
  readonly silences: number;
  /** How often only noise was heard since then. */
  readonly noises: number;
  /** The fields that were left for later. */
  readonly later: readonly string[];
  /** Answers told before their question came: it asks only whether they are right. */
  readonly ahead: Readonly<Record<string, HeardAnswer>>;
  /**
   * Answers that stand and are to be put right once what is open is settled: other words for one are read back, and one
   * that is only wrong is asked again.
   */
  readonly anew: Readonly<Record<string, HeardAnswer | "wrong">>;
  /** All that was told before was erased, and nothing was told since. */
  readonly isErased?: true;
  /** What other forms of the payment told, by the form that asks it too. */
  readonly toldBefore?: ToldBefore;
  /** Whether this form is of the same person as the other one; undefined until that is answered. */
  readonly isSamePerson?: boolean;
}

/**
 * A pause; the question whether to end the call; the choice among fields that may be meant; whether to take back what was
 * told, and whether to save.
 */
export type Aside =
  | { readonly kind: "paused" }
  | { readonly kind: "ending" }
  | { readonly kind: "choosing-field"; readonly fields: readonly string[] }
  | { readonly kind: "taking-back"; readonly what: "answer"; readonly field: string }
  | { readonly kind: "taking-back"; readonly what: "row"; readonly table: string; readonly row: number }
  | {
      readonly kind: "taking-back";
      readonly what: "everything" | "unsaved";
      /** It was agreed to, and everything is erased soon: until then it can be stopped. */
      readonly isComing?: true;
    }
  | { readonly kind: "saving" };

/** Answers of a group that nobody read back, said together before the next question. */
export interface GroupCheck {
  readonly fields: readonly string[];
  readonly value: "yes" | "no";
  /** Other answers of the group were told otherwise, and read back one by one. */
  readonly isPartly: boolean;
  /** Asked behind it, where some answers were a yes and some a no. */
  readonly next?: GroupCheck | undefined;
}

/** Whether more is asked than the form's own questions. Nothing is, unless the person wants it. */
export interface ExtraQuestions {
  /** What became of the part that is offered next; `asked` once none is left. */
  readonly kind: "offered" | "declined" | "fetching" | "failed" | "asked";
  /** The questions of the parts that were taken, in the order they were. */
  readonly fields?: readonly Field[];
  /** The part that is being fetched. */
  readonly part?: number;
}

/** What decides which questions there are. */
export interface Questions {
  readonly formType: FormType;
  readonly extra: ExtraQuestions;
}

/** A saved form: its id, and how often it was saved. */
export interface SavedAs {
  readonly id: string;
  readonly revision: number;
}

/** A turn of speech that was stored, and where. */
export interface StoredTurn {
  readonly turnId?: string;
  readonly field: string;
  readonly said: string;
  readonly at: string;
}

/** How far one question has come. `opinion` is what a second reader made of the answer: to be confirmed. */
export type Turn =
  /** The question was asked; `answer` is what was said last, when nothing was understood of it. */
  | {
      readonly kind: "waiting";
      readonly answer?: HeardAnswer;
      readonly opinion?: Candidate | undefined;
      /** The answer is to be spelled. */
      readonly isSpelling?: boolean;
      /** A part of the answer is not known, and the others are waited for. */
      readonly isRestUnknown?: true;
    }
  /** The answer was read back: yes, no, or a correction comes next. */
  | {
      readonly kind: "confirming";
      readonly answer: HeardAnswer;
      readonly turnId?: string;
      readonly reading: Interpretation;
      /** What of the value is spelled out in the read-back. */
      readonly spelled?: string | undefined;
      /** Every letter of it is told: it was asked for, or told in letters itself. */
      readonly isSpelledWhole?: boolean;
      /** Which words of a name are given and which are family names, as it is read back: a yes agrees to that as well. */
      readonly split?: FullName;
      /** Which words are family names was told with the value that was read back just before. */
      readonly isSplitTold?: boolean;
      /** It was told before its question came. */
      readonly isEarly?: boolean;
      /** It was told in another form. */
      readonly isCarried?: boolean;
      /** What was told with it, to be agreed to together. */
      readonly also?: readonly AlsoTold[];
      /** What it tells of the questions that were asked with it: read back with it, and not asked again. */
      readonly together?: readonly AlsoTold[];
    }
  /** The words were not enough: one short closed question was asked, with candidates to tap. */
  | {
      readonly kind: "choosing";
      readonly answer: HeardAnswer;
      readonly turnId?: string;
      readonly reading: Interpretation;
      /** The person said that the rest is not known: it is asked for once. */
      readonly isRestUnknown?: boolean;
      readonly opinion?: Candidate | undefined;
    }
  /** Nobody could read it: the person decides whether it is kept as it was said. */
  | { readonly kind: "unread"; readonly answer: HeardAnswer; readonly turnId?: string };

/** Another field's answer, told in the same breath. */
export interface AlsoTold {
  readonly field: string;
  readonly answer: HeardAnswer;
  readonly reading: Interpretation;
}

/** One question at a time. */
export interface Asking extends Common {
  readonly phase: "asking";
  readonly formType: FormType;
  readonly position: number;
  readonly answers: Answers;
  readonly turn: Turn;
  /** What was found out about ZIP codes named in answer to this question. */
  readonly places: readonly Place[];
  /** How often the answer to this question was not understood. */
  readonly failures: number;
  /** The keyboard was offered for this question, after two failures or when asked for. */
  readonly isKeyboardOffered: boolean;
  /** What was taken over from another form on the way to this question. */
  readonly taken?: readonly string[] | undefined;
  /** The field stored last: what "corrige" means right after it. */
  readonly lastStored?: string | undefined;
  /** Where to go after a correction: a question's position, or the number of questions for the review. */
  readonly returnTo?: number | undefined;
  /** All answers as they were when this one was opened from the review. */
  readonly before?: Answers | undefined;
}

/** An open point of the review that is asked about before the form is saved. */
export interface OpenPoint {
  readonly field: string;
  readonly kind: "split" | "unread" | "left";
  /** Which way to split a name. */
  readonly split: number;
}

/** The answer that was opened from the review; `before` are all answers as they were then, where it was changed. */
interface Returned {
  readonly field: string;
  readonly isChanged: boolean;
  readonly before?: Answers | undefined;
}

/** All answers side by side, before the form is saved. Only in a smart dialogue. */
export interface Reviewing extends Common {
  readonly phase: "reviewing";
  readonly formType: FormType;
  readonly answers: Answers;
  /** The field that was noted aloud just before: what "corrige" means first. */
  readonly noted?: string | undefined;
  /** The answer that was opened from here last, and to which one comes back. */
  readonly returned?: Returned | undefined;
  /** All was called right, and this is asked about first. */
  readonly point?: OpenPoint | undefined;
  /** The answers are being read out, and so many were: the next piece follows. Undefined once all were. */
  readonly readAloud?: number | undefined;
}

/** The form is complete: saved once, later edits are revisions of it. */
export interface Complete extends Common {
  readonly phase: "complete";
  readonly formType: FormType;
  readonly answers: Answers;
  readonly saving: "saving" | "saved" | "failed" | "refused" | "conflict";
}

/** Which form is wanted; `proposed` is the one asked about. */
export interface Choosing extends Common {
  readonly phase: "choosing";
  readonly proposed?: FormType | undefined;
}

/** One person's interview about one form. */
export type Interview = Choosing | Asking | Reviewing | Complete;
