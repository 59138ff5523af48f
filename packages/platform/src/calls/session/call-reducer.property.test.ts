import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SimulatedCall } from "../../testing/simulated-call.ts";
import { estimatedSpeechMs } from "../speech-output/utterance-queue.ts";
import { wakeAt } from "./call-reducer.ts";
import type { CallState, UntimedEvent } from "./call-state.ts";
import { policy } from "./policy.ts";

type Move =
  | { readonly kind: "happen"; readonly event: UntimedEvent }
  | { readonly kind: "speech"; readonly ms: number; readonly isSure: boolean }
  | { readonly kind: "silence" | "pass"; readonly ms: number }
  | { readonly kind: "transcribe"; readonly text: string }
  | { readonly kind: "hear-out" | "sound-begins" | "fail-transcriber" };

const words = fc.constantFrom("", "sí", "Juan Pérez", "cuál es su nombre completo", "¿Cuál es su nombre completo?");
const mark = fc.integer({ min: 0, max: 12 });
const abilities = fc.record({ recognition: fc.boolean(), speech: fc.boolean() });
const control = fc.constantFrom("mute-assistant", "unmute-assistant", "say-first-message");

const event: fc.Arbitrary<UntimedEvent> = fc.oneof(
  fc.record({ kind: fc.constant("joined" as const), abilities }),
  fc.constant({ kind: "playable" as const }),
  fc.constant({ kind: "lost" as const }),
  fc.record({ kind: fc.constant("played" as const), mark }),
  fc.record({ kind: fc.constant("voice-failed" as const), mark }),
  fc.record({
    kind: fc.constant("voice-progress" as const),
    mark,
    aheadMs: fc.integer({ min: 0, max: 2000 }),
    isLast: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("recognised" as const), text: words, isFinal: fc.boolean() }),
  fc.record({ content: words, expecting: fc.constantFrom("name", "date") }).map(({ content, expecting }) => ({
    kind: "message" as const,
    message: { type: "add-message" as const, message: { role: "system" as const, content }, expecting },
  })),
  fc.constant({ kind: "message" as const, message: { type: "turn-done" as const } }),
  fc.record({ message: words, interruptAssistantEnabled: fc.boolean() }).map((said) => ({
    kind: "message" as const,
    message: { type: "say" as const, ...said },
  })),
  words.map((text) => ({ kind: "reply" as const, text })),
  fc.constantFrom({ kind: "reply-ended" as const }, { kind: "responder-failed" as const }),
  control.map((wish) => ({ kind: "message" as const, message: { type: "control" as const, control: wish } })),
);

const duration = fc.constantFrom(20, 60, 160, 400, 700, 1600, 6000);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("speech" as const), ms: duration, isSure: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("silence" as const), ms: duration }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("pass" as const), ms: duration }) },
  { weight: 4, arbitrary: event.map((one) => ({ kind: "happen" as const, event: one })) },
  { weight: 2, arbitrary: words.map((text) => ({ kind: "transcribe" as const, text })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      { kind: "hear-out" as const },
      { kind: "sound-begins" as const },
      { kind: "fail-transcriber" as const },
    ),
  },
);

/** Takes every answer of more than one word for whole, and a date for one with pauses. */
const expected = {
  isWhole: (_: string, text: string) => text.includes(" "),
  isClosed: (_expecting: string, text: string) => text.endsWith("o"),
  pausesIn: (expecting: string) => (expecting === "date" ? ("usual" as const) : ("short" as const)),
};

const setup = fc.record({
  expected: fc.constantFrom(undefined, expected),
  hearing: fc.constantFrom("server" as const, "browser" as const),
  speaking: fc.constantFrom("server" as const, "browser" as const, "none" as const),
  answering: fc.constantFrom("verbatim" as const, "responder" as const),
});

function make(conversation: SimulatedCall, one: Move): void {
  const hasAsked = conversation.effects.some(({ kind }) => kind === "transcribe");
  switch (one.kind) {
    case "happen":
      conversation.happen(one.event);
      return;
    case "speech":
      conversation.speech(one.ms, one);
      return;
    case "silence":
      conversation.silence(one.ms);
      return;
    case "pass":
      conversation.pass(one.ms);
      return;
    case "transcribe":
      if (hasAsked) conversation.transcribe(one.text);
      return;
    case "fail-transcriber":
      if (hasAsked) conversation.failTranscriber();
      return;
    case "hear-out":
      conversation.hearOut();
      return;
    case "sound-begins":
      conversation.soundBegins();
      return;
  }
}

function afterAnyMoves(check: (conversation: SimulatedCall) => void): void {
  const anything = fc.property(setup, fc.array(move, { maxLength: 40 }), (chosen, moves) => {
    const conversation = SimulatedCall.begun(chosen);
    for (const one of moves) make(conversation, one);
    check(conversation);
  });
  fc.assert(anything);
}

/** Nobody waits in silence for longer than this. */
const longestSilenceMs = 5000;
/** The most sound that one report of the voice says is not yet heard. */
const mostAheadMs = 2000;

/** How much of what is being said may still be heard. */
function audibleMs({ speechOutput, setup: { rate } }: CallState): number {
  if (speechOutput.speaking === undefined) return 0;
  return speechOutput.speaking.by === "browser"
    ? 2 * estimatedSpeechMs(speechOutput.speaking.utterance.text, rate)
    : mostAheadMs;
}

/** A call that owes a repetition is not at rest, though it listens. */
function isAtRest({ phase, state }: SimulatedCall): boolean {
  if (phase === "listening") return state.sayAgainAt === undefined && state.speechOutput.queue.length === 0;
  return phase === "away" || phase === "ended";
}

describe("after anything that can happen, in any order", () => {
  test("every deadline that rings moves the call on", () => {
    afterAnyMoves(({ state, at }) => {
      const wake = wakeAt(state);
      expect(wake === undefined).toBe(state.stage.kind === "ended");
      if (wake !== undefined) expect(wake).toBeGreaterThan(at);
    });
  });

  test("every state has its watchdog", () => {
    afterAnyMoves((conversation) => {
      const wake = wakeAt(conversation.state);
      if (wake === undefined || isAtRest(conversation)) return;
      expect(wake - conversation.at).toBeLessThanOrEqual(longestSilenceMs + audibleMs(conversation.state));
    });
  });

  test("nobody waits in silence for more than five seconds: something is said or shown, or the call listens", () => {
    afterAnyMoves((conversation) => {
      while (!isAtRest(conversation)) {
        const told = conversation.effects.length;
        conversation.pass(longestSilenceMs + audibleMs(conversation.state));
        if (!isAtRest(conversation)) expect(conversation.effects.length).toBeGreaterThan(told);
      }
    });
  });

  test("a call left alone comes to rest, and then to its end", () => {
    afterAnyMoves((conversation) => {
      const owed = conversation.state.speechOutput.queue.length + 5;
      conversation.pass(owed * 4 * longestSilenceMs);
      expect(isAtRest(conversation)).toBe(true);
      conversation.pass(policy.longestCallMs);
      expect(conversation.phase).toBe("ended");
    });
  });

  test("an ended call does nothing more", () => {
    afterAnyMoves((conversation) => {
      conversation.happen({ kind: "end", reason: "worker-shutdown" });
      const ends = conversation.effects.filter(({ kind }) => kind === "end").length;
      expect(ends).toBe(1);
      expect(conversation.happen({ kind: "playable" })).toEqual([]);
    });
  });

  test("every turn that was transcribed is told once", () => {
    afterAnyMoves(({ finals, effects, state }) => {
      if (state.setup.hearing === "browser") return;
      const told = effects.filter((effect) => effect.kind === "close-turn" && effect.outcome === "transcribed");
      expect(finals).toHaveLength(told.length);
    });
  });

  test("every turn that opens is closed before the next one, and what is opened is told", () => {
    afterAnyMoves(({ effects }) => {
      let depth = 0;
      for (const { kind } of effects) {
        if (kind === "open-turn") depth += 1;
        if (kind === "close-turn") depth -= 1;
        expect(depth === 0 || depth === 1).toBe(true);
      }
    });
  });

  test("nobody is silenced, or speaks, who should not: two utterances never overlap", () => {
    afterAnyMoves(({ messages }) => {
      let speaking = 0;
      for (const message of messages) {
        if (message.type !== "speech-update" || message.role !== "assistant") continue;
        speaking += message.status === "started" ? 1 : -1;
        expect(speaking === 0 || speaking === 1).toBe(true);
      }
    });
  });
});
