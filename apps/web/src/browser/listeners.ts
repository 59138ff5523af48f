/** The listeners of one value that several parts of a page follow. */
export interface Listeners {
  readonly notify: () => void;
  /** Returns the way to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes the listeners' list that `useSyncExternalStore` wants. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
