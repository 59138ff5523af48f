import type { AssistantMessage } from "@dilo/api";
import type { CallEffect, CallState, EndReason, SpokenPart } from "./call-state.ts";

/** One step of the reducer while it is being worked out: the state so far, and what must be done. */
export class StepBuilder {
  state: CallState;
  readonly at: number;
  readonly effects: CallEffect[] = [];

  constructor(state: CallState, at: number) {
    this.state = state;
    this.at = at;
  }

  set(change: Partial<CallState>): void {
    this.state = { ...this.state, ...change };
  }

  /** Somebody did something. */
  touch(): void {
    this.set({ activeAt: this.at });
  }

  do(effect: CallEffect): void {
    this.effects.push(effect);
  }

  send(message: AssistantMessage, spoken?: SpokenPart): void {
    this.effects.push({ kind: "send", message, ...(spoken && { spoken }) });
  }

  /** Ends the call; nothing happens in it from here on. */
  end(reason: EndReason): void {
    if (this.state.stage.kind === "ended") return;
    this.set({ stage: { kind: "ended", reason } });
    this.send({ type: "status-update", status: "ended", endedReason: reason });
    this.do({ kind: "end", reason });
  }
}
