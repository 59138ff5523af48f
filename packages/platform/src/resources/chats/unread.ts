/**
 * Events that clean up also when nobody reads even the first of them: a generator that never began runs no `finally`.
 * @param dropped is called instead of the generator's own end
 */
export function orDropped(events: AsyncGenerator<string>, dropped: () => Promise<unknown>): AsyncIterable<string> {
  let hasBegun = false;
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        hasBegun = true;
        return events.next();
      },
      return: async () => {
        if (!hasBegun) await dropped();
        return events.return(undefined);
      },
    }),
  };
}
