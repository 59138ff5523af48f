import { createContext, Script } from "node:vm";

/** How long one request may keep everybody else waiting. Milliseconds. */
export const longestWorkMs = 50;

/** How often work is begun again that the machine, busy with something else, gave no time. */
const mostTries = 5;

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
  for (let tries = 1; ; tries += 1) {
    const before = process.cpuUsage();
    try {
      context.work = work;
      return script.runInContext(context, { timeout }) as Result;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > timeout * 0.8 || tries === mostTries) throw new OutOfTime();
    }
  }
}
