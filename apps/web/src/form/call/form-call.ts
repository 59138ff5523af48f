import type { FormType } from "@dilo/forms";
import type { CallStatus } from "./call-status.ts";
import type { Caption } from "./captions.ts";

/** The call of the form page, as its screens need it. */
export interface FormCall {
  readonly isActive: boolean;
  readonly isConnecting: boolean;
  readonly isPlaybackBlocked: boolean;
  /** What went wrong, in the person's words; "" when nothing did. */
  readonly failure: string;
  /** Why the server refused to begin it, in its own words; "" where it did not, or told nothing. */
  readonly reason: string;
  /** Why a call that did not fail is over, where the person may not know; else "". */
  readonly endNote: string;
  /** Nothing is heard of the person for a while. */
  readonly isUnheard: boolean;
  /** The call speaks another language than the page: it has one voice, and goes on with it. */
  readonly isOtherLanguage: boolean;
  /** How many calls the payment has left behind this one; undefined where nobody told. */
  readonly callsLeft: number | undefined;
  /** The person's own volume, 0 to 1. */
  readonly level: number;
  readonly status: CallStatus;
  readonly captions: readonly Caption[];
  /** Call it when a call is likely soon: its code is loaded meanwhile. */
  readonly prepare: () => void;
  /** Call it in a click. */
  readonly start: (formType?: FormType) => void;
  readonly stop: () => void;
  /** Ends the turn at once: the person says that the answer is finished. */
  readonly done: () => void;
  readonly resumePlayback: () => void;
}
