import type { AssistantMessage } from "@dilo/api";
import { newCall, next, wakeAt } from "../calls/session/call-reducer.ts";
import type { CallEffect, CallEvent, CallSetup, CallState, UntimedEvent } from "../calls/session/call-state.ts";
import { policy } from "../calls/session/policy.ts";
import { phaseOf } from "./call-phase.ts";

/** Drives the reducer as a room would: time passes in frames, timers ring, effects are kept. */
export class SimulatedCall {
  state: CallState;
  at = 1_000_000;
  readonly effects: CallEffect[] = [];

  constructor(setup: Partial<CallSetup> = {}) {
    const whole = {
      callId: "call",
      firstMessage: "Hola.",
      rate: 1,
      hearing: "server",
      speaking: "server",
      answering: "verbatim",
      policy,
      ...setup,
    } as const;
    this.state = newCall(whole, this.at);
  }

  /** A conversation that has begun, its first message said. */
  static begun(setup: Partial<CallSetup> = {}): SimulatedCall {
    const conversation = new SimulatedCall(setup);
    conversation.happen({ kind: "joined", abilities: { recognition: true, speech: true } });
    conversation.happen({ kind: "playable" });
    conversation.hearOut();
    return conversation;
  }

  get phase() {
    return phaseOf(this.state);
  }

  get messages(): readonly AssistantMessage[] {
    return this.effects.flatMap((effect) => (effect.kind === "send" ? [effect.message] : []));
  }

  /** What the person was told to have said. */
  get finals() {
    return this.messages.filter((message) => message.type === "transcript" && message.role === "user");
  }

  /** What the assistant was told to say, in order. */
  get spoken(): readonly string[] {
    return this.effects.flatMap((effect) => (effect.kind === "speak" ? [effect.text] : []));
  }

  happen(event: UntimedEvent): readonly CallEffect[] {
    const [state, effects] = next(this.state, { ...event, at: this.at } as CallEvent);
    this.state = state;
    this.effects.push(...effects);
    return effects;
  }

  /** Frames of speech, as a microphone sends them; of a voice that is surely the person's where the detector knows it. */
  speech(ms: number, { isSure = false } = {}): void {
    this.frames(ms, (passed) => ({ isSpeech: true, sureMs: isSure ? passed : 0 }));
  }

  silence(ms: number): void {
    this.frames(ms, () => ({ isSpeech: false }));
  }

  private frames(
    ms: number,
    judge: (passed: number) => { readonly isSpeech: boolean; readonly sureMs?: number },
  ): void {
    for (let passed = 0; passed < ms; passed += 20) {
      this.pass(20);
      this.happen({ kind: "frame", ...judge(passed + 20) });
    }
  }

  /** Time passes and nothing comes; timers ring when they are due. */
  pass(ms: number): void {
    const until = this.at + ms;
    for (let wake = wakeAt(this.state); wake !== undefined && wake <= until; wake = wakeAt(this.state)) {
      this.at = Math.max(this.at, wake);
      this.happen({ kind: "time" });
      if (wakeAt(this.state) === wake) throw new Error("A deadline rang and moved nothing on.");
    }
    this.at = until;
  }

  ask(text: string, expecting?: string): void {
    const message = { role: "system", content: text } as const;
    this.happen({
      kind: "message",
      message: { type: "add-message", message, ...(expecting !== undefined && { expecting }) },
    });
  }

  /** The voice begins to sound. */
  soundBegins(): void {
    this.happen({ kind: "voice-progress", mark: this.mark, aheadMs: 20, isLast: false });
  }

  /** What is being said is said to its end. */
  hearOut(): void {
    if (this.state.speechOutput.speaking?.by === "server") {
      this.happen({ kind: "voice-progress", mark: this.mark, aheadMs: 0, isLast: true });
    }
    this.happen({ kind: "played", mark: this.mark });
  }

  private get mark(): number {
    return this.state.speechOutput.speaking?.utterance.mark ?? 0;
  }

  /** The transcriber answers what was asked last. */
  transcribe(text: string): void {
    const asked = this.effects.findLast((effect) => effect.kind === "transcribe");
    if (asked?.kind !== "transcribe") throw new Error("Nothing is being transcribed.");
    this.happen({ kind: "transcribed", turnId: asked.turnId, attempt: asked.attempt, text });
  }

  failTranscriber(): void {
    const asked = this.effects.findLast((effect) => effect.kind === "transcribe");
    if (asked?.kind !== "transcribe") throw new Error("Nothing is being transcribed.");
    this.happen({ kind: "transcriber-failed", turnId: asked.turnId, attempt: asked.attempt });
  }
}
