import { limits } from "./limits.ts";

type EventMap<Events> = { readonly [Name in keyof Events]: readonly unknown[] };
type Listener<Args> = Args extends readonly unknown[] ? (...args: Args) => void : never;
type AnyListener = (...args: readonly unknown[]) => void;

interface Entry {
  readonly listener: AnyListener;
  readonly isOnce: boolean;
}

/**
 * A typed event emitter. Listeners are called in the order they were added. One that throws stops neither the others nor
 * the emitter; its error is reported as uncaught.
 */
export class Emitter<Events extends EventMap<Events>> {
  readonly #entries = new Map<keyof Events, readonly Entry[]>();

  on<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): this {
    return this.#add(event, { listener: listener as AnyListener, isOnce: false });
  }

  once<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): this {
    return this.#add(event, { listener: listener as AnyListener, isOnce: true });
  }

  off<Name extends keyof Events>(event: Name, listener: Listener<Events[Name]>): this {
    const entries = this.#entriesOf(event);
    const position = entries.findLastIndex((entry) => entry.listener === listener);
    if (position >= 0) this.#entries.set(event, entries.toSpliced(position, 1));
    return this;
  }

  /** Removes the listeners of one event, or of all. */
  removeAllListeners(event?: keyof Events): this {
    if (event === undefined) this.#entries.clear();
    else this.#entries.delete(event);
    return this;
  }

  listenerCount(event: keyof Events): number {
    return this.#entriesOf(event).length;
  }

  emit<Name extends keyof Events>(event: Name, ...args: Events[Name]): void {
    for (const entry of this.#entriesOf(event)) {
      if (entry.isOnce) this.#remove(event, entry);
      try {
        entry.listener(...args);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  #add(event: keyof Events, entry: Entry): this {
    const entries = [...this.#entriesOf(event), entry];
    this.#entries.set(event, entries);
    if (entries.length === limits.listenersPerEvent + 1) {
      console.warn(`Possible leak: more than ${limits.listenersPerEvent} listeners of "${String(event)}".`);
    }
    return this;
  }

  #remove(event: keyof Events, removed: Entry): void {
    const entries = this.#entriesOf(event).filter((entry) => entry !== removed);
    this.#entries.set(event, entries);
  }

  #entriesOf(event: keyof Events): readonly Entry[] {
    return this.#entries.get(event) ?? [];
  }
}
