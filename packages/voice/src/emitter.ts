import { limits } from "./limits.ts";

type EventMap<Events> = { readonly [Name in keyof Events]: readonly unknown[] };
type Listener<Heard> = Heard extends readonly unknown[] ? (...heard: Heard) => void : never;
type AnyListener = (...heard: readonly unknown[]) => void;

interface Entry {
  readonly listener: AnyListener;
  readonly isOnce: boolean;
}

/**
 * Typed events. Listeners are called in the order they came; one that throws stops neither the others nor the emitter,
 * and its error reaches the window as an uncaught one.
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
    const entries = this.#of(event);
    const position = entries.findLastIndex((entry) => entry.listener === listener);
    if (position >= 0) this.#entries.set(event, entries.toSpliced(position, 1));
    return this;
  }

  /** Forgets the listeners of one event, or of all. */
  removeAllListeners(event?: keyof Events): this {
    if (event === undefined) this.#entries.clear();
    else this.#entries.delete(event);
    return this;
  }

  listenerCount(event: keyof Events): number {
    return this.#of(event).length;
  }

  emit<Name extends keyof Events>(event: Name, ...heard: Events[Name]): void {
    for (const entry of this.#of(event)) {
      if (entry.isOnce) this.#drop(event, entry);
      try {
        entry.listener(...heard);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  #add(event: keyof Events, entry: Entry): this {
    const entries = [...this.#of(event), entry];
    this.#entries.set(event, entries);
    if (entries.length === limits.listenersPerEvent + 1) {
      console.warn(`Possible leak: more than ${limits.listenersPerEvent} listeners of "${String(event)}".`);
    }
    return this;
  }

  #drop(event: keyof Events, gone: Entry): void {
    const entries = this.#of(event).filter((entry) => entry !== gone);
    this.#entries.set(event, entries);
  }

  #of(event: keyof Events): readonly Entry[] {
    return this.#entries.get(event) ?? [];
  }
}
