// biome-ignore lint/suspicious/noExplicitAny: as Node types its listeners.
type AnyListener = (...args: any[]) => void;
type Listeners<Events> = { readonly [Name in keyof Events]: AnyListener };
interface Entry {
  readonly listener: AnyListener;
  readonly isOnce: boolean;
}

/** The methods of Node's EventEmitter, typed by a map from events to listeners. An error that nobody hears is not thrown. */
export class NodeEmitter<Events extends Listeners<Events>> {
  readonly #entries = new Map<keyof Events, readonly Entry[]>();
  #most = 10;

  on<Name extends keyof Events>(event: Name, listener: Events[Name]): this {
    return this.#add(event, listener, { isOnce: false });
  }
  addListener<Name extends keyof Events>(event: Name, listener: Events[Name]): this {
    return this.on(event, listener);
  }
  once<Name extends keyof Events>(event: Name, listener: Events[Name]): this {
    return this.#add(event, listener, { isOnce: true });
  }
  prependListener<Name extends keyof Events>(event: Name, listener: Events[Name]): this {
    return this.#add(event, listener, { isOnce: false, isFirst: true });
  }
  prependOnceListener<Name extends keyof Events>(event: Name, listener: Events[Name]): this {
    return this.#add(event, listener, { isOnce: true, isFirst: true });
  }
  removeListener<Name extends keyof Events>(event: Name, listener: Events[Name]): this {
    const entries = this.#of(event);
    const last = entries.findLastIndex((entry) => entry.listener === listener);
    if (last >= 0) this.#entries.set(event, entries.toSpliced(last, 1));
    return this;
  }
  off<Name extends keyof Events>(event: Name, listener: Events[Name]): this {
    return this.removeListener(event, listener);
  }
  removeAllListeners(event?: keyof Events): this {
    if (event === undefined) this.#entries.clear();
    else this.#entries.delete(event);
    return this;
  }
  /** @returns whether anybody listened */
  emit<Name extends keyof Events>(event: Name, ...args: Parameters<Events[Name]>): boolean {
    const entries = this.#of(event);
    for (const entry of entries) {
      if (entry.isOnce) {
        const others = this.#of(event).filter((one) => one !== entry);
        this.#entries.set(event, others);
      }
      entry.listener.apply(this, args);
    }
    return entries.length > 0;
  }
  listeners<Name extends keyof Events>(event: Name): Events[Name][] {
    return this.#of(event).map(({ listener }) => listener as Events[Name]);
  }
  rawListeners<Name extends keyof Events>(event: Name): Events[Name][] {
    return this.listeners(event);
  }
  listenerCount(event: keyof Events): number {
    return this.#of(event).length;
  }
  eventNames(): (keyof Events)[] {
    return [...this.#entries.keys()].filter((event) => this.listenerCount(event) > 0);
  }
  setMaxListeners(most: number): this {
    this.#most = most;
    return this;
  }
  getMaxListeners(): number {
    return this.#most;
  }

  #of(event: keyof Events): readonly Entry[] {
    return this.#entries.get(event) ?? [];
  }

  #add(
    event: keyof Events,
    listener: AnyListener,
    { isOnce, isFirst = false }: { readonly isOnce: boolean; readonly isFirst?: boolean },
  ): this {
    const entries = this.#of(event);
    const entry = { listener, isOnce };
    this.#entries.set(event, isFirst ? [entry, ...entries] : [...entries, entry]);
    if (this.#most > 0 && entries.length === this.#most) {
      console.warn(`Possible leak: more than ${this.#most} listeners of "${String(event)}".`);
    }
    return this;
  }
}
