import { PlatformError } from "../platform-error.ts";

/** How long to wait for a service, and who may call it off. */
export interface Timeout {
  readonly signal: AbortSignal;
  readonly withinMs: number;
}

/**
 * Does one thing with a service within a time.
 * @param work gets a signal that ends it, and `arrived`, which stops the clock: what follows may take its time
 * @throws PlatformError `timeout` when the time is over, `unreachable` for every failure that is not ours;
 *   the caller's reason when it is called off
 */
export async function withTimeout<Result>(
  timeout: Timeout,
  work: (signal: AbortSignal, arrived: () => void) => Promise<Result>,
): Promise<Result> {
  const clock = startTimeout(timeout);
  try {
    return await work(clock.signal, clock.stop);
  } catch (error) {
    throw clock.explain(error);
  } finally {
    clock.stop();
  }
}

/** The clock of one wait after the other, for work that is a stream: it is paused while the reader is busy. */
export function startTimeout({ signal, withinMs }: Timeout) {
  const deadline = new AbortController();
  const start = () => setTimeout(() => deadline.abort(), withinMs);
  let timer = start();
  const stop = () => clearTimeout(timer);
  return {
    signal: AbortSignal.any([signal, deadline.signal]),
    stop,
    /** Begins the next wait, with the whole time. */
    restart: () => {
      stop();
      timer = start();
    },
    /** What an error of the work really was. */
    explain: (error: unknown): unknown => {
      if (signal.aborted) return signal.reason;
      if (deadline.signal.aborted) return new PlatformError("timeout", "The speech service did not answer in time.");
      if (error instanceof PlatformError) return error;
      return new PlatformError("unreachable", "The speech service could not be reached.", { cause: error });
    },
  };
}

/** @throws PlatformError when the service did not answer 2xx: `unreachable` for its own faults, `refused` for ours */
export async function checkStatus(response: Response): Promise<Response> {
  if (response.ok) return response;
  await response.body?.cancel();
  const isItsFault = response.status >= 500 || response.status === 429;
  throw new PlatformError(isItsFault ? "unreachable" : "refused", `The speech service answered ${response.status}.`);
}
