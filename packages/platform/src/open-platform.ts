import { randomUUID } from "node:crypto";
import type { WebCall } from "@dilo/api";
import { Call, type CallParts } from "./calls/call.ts";
import { type CallCounter, memoryCallCounter } from "./calls/call-counter.ts";
import type { CallObserver } from "./calls/call-observer.ts";
import { type CallPlan, readCallPlan } from "./calls/call-plan.ts";
import type { EndReason } from "./calls/session/call-state.ts";
import { policy } from "./calls/session/policy.ts";
import { systemClock } from "./clock.ts";
import type { Platform, PlatformSettings } from "./platform.ts";
import { PlatformError } from "./platform-error.ts";
import { responderFor, verbatim } from "./responders/responder.ts";
import { acceptPeer } from "./rooms/accept-peer.ts";
import { loadVad } from "./services.ts";
import { withNoiseGate } from "./speech/vad/noise-gate.ts";
import { cachedVoice } from "./speech/voices/cached-voice.ts";
import { readCallToken } from "./tokens/call-token.ts";
import { sign } from "./tokens/signed.ts";

interface CallUnderWay {
  readonly subject: string;
  readonly call: Call;
  readonly isForAnyPage: boolean;
  readonly isOfPage: boolean;
}

type Answers = NonNullable<CallParts["answers"]>;

interface Begun {
  readonly answers?: Answers | undefined;
  readonly watch?: CallObserver;
  readonly isOfPage?: boolean;
}

const defaults = { callsPerSubject: 20, retentionMs: 72 * 3_600_000, maxCalls: 100 } as const;

/** Pages take at most this part of the lines: those who have paid find one free. */
const partForPages = 1 / 2;

/** Opens the voice platform. */
export async function openPlatform(settings: PlatformSettings): Promise<Platform> {
  const { tokens, clock = systemClock, log = () => {} } = settings;
  const { callsPerSubject, retentionMs, maxCalls } = { ...defaults, ...settings };
  const counter: CallCounter = settings.counter ?? memoryCallCounter({ now: clock.now, keepMs: retentionMs });
  const openVad = settings.openVad ?? withNoiseGate(await loadVad());
  const transcriber = settings.transcriber === "browser" ? undefined : settings.transcriber;
  const voice = typeof settings.voice === "string" ? undefined : cachedVoice(settings.voice);
  // The page's own recognition must not hear the assistant, and only knows when PCM plays.
  const media = transcriber === undefined ? undefined : settings.media;
  const calls = new Map<string, CallUnderWay>();
  const closing = new AbortController();

  function refuseWhenClosing(): void {
    if (closing.signal.aborted) throw new PlatformError("closed", "The platform is closing.");
  }

  function refuseWhenFull(): void {
    if (calls.size >= maxCalls) throw new PlatformError("at-capacity", "All lines are busy.");
  }

  function refuseWhenPagesAreMany(): void {
    const count = [...calls.values()].filter(({ isOfPage }) => isOfPage).length;
    if (count >= Math.floor(maxCalls * partForPages)) throw new PlatformError("at-capacity", "All lines are busy.");
  }

  async function admit(subject: string): Promise<void> {
    refuseWhenClosing();
    for (const { call } of callsOf(subject)) {
      if (call.isJoined()) throw new PlatformError("one-call-at-a-time", "This payment already has a call under way.");
    }
    refuseWhenFull();
    if (!(await counter.take(subject, callsPerSubject))) {
      throw new PlatformError("call-limit", `This payment has had its ${callsPerSubject} calls.`);
    }
    // A call nobody is in, after a reload perhaps, gives way to the new one.
    for (const { call } of callsOf(subject)) call.end("replaced");
  }

  function callsOf(subject: string) {
    return [...calls.values()].filter((entry) => entry.subject === subject);
  }

  function begin(subject: string, plan: CallPlan, { answers, watch, isOfPage = false }: Begun = {}): WebCall {
    const callId = randomUUID();
    const speaking = typeof settings.voice === "string" ? settings.voice : "server";
    const call = new Call({
      setup: {
        callId,
        firstMessage: plan.firstMessage,
        rate: plan.rate,
        hearing: transcriber === undefined ? "browser" : "server",
        speaking,
        answering: answers === undefined ? "verbatim" : "responder",
        policy,
        expected: settings.expected,
      },
      language: plan.language,
      keepsRoom: plan.keepsRoom,
      transcriber,
      voice,
      vad: openVad(),
      clock,
      log,
      observer: watch,
      answers,
      onEnded: () => calls.delete(callId),
    });
    calls.set(callId, { subject, call, isForAnyPage: watch !== undefined, isOfPage });
    log({ event: "call-created", callId });
    return webCall(callId, address(callId), plan, voice?.name ?? "");
  }

  function answersFor({ assistant }: CallPlan): Answers | undefined {
    const responder = responderFor(assistant, settings.responder);
    return responder === verbatim ? undefined : { responder, assistant };
  }

  function address(callId: string): string {
    const origin = typeof settings.publicOrigin === "string" ? settings.publicOrigin : settings.publicOrigin();
    const expiresAt = clock.now() + policy.longestCallMs;
    const token = sign(tokens.secret, "room", { subject: callId, expiresAt });
    return `${origin.replace(/^http/, "ws")}/platform/room/${callId}?t=${token}`;
  }

  return {
    createWebCall: async (bearer, body) => {
      const subject = bearer === undefined ? undefined : readCallToken(tokens.secret, bearer, clock.now());
      if (subject === undefined) throw new PlatformError("unauthorized", "A call token is needed.");
      const plan = readCallPlan(body);
      await admit(subject);
      // The product's own call says what the interview sends, word for word, whatever its assistant's settings.
      return begin(subject, plan);
    },
    beginCall: async (body, watch, { isOfPage = false } = {}) => {
      const plan = readCallPlan(body);
      refuseWhenClosing();
      refuseWhenFull();
      if (isOfPage) refuseWhenPagesAreMany();
      return begin(randomUUID(), plan, { answers: answersFor(plan), watch, isOfPage });
    },
    endCall: (callId) => calls.get(callId)?.call.end("assistant-ended-call"),
    acceptRoom: (socket, callId, token) => {
      const call = calls.get(callId)?.call;
      acceptPeer(socket, { callId, token, secret: tokens.secret, clock, log, call, media });
    },
    isForAnyPage: (callId) => calls.get(callId)?.isForAnyPage === true,
    prepare: async (texts) => voice?.prepare(texts, { signal: closing.signal, rate: policy.speakingRate }),
    activeCalls: () => calls.size,
    close: async () => {
      closing.abort();
      const reason: EndReason = "worker-shutdown";
      for (const { call } of calls.values()) call.end(reason);
      voice?.close?.();
      media?.close();
    },
  };
}

function webCall(id: string, webCallUrl: string, plan: CallPlan, provider: string): WebCall {
  const { voice } = plan.assistant;
  const given = typeof voice === "object" && voice !== null ? voice : {};
  const artifactPlan = { videoRecordingEnabled: false };
  return { id, webCallUrl, artifactPlan, assistant: { ...plan.assistant, voice: { provider, ...given } } };
}
