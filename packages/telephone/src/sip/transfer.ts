import type { Clock } from "@dilo/foundation";
import { headerOf, type SipRequest, type SipResponse } from "./message.ts";

/** A REFER whose end nobody tells. Milliseconds. */
const longestMs = 60_000;

/** A transfer that is under way, and how the other side says it went (RFC 3515). */
export class Transfer {
  readonly #clock: Clock;
  readonly #onDone: (status: number) => void;
  #stop: (() => void) | undefined;

  /** @param onDone told once of each transfer: the status it ended with, 0 where nobody tells */
  constructor(clock: Clock, onDone: (status: number) => void) {
    this.#clock = clock;
    this.#onDone = onDone;
  }

  get isUnderWay(): boolean {
    return this.#stop !== undefined;
  }

  begin(): void {
    this.#stop = this.#clock.after(longestMs, () => this.#done(0));
  }

  /** The answer to the REFER: one that refuses it ends it. */
  answered({ status }: SipResponse): void {
    if (status >= 300) this.#done(status);
  }

  /** The other side tells how far it has come. */
  notified(request: SipRequest): void {
    const [, status] = /^SIP\/2\.0 (\d{3})/.exec(request.body.toString("utf8")) ?? [];
    const isOver = /^terminated/i.test(headerOf(request, "subscription-state") ?? "");
    if (status !== undefined && Number(status) >= 200) this.#done(Number(status));
    else if (isOver) this.#done(0);
  }

  #done(status: number): void {
    if (this.#stop === undefined) return;
    this.#stop();
    this.#stop = undefined;
    this.#onDone(status);
  }
}
