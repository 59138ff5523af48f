import type { VoiceFailure } from "@dilo/voice";
import type { FormWords } from "../../words/es/form.ts";

/** Says why a call that did not fail is over, and how to go on; "" where nobody told. */
export function callEndWords(endedReason: string | undefined, failures: FormWords["failures"]): string {
  if (endedReason === "silence-timed-out") return failures.silence;
  if (endedReason === "exceeded-max-duration") return failures.longCall;
  return endedReason === "customer-ended-call" ? failures.hungUp : "";
}

/** What of a failure its words follow from. */
type Told = Pick<VoiceFailure, "code" | "message" | "error">;

/**
 * Says a failed call in the person's own language. A call that never began was not cut off. Only a failure nobody foresaw keeps its own message, or is the
 * specification's 'Voice session error' (product specification, section 8).
 */
export function voiceFailureWords(
  { code, message, error }: Told,
  failures: FormWords["failures"],
  { hasBegun }: { readonly hasBegun: boolean },
): string {
  switch (code) {
    case "permissions":
      return failures.permission;
    case "not-found":
    case "constraints":
      return failures.noMicrophone;
    case "in-use":
      return failures.inUse;
    case "connection":
    case "not-reached":
    case "no-platform":
    case "worklet-missing":
    case "daily-missing":
    case "end-of-life":
    case "no-room":
    case "exp-room":
    case "exp-token":
    case "nbf-room":
    case "nbf-token":
    case "meeting-full":
    case "not-allowed":
    case "ejected":
      return hasBegun ? failures.disconnected : failures.notBegun;
    case "call-refused":
      return refusalWords(error.cause?.code, failures);
    default:
      return message || failures.voice;
  }
}

/** @param refusal the server's code for why it begins no call */
function refusalWords(refusal: string | undefined, failures: FormWords["failures"]): string {
  switch (refusal) {
    case "too-many-calls":
      return failures.limit;
    case "call-under-way":
      return failures.busy;
    default:
      return failures.notAvailable;
  }
}
