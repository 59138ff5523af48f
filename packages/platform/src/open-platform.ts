import { randomUUID } from "node:crypto";
import type { WebCall } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import type { WebSocket } from "ws";
import { apologiesIn } from "./calls/apologies.texts.ts";
import { Call, type CallParts } from "./calls/call.ts";
import type { CallControl } from "./calls/call-control.ts";
import { type CallCounter, memoryCallCounter } from "./calls/call-counter.ts";
import type { CallObserver } from "./calls/call-observer.ts";
import { type CallPlan, defaultLanguage, readCallPlan } from "./calls/call-plan.ts";
import { CallRegistry } from "./calls/call-registry.ts";
import { readClientMessages } from "./calls/client-messages.ts";
import { readConversation } from "./calls/conversation-rules.ts";
import { askedOnce } from "./calls/session/asked-once.ts";
import { policy } from "./calls/session/policy.ts";
import { webCall } from "./calls/told-call.ts";
import type { PlatformLog } from "./log.ts";
import type { CallOrigin, CallServices, Platform, PlatformSettings } from "./platform.ts";
import { PlatformError } from "./platform-error.ts";
import { namesModel, responderFor, unreached, verbatim } from "./responders/responder.ts";
import { acceptPeer } from "./rooms/accept-peer.ts";
import type { CallRoomRequest, OpenedRoom } from "./rooms/call-rooms.ts";
import { PhonePeer } from "./rooms/phone-peer.ts";
import type { Media } from "./rooms/rtc/media.ts";
import { loadVad, WsPcmPeer } from "./services.ts";
import type { Transcriber } from "./speech/transcribers/transcriber.ts";
import { withNearestVoice } from "./speech/vad/nearest-voice.ts";
import { withNoiseGate } from "./speech/vad/noise-gate.ts";
import type { OpenVad } from "./speech/vad/vad.ts";
import { cachedVoice } from "./speech/voices/cached-voice.ts";
import { openSpokenFolder } from "./speech/voices/spoken-folder.ts";
import { readCallToken } from "./tokens/call-token.ts";
import { sign } from "./tokens/signed.ts";

type Answers = NonNullable<CallParts["answers"]>;

interface CallOptions extends CallOrigin {
  readonly answers?: Answers | undefined;
  readonly observer?: CallObserver;
  readonly conversation?: ReturnType<typeof readConversation>;
}

const defaults = { callsPerSubject: 20, retentionMs: 72 * 3_600_000, maxCalls: 100 } as const;

/** How often a server that is told to stop looks whether people have finished speaking. Milliseconds. */
const drainLookMs = 100;

/** Nobody's telephone rings longer. Milliseconds. */
const longestRingMs = 180_000;

/** Opens the voice platform. */
export async function openPlatform(settings: PlatformSettings): Promise<Platform> {
  return new VoicePlatform(settings, settings.openVad ?? withNearestVoice(withNoiseGate(await loadVad())));
}

/** Creates calls within their limits, and leads people into the rooms. */
class VoicePlatform implements Platform {
  readonly #settings: PlatformSettings;
  readonly #openVad: OpenVad;
  readonly #clock: Clock;
  readonly #log: PlatformLog;
  readonly #counter: CallCounter;
  readonly #callsPerSubject: number;
  readonly #transcriber: Transcriber | undefined;
  readonly #voice: ReturnType<typeof cachedVoice> | undefined;
  readonly #media: Media | undefined;
  readonly #calls: CallRegistry;
  readonly #closing = new AbortController();
  /** Rooms elsewhere of calls that are over, until they are left. */
  readonly #leaving = new Set<Promise<void>>();
  #isDraining = false;

  constructor(settings: PlatformSettings, openVad: OpenVad) {
    const { clock = systemClock, log = () => {}, transcriber, voice, spokenFolder } = settings;
    const { callsPerSubject, retentionMs, maxCalls } = { ...defaults, ...settings };
    this.#settings = settings;
    this.#openVad = openVad;
    this.#clock = clock;
    this.#log = log;
    this.#counter = settings.counter ?? memoryCallCounter({ now: clock.now, keepMs: retentionMs });
    this.#callsPerSubject = callsPerSubject;
    this.#transcriber = transcriber === "browser" ? undefined : transcriber;
    this.#voice =
      typeof voice === "string"
        ? undefined
        : cachedVoice(voice, { folder: spokenFolder === undefined ? undefined : openSpokenFolder(spokenFolder) });
    // The page's own recognition must not hear the assistant, and only knows when PCM plays.
    this.#media = transcriber === "browser" ? undefined : settings.media;
    this.#calls = new CallRegistry(maxCalls);
  }

  async createWebCall(bearer: string | undefined, body: unknown): Promise<WebCall> {
    const { secret } = this.#settings.tokens;
    const subject = bearer === undefined ? undefined : readCallToken(secret, bearer, this.#clock.now());
    if (subject === undefined) throw new PlatformError("unauthorized", "A call token is needed.");
    const plan = readCallPlan(body);
    await this.#admit(subject);
    // The product's own call says what the interview sends, word for word, whatever its assistant's settings.
    return this.#startCall(subject, plan);
  }

  async beginCall(body: unknown, observer: CallObserver, origin: CallOrigin = {}): Promise<WebCall> {
    const { id, isOfPage = false, isInterview, services = {}, connect } = origin;
    const plan = readCallPlan(body);
    this.#refuseWhenClosing();
    if (connect) this.#refuseWithoutEars(services);
    this.#calls.refuseWhenFull();
    if (isOfPage) this.#calls.refuseWhenPagesAreMany();
    const answers = this.#answersFor(plan, services);
    const conversation = readConversation(plan.assistant);
    const options = { id, answers, observer, isOfPage, isInterview, services, conversation, connect };
    return this.#startCall(randomUUID(), plan, options);
  }

  /** A telephone has no page that hears and speaks. */
  #refuseWithoutEars({ transcriber, voice }: CallServices): void {
    const isHeard = (transcriber ?? this.#transcriber) !== undefined;
    if (isHeard && (voice ?? this.#voice) !== undefined) return;
    const missing = isHeard ? "voice" : "transcriber";
    throw new PlatformError("bad-request", `A telephone call needs a ${missing} of the server or of the assistant.`);
  }

  endCall(callId: string): void {
    this.#calls.get(callId)?.call.end("assistant-ended-call");
  }

  callOf(callId: string): CallControl | undefined {
    return this.#calls.get(callId)?.call;
  }

  acceptRoom(socket: WebSocket, callId: string, token: string | undefined): void {
    const { secret } = this.#settings.tokens;
    const call = this.#calls.get(callId)?.call;
    acceptPeer(socket, { callId, token, secret, clock: this.#clock, log: this.#log, call, media: this.#media });
  }

  isForAnyPage(callId: string): boolean {
    const call = this.#calls.get(callId);
    // A page elsewhere that comes back too late is told that there is no room, instead of nothing.
    return call === undefined || call.isForAnyPage;
  }

  async prepare(texts: Iterable<string>): Promise<void> {
    const said = [...texts].map((text) => this.#settings.pronounce?.(text, defaultLanguage) ?? text);
    await this.#voice?.prepare(said, { signal: this.#closing.signal, rate: policy.speakingRate });
  }

  activeCalls(): number {
    return this.#calls.size;
  }

  async drain(withinMs: number): Promise<void> {
    this.#isDraining = true;
    const until = this.#clock.now() + withinMs;
    while (this.#calls.endThoseAtRest("worker-shutdown") > 0 && this.#clock.now() < until) {
      await new Promise<void>((resolve) => this.#clock.after(drainLookMs, resolve));
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#calls.endAll("worker-shutdown");
    this.#voice?.close?.();
    this.#media?.close();
    await Promise.all(this.#leaving);
  }

  #refuseWhenClosing(): void {
    if (this.#isDraining || this.#closing.signal.aborted) throw new PlatformError("closed", "The platform is closing.");
  }

  async #admit(subject: string): Promise<void> {
    this.#refuseWhenClosing();
    this.#calls.refuseWhenInCall(subject);
    this.#calls.refuseWhenFull();
    if (!(await this.#counter.take(subject, this.#callsPerSubject))) {
      throw new PlatformError("call-limit", `This payment has had its ${this.#callsPerSubject} calls.`);
    }
    this.#calls.replaceCallsOf(subject);
  }

  async #startCall(subject: string, plan: CallPlan, options: CallOptions = {}): Promise<WebCall> {
    const { id, answers, observer, isOfPage = false, isInterview = false, services = {} } = options;
    const { conversation, connect } = options;
    const callId = id ?? randomUUID();
    const { expected, isHallucination, pronounce } = this.#settings;
    const own = services.voice ?? this.#settings.voice;
    const transcriber = services.transcriber ?? this.#transcriber;
    const { policy: asked = policy, rules } = conversation ?? {};
    // A telephone rings for as long as its caller lets it.
    const timeouts = connect ? { ...asked, graceMs: longestRingMs } : asked;
    const isOpenedByModel = answers !== undefined && rules?.opensWithModel === true;
    let room: OpenedRoom | undefined;
    const call = new Call({
      setup: {
        callId,
        firstMessage: isOpenedByModel ? undefined : plan.firstMessage,
        rate: plan.rate,
        hearing: transcriber === undefined ? "browser" : "server",
        speaking: typeof own === "string" ? own : "server",
        answering: answers === undefined ? "verbatim" : "responder",
        policy: timeouts,
        rules: rules && { ...rules, opensWithModel: isOpenedByModel },
        apologies: answers && apologiesIn(plan.language),
        expected: expected && askedOnce(expected),
        // It knows what Spanish transcribers make of silence.
        isHallucination: plan.language === defaultLanguage ? isHallucination : undefined,
      },
      language: plan.language,
      heardIn: plan.heardIn,
      keepsRoom: plan.keepsRoom,
      transcriber,
      voice: services.voice ?? this.#voice,
      // Others' assistants speak their own languages, whatever their transcriber is set to.
      pronounce: observer === undefined || isInterview ? pronounce : undefined,
      vad: this.#openVad(),
      clock: this.#clock,
      log: this.#log,
      observer,
      answers,
      clientMessages: observer && readClientMessages(plan.assistant["clientMessages"]),
      onEnded: () => {
        this.#calls.remove(callId);
        if (room) this.#leave(room);
      },
    });
    this.#calls.add(callId, { subject, call, isForAnyPage: observer !== undefined, isOfPage });
    this.#log({ event: "call-created", callId });
    if (connect) call.enter((onEvent) => new PhonePeer(connect, { clock: this.#clock, onEvent }));
    else room = await this.#openRoom(call, timeouts.longestCallMs, transcriber === undefined);
    // Somebody has ended it meanwhile.
    if (room && this.#calls.get(callId) === undefined) this.#leave(room);
    const speaking = typeof own === "string" ? own : own.name;
    return webCall({
      id: callId,
      webCallUrl: room?.webCallUrl ?? this.#roomUrl(callId, timeouts.longestCallMs),
      plan,
      ...(services.voice === undefined && { voice: speaking }),
      ...(services.transcriber === undefined && { transcriber: transcriber?.name ?? "browser" }),
      model: answers === undefined || answers.responder === unreached ? "none" : "server",
    });
  }

  /**
   * Opens the call's room elsewhere; undefined when its room is here. A call without its room is over.
   * @param needsPcm the page's own recognition hears it, and needs to know when the assistant is audible: only PCM tells
   */
  async #openRoom(call: Call, lifeMs: number, needsPcm: boolean): Promise<OpenedRoom | undefined> {
    const enter: CallRoomRequest["enter"] = (socket, given) => {
      const media = needsPcm ? undefined : given;
      const settings = { participantId: randomUUID(), clock: this.#clock, media };
      call.enter((onEvent) => new WsPcmPeer(socket, { ...settings, onEvent }));
    };
    try {
      return await this.#settings.rooms?.open({ lifeMs, enter });
    } catch (failure) {
      call.end("connection-lost");
      throw failure;
    }
  }

  #leave(room: OpenedRoom): void {
    const left = room.close().finally(() => this.#leaving.delete(left));
    this.#leaving.add(left);
  }

  #answersFor({ assistant }: CallPlan, services: CallServices): Answers | undefined {
    const engine = services.responder ?? this.#settings.responder;
    const responder = namesModel(assistant) && engine === undefined ? unreached : responderFor(assistant, engine);
    return responder === verbatim ? undefined : { responder, assistant, tools: services.tools };
  }

  #roomUrl(callId: string, longestCallMs: number): string {
    const { publicOrigin, tokens, serverName } = this.#settings;
    const origin = typeof publicOrigin === "string" ? publicOrigin : publicOrigin();
    const expiresAt = this.#clock.now() + longestCallMs;
    const token = sign(tokens.secret, "room", { subject: callId, expiresAt });
    const path = serverName === undefined ? callId : `${serverName}/${callId}`;
    return `${origin.replace(/^http/, "ws")}/platform/room/${path}?t=${token}`;
  }
}

/** The machine's own time. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
