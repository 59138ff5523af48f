import type { DailyCall, DailyParticipant } from "@daily-co/daily-js";
import { speakerName } from "@dilo/api";
import { silentTrack } from "../fake-room.ts";

type Handler = (event: unknown) => void;

const assistant = { session_id: "it", user_name: speakerName, local: false };
const localParticipant = { session_id: "me", user_name: "", local: true };

/** Daily's call object as far as the room uses it; each test decides what the meeting does. */
export class FakeDailyCall {
  readonly sent: unknown[] = [];
  /** Every other method that was invoked, with its argument. */
  readonly invocations: (readonly [method: string, ...args: unknown[]])[] = [];
  refusal: { readonly type: string; readonly msg: string } | undefined;
  joinedWith: unknown;
  isDestroyed = false;
  readonly #handlers = new Map<string, Handler[]>();
  #isIn = false;

  /** Typed as the library's call object. A method whose effect no test needs is recorded, and resolves at once. */
  asCall(): DailyCall {
    const recording = (name: string) => (input: unknown) => {
      this.invocations.push([name, input]);
      return Promise.resolve();
    };
    const proxy = new Proxy(this, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (value === undefined && typeof name === "string" && name !== "then") return recording(name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    return proxy as unknown as DailyCall;
  }

  on(event: string, handler: Handler): void {
    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
  }

  emit(event: string, details: object = {}): void {
    for (const handler of this.#handlers.get(event) ?? []) handler({ action: event, ...details });
  }

  async join(properties: object): Promise<void> {
    this.joinedWith = properties;
    await Promise.resolve();
    if (this.refusal) {
      this.emit("error", { errorMsg: this.refusal.msg, error: this.refusal });
      throw new Error(this.refusal.msg);
    }
    this.#isIn = true;
    this.emit("joined-meeting");
    queueMicrotask(() => this.emit("participant-joined", { participant: assistant }));
  }

  async leave(): Promise<void> {
    this.#isIn = false;
    this.emit("left-meeting");
  }

  async destroy(): Promise<void> {
    this.isDestroyed = true;
  }

  participants(): Record<string, DailyParticipant> {
    const all = this.#isIn ? { local: localParticipant, it: assistant } : { local: localParticipant };
    return all as unknown as Record<string, DailyParticipant>;
  }

  updateParticipant(id: string, updates: { readonly setSubscribedTracks?: { readonly audio: boolean } }): void {
    this.invocations.push(["updateParticipant", id, updates]);
    if (updates.setSubscribedTracks?.audio)
      this.emit("track-started", { track: silentTrack(), participant: assistant });
  }

  sendAppMessage(data: unknown): void {
    this.sent.push(data);
  }
}
