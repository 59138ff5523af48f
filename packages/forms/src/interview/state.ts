import type { Answers, FormType, HeardAnswer } from "../form.ts";

/** An answer longer than this is asked again, so that no save fails for it. Characters. */
export const longestAnswer = 400;

/** One saying of the person, final or not, as the call or the browser transcribed it. */
export interface Heard {
  readonly text: string;
  readonly isFinal: boolean;
  /** The same for every transcript of one turn of speech; a platform that has no turns leaves it out. */
  readonly turnId?: string;
  /** True when the person began to speak while the assistant was still speaking. */
  readonly beganOverAssistant: boolean;
  /** When it was said, ISO 8601. */
  readonly at: string;
}

export type InterviewEvent =
  | { readonly kind: "form-chosen"; readonly formType: FormType }
  | { readonly kind: "restored"; readonly formType: FormType; readonly answers: Answers; readonly savedId?: string }
  | { readonly kind: "call-started" }
  | { readonly kind: "call-ended" }
  | { readonly kind: "spoken"; readonly text: string }
  | { readonly kind: "heard"; readonly heard: Heard }
  | { readonly kind: "typed"; readonly text: string; readonly at: string }
  | { readonly kind: "saved"; readonly id: string }
  | { readonly kind: "save-failed" }
  | { readonly kind: "save-again" }
  | { readonly kind: "reset" };

/** What the world must do next, in order. */
export type InterviewEffect =
  /** Send this to the assistant as a system message: it is spoken as it stands. */
  | { readonly kind: "ask"; readonly text: string }
  /** Keep one answer on the server. */
  | { readonly kind: "keep"; readonly formType: FormType; readonly field: string; readonly answer: HeardAnswer }
  | { readonly kind: "stop-call" }
  | { readonly kind: "save"; readonly formType: FormType; readonly answers: Answers }
  /** Drop the draft kept on the server. */
  | { readonly kind: "forget" };

/** Why the same question stands again; the page says it in words. */
export type Repeat = "no-form-named" | "too-long";

/** What every phase knows. */
interface Common {
  /** What the assistant said last: a transcript that repeats it is an echo. */
  readonly spoken: string;
  /** The last thing heard, shown whether or not it was stored. */
  readonly lastHeard: string;
  readonly repeat?: Repeat | undefined;
  readonly isCallActive: boolean;
  /** The turns that were stored, newest last, and the field each went to. */
  readonly turns: readonly StoredTurn[];
}

/** A turn of speech that was stored, and where. */
export interface StoredTurn {
  readonly turnId?: string;
  readonly field: string;
  readonly said: string;
  readonly at: string;
}

export type Interview =
  | (Common & { readonly phase: "choosing" })
  | (Common & {
      readonly phase: "asking";
      readonly formType: FormType;
      readonly position: number;
      readonly answers: Answers;
    })
  | (Common & {
      readonly phase: "complete";
      readonly formType: FormType;
      readonly answers: Answers;
      readonly saving: "saving" | "saved" | "failed";
      readonly savedId?: string;
    });

export type Step = readonly [Interview, readonly InterviewEffect[]];
