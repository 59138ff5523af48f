import type { Answers, FormType, HeardAnswer, Place } from "../answers/answer.ts";
import type { Candidate, Interpretation } from "../answers/interpretation.ts";
import type { Field } from "../forms/definition.ts";
import type { FullName } from "../names/split-name.ts";
import type { Reply } from "../prompts/prompt.ts";
import type { Command } from "../understanding/act.ts";

/**
 * How an answer is confirmed. `off`: each is stored as it comes (product specification, section 4).
 * `smart`: it is read back by the cost of an error, repaired, and all are reviewed before completion.
 */
export type Confirm = "off" | "smart";

/** An answer longer than this is asked again, so that no save fails for it. Characters. */
export const longestAnswer = 400;

/** One saying of the person, final or not, as the call or the browser transcribed it. */
export interface Heard {
  readonly text: string;
  readonly isFinal: boolean;
  /** The same for every transcript of one turn of speech; a platform that has no turns leaves it out. */
  readonly turnId?: string;
  /** Whether the person began while the assistant was still speaking; undefined where the platform cannot tell. */
  readonly beganOverAssistant: boolean | undefined;
  /** When it was said, ISO 8601. */
  readonly at: string;
}

export type InterviewEvent =
  | { readonly kind: "form-chosen"; readonly formType: FormType }
  /** The draft kept on the server. `isChanged`: an answer was corrected since the form was saved. */
  | {
      readonly kind: "restored";
      readonly formType: FormType;
      readonly answers: Answers;
      readonly saved?: SavedAs;
      readonly isChanged?: boolean;
      /** The extra questions, where one of them was answered. */
      readonly extra?: readonly Field[];
    }
  | { readonly kind: "call-started" }
  | { readonly kind: "call-ended" }
  | { readonly kind: "spoken"; readonly text: string }
  | { readonly kind: "heard"; readonly heard: Heard }
  | { readonly kind: "typed"; readonly text: string; readonly at: string }
  /** The assistant has listened for a while and nobody said anything. */
  | { readonly kind: "silence" }
  /** A button or a key; the same words spoken come as `heard`. */
  | { readonly kind: "command"; readonly command: DialogueCommand; readonly at: string }
  /** What is known of ZIP codes in what is said next. */
  | { readonly kind: "places-found"; readonly places: readonly Place[] }
  /** A second reader pointed at words of a spoken answer that was not understood. */
  | { readonly kind: "second-opinion"; readonly answer: HeardAnswer; readonly words: string }
  /** How fast the person speaks was matched: from now on they are spoken to like this, 1 for the voice's own pace. */
  | { readonly kind: "pace-matched"; readonly pace: number }
  /** One of the candidates shown was tapped. */
  | { readonly kind: "picked"; readonly candidate: number; readonly at: string }
  /** "Corregir" beside an answer: it is asked again, then one is back where one was. */
  | { readonly kind: "correct"; readonly field: string }
  /** In the review: which words of a name are the given names, and which the family names. */
  | {
      readonly kind: "name-confirmed";
      readonly field: string;
      readonly given: string;
      readonly family: string;
      readonly at: string;
    }
  /** In the review: more boxes are wanted, or not. */
  | { readonly kind: "extra-wanted" }
  | { readonly kind: "extra-declined" }
  /** The extra questions are there, or could not be fetched. */
  | { readonly kind: "extra-arrived"; readonly fields: readonly Field[] }
  | { readonly kind: "extra-missing" }
  | { readonly kind: "review-accepted" }
  | { readonly kind: "saved"; readonly saved: SavedAs }
  | { readonly kind: "save-failed" }
  /** The form was changed elsewhere meanwhile; saving again overwrites that change. */
  | { readonly kind: "save-conflict"; readonly saved: SavedAs }
  | { readonly kind: "save-again" }
  | { readonly kind: "reset" };

/** What a button or a key asks for: a command, the yes to a read-back, or to leave the question for later. */
export type DialogueCommand = Command | "confirm" | "later";

const dialogueCommands: Readonly<Record<DialogueCommand, true>> = {
  repeat: true,
  back: true,
  skip: true,
  slower: true,
  faster: true,
  help: true,
  why: true,
  where: true,
  correct: true,
  spell: true,
  write: true,
  pause: true,
  resume: true,
  "end-call": true,
  review: true,
  leave: true,
  keep: true,
  "more-questions": true,
  "no-more-questions": true,
  "change-form": true,
  confirm: true,
  later: true,
};

/** Tells whether a text names a command that a button may give. */
export function isDialogueCommand(text: string): text is DialogueCommand {
  return Object.hasOwn(dialogueCommands, text);
}

/** What the world must do next, in order. */
export type InterviewEffect =
  /**
   * Send this to the assistant as a system message: it is spoken as it stands.
   * `expects` tells the turn-taking what comes next: an answer to `field`, or only command words.
   * `rate` is how fast to say it, where that is not the voice's own pace.
   */
  | {
      readonly kind: "ask";
      readonly text: string;
      readonly field?: string;
      readonly expects?: "answer" | "command";
      readonly rate?: number;
    }
  /** Keep one answer on the server. */
  | { readonly kind: "keep"; readonly formType: FormType; readonly field: string; readonly answer: HeardAnswer }
  /** Fetch the extra questions of a form; `extra-arrived` or `extra-missing` follows. */
  | { readonly kind: "fetch-extra"; readonly formType: FormType }
  /** Have a spoken answer that was not understood read again, where somebody does that. Nothing waits for it. */
  | {
      readonly kind: "ask-second-opinion";
      readonly formType: FormType;
      readonly field: string;
      readonly answer: HeardAnswer;
    }
  /** Hang up; `after` is a text that is being said, to be heard out first. */
  | { readonly kind: "stop-call"; readonly after?: string }
  /** Save the form; with `saved`, as a revision of the form saved before. */
  | { readonly kind: "save"; readonly formType: FormType; readonly answers: Answers; readonly saved?: SavedAs }
  /** Forget the answers still on their way: their draft on the server is deleted before one begins anew. */
  | { readonly kind: "forget" };

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
  /** Answers that the person saw in the review and left as they are, by field. */
  readonly left?: readonly string[];
  /** The form as it was saved, once it was: later edits are revisions of it. */
  readonly saved?: SavedAs;
  /** The turns that were stored, newest last, and the field each went to. */
  readonly turns: readonly StoredTurn[];
  /** What lies over the situation for a moment, and gives back to it. */
  readonly aside?: Aside | undefined;
  /** How often nobody said anything since the last prompt that was answered. */
  readonly silences: number;
  /** How often only noise was heard since then. */
  readonly noises: number;
  /** The fields that were left for later. */
  readonly later: readonly string[];
  /** Answers told before their question came: it asks only whether they are right. */
  readonly ahead: Readonly<Record<string, HeardAnswer>>;
}

/** A pause; the question whether to end the call; the choice among fields that may be meant. */
export type Aside =
  | { readonly kind: "paused" }
  | { readonly kind: "ending" }
  | { readonly kind: "choosing-field"; readonly fields: readonly string[] };

/** Whether more is asked than the form's own questions. Nothing is, unless the person wants it. */
export type ExtraQuestions =
  | { readonly kind: "offered" | "declined" | "fetching" | "failed" }
  | { readonly kind: "asked"; readonly fields: readonly Field[] };

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
      /** It was told before its question came. */
      readonly isEarly?: boolean;
      /** What was told with it, to be agreed to together. */
      readonly also?: readonly AlsoTold[];
    }
  /** The words were not enough: one short closed question was asked, with candidates to tap. */
  | {
      readonly kind: "choosing";
      readonly answer: HeardAnswer;
      readonly turnId?: string;
      readonly reading: Interpretation;
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
  /** The field stored last: what "corrige" means right after it. */
  readonly lastStored?: string | undefined;
  /** Where to go after a correction: a question's position, or the number of questions for the review. */
  readonly returnTo?: number | undefined;
}

/** An open point of the review that is asked about before the form is saved. */
export interface OpenPoint {
  readonly field: string;
  readonly kind: "split" | "unread" | "left";
  /** Which way to split a name. */
  readonly split: number;
}

/** All answers side by side, before the form is saved. Only in a smart dialogue. */
export interface Reviewing extends Common {
  readonly phase: "reviewing";
  readonly formType: FormType;
  readonly answers: Answers;
  /** The field that was noted aloud just before: what "corrige" means first. */
  readonly noted?: string | undefined;
  /** All was called right, and this is asked about first. */
  readonly point?: OpenPoint | undefined;
  /** How many answers were read aloud: the next piece follows. */
  readonly readAloud?: number | undefined;
}

/** The form is complete: saved once, later edits are revisions of it. */
export interface Complete extends Common {
  readonly phase: "complete";
  readonly formType: FormType;
  readonly answers: Answers;
  readonly saving: "saving" | "saved" | "failed" | "conflict";
}

/** Which form is wanted; `proposed` is the one asked about. */
export interface Choosing extends Common {
  readonly phase: "choosing";
  readonly proposed?: FormType | undefined;
}

/** One person's interview about one form. */
export type Interview = Choosing | Asking | Reviewing | Complete;

/** An interview after an event, and what the world must do. */
export type Step = readonly [Interview, readonly InterviewEffect[]];
