import { retryAtOnce } from "@dilo/foundation";
import { PlatformError } from "./platform-error.ts";

/** Tries a service once more when it was unreachable or had an internal error; a refusal is final. @throws the last failure */
export function retryUnreachable<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return retryAtOnce(attempt, { attempts: 2, isWorthwhile: isUnreachable });
}

function isUnreachable(failure: unknown): boolean {
  return !(failure instanceof PlatformError) || failure.code === "unreachable";
}
