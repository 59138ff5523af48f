import { roomAudio } from "@dilo/api";

/** What was sent and is not yet heard: sound, or the number of a mark. */
export type PlayItem = Int16Array | number;

/** What leaves here is heard about this much later: network and the page's jitter buffer. Milliseconds. */
export const playoutMs = 120;

/** Remembers what was sent over a connection until it must have been heard, so that it can be sent another way. */
export class UnheardAudio {
  readonly #now: () => number;
  #items: { readonly item: PlayItem; readonly dueAt: number }[] = [];

  /** @param now the current time. Milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  add(item: PlayItem): void {
    const now = this.#now();
    const lastDue = this.#items.at(-1)?.dueAt ?? 0;
    this.#items = this.#items.filter(({ item: one, dueAt }) => typeof one === "number" || dueAt > now);
    const lengthMs = typeof item === "number" ? 0 : (1000 * item.length) / roomAudio.sampleRate;
    this.#items.push({ item, dueAt: Math.max(now + playoutMs, lastDue) + lengthMs });
  }

  /** Forgets a mark that was passed; false when it is not waited for any more. */
  pass(mark: number): boolean {
    const before = this.#items.length;
    this.#items = this.#items.filter(({ item }) => item !== mark);
    return this.#items.length < before;
  }

  /** Takes everything not yet heard, in order. */
  takeAll(): readonly PlayItem[] {
    const now = this.#now();
    const rest = this.#items.filter(({ item, dueAt }) => typeof item === "number" || dueAt > now);
    this.#items = [];
    return rest.map(({ item }) => item);
  }

  clear(): void {
    this.#items = [];
  }
}
