import type { DailyCall, DailyParticipant } from "@daily-co/daily-js";
import { speakerName } from "@dilo/api";
import { silentTrack } from "../fake-room.ts";

type Handler = (event: unknown) => void;

const assistant = { session_id: "it", user_name: speakerName, local: false };
const me = { session_id: "me", user_name: "", local: true };

/** Daily's call object as far as the room uses it: what the meeting does is in the test's hands. */
export class FakeDailyCall {
  readonly sent: unknown[] = [];
  /** Every other method that was called, with what it was given. */
  readonly asked: (readonly [method: string, ...given: unknown[]])[] = [];
  refusal: { readonly type: string; readonly msg: string } | undefined;
  joinedWith: unknown;
  isDestroyed = false;
  readonly #handlers = new Map<string, Handler[]>();
  #isIn = false;

  /** As the library's own type; methods that are not written here only note that they were asked. */
  asCall(): DailyCall {
    const noting = (name: string) => (given: unknown) => {
      this.asked.push([name, given]);
      return Promise.resolve();
    };
    const proxy = new Proxy(this, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (value === undefined && typeof name === "string" && name !== "then") return noting(name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    return proxy as unknown as DailyCall;
  }

  on(event: string, handler: Handler): void {
    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
  }

  tell(event: string, details: object = {}): void {
    for (const handler of this.#handlers.get(event) ?? []) handler({ action: event, ...details });
  }

  async join(properties: object): Promise<void> {
    this.joinedWith = properties;
    await Promise.resolve();
    if (this.refusal) {
      this.tell("error", { errorMsg: this.refusal.msg, error: this.refusal });
      throw new Error(this.refusal.msg);
    }
    this.#isIn = true;
    this.tell("joined-meeting");
    queueMicrotask(() => this.tell("participant-joined", { participant: assistant }));
  }

  async leave(): Promise<void> {
    this.#isIn = false;
    this.tell("left-meeting");
  }

  async destroy(): Promise<void> {
    this.isDestroyed = true;
  }

  participants(): Record<string, DailyParticipant> {
    const all = this.#isIn ? { local: me, it: assistant } : { local: me };
    return all as unknown as Record<string, DailyParticipant>;
  }

  updateParticipant(id: string, updates: { readonly setSubscribedTracks?: { readonly audio: boolean } }): void {
    this.asked.push(["updateParticipant", id, updates]);
    if (updates.setSubscribedTracks?.audio)
      this.tell("track-started", { track: silentTrack(), participant: assistant });
  }

  sendAppMessage(data: unknown): void {
    this.sent.push(data);
  }
}
