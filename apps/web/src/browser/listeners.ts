/** The listeners of one value that several parts of a page follow. */
export interface Changes {
  readonly tell: () => void;
  /** Returns the way to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes the listeners' list that `useSyncExternalStore` wants. */
export function changes(): Changes {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
