import { readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";

/** How long one request may keep everybody else waiting. Milliseconds. */
export const longestWorkMs = 50;

/** How often work is begun again that the machine, busy with something else, gave no time. */
const mostTries = 20;

const context = createContext({ work: undefined as unknown }) as { work: unknown };
const script = new Script("work()");

/** Work that was ended because it took too long. */
export class OutOfTime extends Error {
  override readonly name = "OutOfTime";
}

/**
 * Does synchronous work that others' words decide on, and ends it in the middle when it takes too long. It may be begun
 * again: it must change nothing outside of itself.
 * @throws OutOfTime
 */
export function inTime<Result>(work: () => Result, ms = longestWorkMs): Result {
  const timeout = Math.max(1, Math.ceil(ms));
  let spent = 0;
  for (let tries = 1; ; tries += 1) {
    const before = processorMs();
    try {
      context.work = work;
      return script.runInContext(context, { timeout }) as Result;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      spent += processorMs() - before;
      // Nearly all of it: the next try could take as much again, and nobody has their turn between two.
      if (spent > timeout * 0.8 || tries === mostTries) throw new OutOfTime();
    }
  }
}

/**
 * How long a processor has worked for this thread: on a busy machine much less than went by. Milliseconds.
 * Linux tells it of one thread (proc(5), schedstat); elsewhere other threads of the process count too.
 */
export function processorMs(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "latin1").split(" ")[0]) / 1_000_000;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
