import type { Field, Interview } from "@dilo/forms";
import type { LoadDelay } from "../../browser/load-code.ts";
import type { UnsentState } from "../answers/unsent-answers.ts";
import type { Held } from "./early-events.ts";
import type { InterviewRunner } from "./interview-runner.ts";
import type { Readers } from "./readers.ts";

/**
 * Whether the form can be worked on. `opening`: its draft is being fetched. `unavailable`: the server refused to give
 * the draft, and a new one could overwrite its answers. `superseded`: it was erased or begun again elsewhere.
 */
export type FormStatus = "opening" | "available" | "unavailable" | "superseded";

/** What the page shows of the interview, and of what becomes of its answers. */
export interface FormState {
  readonly interview: Interview;
  /** What reads answers; undefined until it is here. */
  readonly readers: Readers | undefined;
  /** What the person gave or asked for, held until the readers, or its places, are here. */
  readonly held: Held | undefined;
  /** Why the readers are not here, where something holds them up. */
  readonly delay: LoadDelay | undefined;
  readonly status: FormStatus;
  readonly unsent: UnsentState;
  /** When the answers of this payment were deleted, where their time is over and no new ones were told. */
  readonly endedAt?: Date | undefined;
  /** What another phone answered since this page showed it, until the person answers here. */
  readonly elsewhere?: readonly Field[] | undefined;
}

/** What the page shows of the interview that runs. */
export function shownOf(
  runner: InterviewRunner,
): Partial<FormState> & Pick<FormState, "interview" | "readers" | "held"> {
  const readers = runner.readers();
  const shown = { interview: runner.current(), readers, held: runner.held() };
  return readers ? { ...shown, delay: undefined } : shown;
}
