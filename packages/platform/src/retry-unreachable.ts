import { retryAtOnce } from "@dilo/foundation";
import { ResponderError } from "./responders/responder-error.ts";
import { SpeechError } from "./speech/speech-error.ts";

/** Tries a service once more when it was not reached or failed by itself; a refusal is final. @throws the last failure */
export function retryUnreachable<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return retryAtOnce(attempt, { attempts: 2, isWorthwhile: isUnreachable });
}

function isUnreachable(failure: unknown): boolean {
  const isOurs = failure instanceof SpeechError || failure instanceof ResponderError;
  return !isOurs || failure.code === "unreachable";
}
