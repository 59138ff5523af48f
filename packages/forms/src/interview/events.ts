import type { Answers, FormType, HeardAnswer, Place } from "../answers/answer.ts";
import type { ToldBefore } from "../forms/carry/carried.ts";
import type { Field } from "../forms/definition.ts";
import type { Command } from "../understanding/act.ts";
import type { Interview, SavedAs } from "./state.ts";

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

/** What happens to an interview, from the person, the call, the page and the server. */
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
  /** Answers that come from elsewhere: each is asked to be right when its question comes. */
  | { readonly kind: "told-ahead"; readonly answers: Answers }
  /** What the payment's other forms tell: who fills in this one is asked whether it is the same person. */
  | { readonly kind: "told-before"; readonly toldBefore: ToldBefore }
  | { readonly kind: "call-started" }
  | { readonly kind: "call-ended" }
  | { readonly kind: "spoken"; readonly text: string }
  | { readonly kind: "heard"; readonly heard: Heard }
  | { readonly kind: "typed"; readonly text: string; readonly at: string }
  /** What stands in the text box and was not sent: it changes nothing, but its ZIP codes may be looked up meanwhile. */
  | { readonly kind: "typing"; readonly text: string; readonly at: string }
  /** The assistant has listened for a while and nobody said anything. */
  | { readonly kind: "silence" }
  /** A button or a key; the same words spoken come as `heard`. */
  | { readonly kind: "command"; readonly command: DialogueCommand; readonly at: string }
  /** What is known of ZIP codes in what is said next. */
  | { readonly kind: "places-found"; readonly places: readonly Place[] }
  /** The same, too late for answers that were stored without: by their fields, when each was heard. */
  | {
      readonly kind: "places-late";
      readonly places: readonly Place[];
      readonly heardAt: Readonly<Record<string, string>>;
    }
  /** A second reader pointed at words of a spoken answer that was not understood. */
  | { readonly kind: "second-opinion"; readonly answer: HeardAnswer; readonly words: string }
  /** How fast the person speaks was matched: from now on they are spoken to like this, 1 for the voice's own pace. */
  | { readonly kind: "pace-matched"; readonly pace: number }
  /** One of the candidates shown was tapped. */
  | { readonly kind: "picked"; readonly candidate: number; readonly at: string }
  /** "Corregir" beside an answer: it is asked again, then one is back where one was. */
  | { readonly kind: "correct"; readonly field: string }
  /** In the review: the answers are to be again what they were before the one that was changed last. */
  | { readonly kind: "undone"; readonly at: string }
  /** In the review: which words of a name are the given names, and which the family names. */
  | {
      readonly kind: "name-confirmed";
      readonly field: string;
      readonly given: string;
      readonly family: string;
      readonly middle?: string | undefined;
      readonly at: string;
    }
  /** In the review: more boxes are wanted, or not. */
  | { readonly kind: "extra-wanted"; readonly part?: number }
  | { readonly kind: "extra-declined" }
  /** The whole form is wanted, part by part. */
  | { readonly kind: "whole-wanted" }
  /** The questions of the part that was wanted are there, or could not be fetched. */
  | { readonly kind: "extra-arrived"; readonly fields: readonly Field[] }
  | { readonly kind: "extra-missing" }
  | { readonly kind: "review-accepted" }
  | { readonly kind: "saved"; readonly saved: SavedAs }
  | { readonly kind: "save-failed" }
  /** The payment has saved as many forms as it may: trying again does not help. */
  | { readonly kind: "save-refused" }
  /** The form was changed elsewhere meanwhile; saving again overwrites that change. */
  | { readonly kind: "save-conflict"; readonly saved: SavedAs }
  | { readonly kind: "save-again" }
  /** Everything that was told is erased, or could not be. */
  | { readonly kind: "erased" }
  | { readonly kind: "erase-failed" }
  | { readonly kind: "reset" };

/** What a button or a key asks for: a command, the yes to a read-back, or to leave the question for later. */
export type DialogueCommand = Command | "confirm" | "later";

const dialogueCommands: Readonly<Record<DialogueCommand, true>> = {
  repeat: true,
  back: true,
  skip: true,
  slower: true,
  faster: true,
  "confirm-less": true,
  "confirm-more": true,
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
  "next-piece": true,
  leave: true,
  keep: true,
  "leave-empty": true,
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
  /** Take one answer out on the server: the person took it back. */
  | { readonly kind: "take-out"; readonly formType: FormType; readonly field: string; readonly at: string }
  /** Erase everything that was told, and where the form was saved, everything that is saved; `erased` or `erase-failed` follows. */
  | { readonly kind: "erase"; readonly isSaved: boolean }
  /** What was to be erased is not: it was stopped in time. The world waits ten seconds for that. */
  | { readonly kind: "stop-erasing" }
  /** Fetch the questions of a form's part, 0 for the extra ones; `extra-arrived` or `extra-missing` follows. */
  | { readonly kind: "fetch-extra"; readonly formType: FormType; readonly part: number }
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

/** An interview after an event, and what the world must do. */
export type Step = readonly [Interview, readonly InterviewEffect[]];
