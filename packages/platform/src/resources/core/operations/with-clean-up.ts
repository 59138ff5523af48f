/**
 * Events that clean up even when nobody reads the first of them: a generator that never started runs no `finally`.
 * @param cleanUp is called in that case, instead of the generator's own `finally`
 */
export function withCleanUp(events: AsyncGenerator<string>, cleanUp: () => Promise<unknown>): AsyncIterable<string> {
  let hasStarted = false;
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        hasStarted = true;
        return events.next();
      },
      return: async () => {
        if (!hasStarted) await cleanUp();
        return events.return(undefined);
      },
    }),
  };
}
