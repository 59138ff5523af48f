import type { Complete, Field, FormType, PrintedAnswer, SavedAs } from "@dilo/forms";
import type { ReplyView } from "./reply-view.ts";
import type { Rule } from "./rule.ts";
import type { TypingView } from "./typing-view.ts";

/** The choice of form. */
export interface ChoosingView {
  readonly kind: "choosing";
  /** No form was understood in what was said, and nothing else says so. */
  readonly isRepeated: boolean;
  readonly isPaused: boolean;
  readonly reply: ReplyView;
}

/** One question. */
export interface AskingView {
  readonly kind: "asking";
  readonly formType: FormType;
  /** Among the questions of its part that come to this person, from 0. */
  readonly position: number;
  readonly count: number;
  readonly field: Field;
  /** The question itself, which is shown large, and what helps to answer it; in writing where nobody speaks. */
  readonly question: readonly [question: string, hint: string];
  /** Another text for everything that should be read from its beginning. */
  readonly step: string;
  readonly isCallActive: boolean;
  readonly isPaused: boolean;
  /** It is asked whether the call is to end. */
  readonly isEnding: boolean;
  readonly reply: ReplyView;
  /** When the words were typed or said that are neither stored nor read back yet, ISO 8601. */
  readonly openSince: string | undefined;
  /** The answer was longer than one may be, and is asked again. */
  readonly isTooLong: boolean;
  readonly isKeyboardOffered: boolean;
  readonly answer: CurrentAnswerView;
  /** The read-back that waits for yes or no; undefined when none does. */
  readonly confirmingId: string | undefined;
  /** The answers that "corrige el nombre" may have meant. */
  readonly ambiguous: readonly Field[];
  /** The answer that is corrected, or else the one stored just before. */
  readonly lastAnswer:
    | { readonly field: Field; readonly isCorrected: boolean; readonly texts: SaidAndPrintedTexts }
    | undefined;
  /** What was taken over from another form right before this question. */
  readonly taken: readonly { readonly field: Field; readonly texts: SaidAndPrintedTexts }[];
  /** The words of the answer that is corrected: the text box opens with them. */
  /** It is asked again from the review: everything else is answered. */
  readonly isCorrecting: boolean;
  readonly known: string | undefined;
  /** What is understood of words that are being typed, at a time in ISO 8601; undefined until the readers are here. */
  readonly preview: ((text: string, at: string) => TypingView) | undefined;
}

/** How far the answer to the current question has come. */
export type CurrentAnswerView =
  /** Nothing is understood yet: the choices of the form itself may be tapped. */
  | { readonly kind: "waiting" }
  /** Nobody could read it: the person decides what becomes of it. */
  | { readonly kind: "unread"; readonly said: string }
  /** The answer was read back. `question` is asked where a part of it is in doubt. */
  | {
      readonly kind: "confirming";
      readonly value: unknown;
      readonly said: string;
      readonly english: string;
      readonly question: string | undefined;
      readonly rule: Rule | undefined;
    }
  /** A closed question with its candidates to tap. `isSecondOpinion`: another reader found them. */
  | {
      readonly kind: "choosing";
      readonly question: string | undefined;
      readonly candidates: readonly { readonly spanish: string; readonly english: string }[];
      readonly isSecondOpinion: boolean;
    };

/** One answer twice: what was said in Spanish, and what is printed in English; or that it needs review. */
export interface SaidAndPrintedTexts {
  readonly said: string;
  /** Undefined until the readers are here. */
  readonly english: string | undefined;
  readonly needsReview: boolean;
  /** Why it is printed so, where that can be said. */
  readonly rule?: Rule | undefined;
}

/** The finished form. */
export interface CompleteView {
  readonly kind: "complete";
  readonly formType: FormType;
  readonly saving: Complete["saving"];
  /** As it was saved last. */
  readonly saved: SavedAs | undefined;
  readonly answerCount: number;
  readonly lines: readonly PrintedAnswer[];
  readonly canCorrect: boolean;
}
