import type { WebCall } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import type { WebSocket } from "ws";
import type { Pronounce } from "./calls/call.ts";
import type { CallControl } from "./calls/call-control.ts";
import type { CallCounter } from "./calls/call-counter.ts";
import type { CallObserver } from "./calls/call-observer.ts";
import type { ExpectedAnswers, IsHallucination } from "./calls/session/call-state.ts";
import type { PlatformLog } from "./log.ts";
import type { Responder } from "./responders/responder.ts";
import type { CallRooms } from "./rooms/call-rooms.ts";
import type { ConnectLine } from "./rooms/phone-peer.ts";
import type { Media } from "./rooms/rtc/media.ts";
import type { Transcriber } from "./speech/transcribers/transcriber.ts";
import type { OpenVad } from "./speech/vad/vad.ts";
import type { Voice } from "./speech/voices/voice.ts";
import type { Toolbox } from "./tools/toolbox.ts";

export interface PlatformSettings {
  /** Who writes down what people say: a service, or the page's own recognition. */
  readonly transcriber: Transcriber | "browser";
  /** Who speaks: a service, the page's own Spanish voice, or nobody, and the question is only shown. */
  readonly voice: Voice | "browser" | "none";
  /** Folder for the sound of prepared texts, so that a restart has them at once; in memory alone when left out. */
  readonly spokenFolder?: string | undefined;
  /** Signs room addresses and checks call tokens; 32 bytes or more. */
  readonly tokens: { readonly secret: Uint8Array };
  /** Where browsers reach this server, "https://dilo.example"; a function when it is known only after listening. */
  readonly publicOrigin: string | (() => string);
  /** This server's name, where there are several: it stands in the rooms' addresses, by which a proxy finds their server. */
  readonly serverName?: string | undefined;
  readonly clock?: Clock;
  readonly log?: PlatformLog;
  /** Counts calls per subject; in memory when left out. */
  readonly counter?: CallCounter;
  /** Calls one subject may make within `retentionMs`. */
  readonly callsPerSubject?: number;
  readonly retentionMs?: number;
  /** Calls at one time on this machine; pages' public tokens take at most half of them. */
  readonly maxCalls?: number;
  /** Knows the answers the client expects; without it every turn ends after the same silence. */
  readonly expected?: ExpectedAnswers;
  /** Drops transcripts that nobody said, from a service or from the page's own recognition; without it all are kept. */
  readonly isHallucination?: IsHallucination | undefined;
  /** How the voice is to say a text in the calls of `createWebCall`; transcripts keep the text as it is. */
  readonly pronounce?: Pronounce | undefined;
  /**
   * Answers people in calls that `beginCall` began with an assistant that has a model. Without it, and in every call of
   * `createWebCall`, the assistant says what it is sent, word for word.
   */
  readonly responder?: Responder | undefined;
  /** Carries the sound of calls by WebRTC; PCM carries what it does not. */
  readonly media?: Media | undefined;
  /** Rooms elsewhere; on this server, behind `acceptRoom`, when left out. */
  readonly rooms?: CallRooms | undefined;
  /** Detects speech; fvad when left out. */
  readonly openVad?: OpenVad;
}

/** Who began a call. */
export interface CallOrigin {
  /** The call's id, where it has one before it begins. */
  readonly id?: string | undefined;
  /** Anybody on a page, with a token that everybody can read: such calls leave half of the lines to others. */
  readonly isOfPage?: boolean;
  /** The host leads the conversation word for word, as a page of the product does: its texts are pronounced like there. */
  readonly isInterview?: boolean | undefined;
  /** Its room is a telephone line instead of one for a page. */
  readonly connect?: ConnectLine | undefined;
  /** Who serves this call instead of the platform's own services. */
  readonly services?: CallServices | undefined;
}

/** Services of one assistant: its vendors', by credentials of its developer. */
export interface CallServices {
  readonly responder?: Responder | undefined;
  readonly voice?: Voice | undefined;
  readonly transcriber?: Transcriber | undefined;
  /** What the assistant can do beside talking. */
  readonly tools?: Toolbox | undefined;
}

/** The self-hosted voice platform: creates web calls and holds their rooms. Knows no HTTP framework. */
export interface Platform {
  /**
   * Creates a web call.
   * @param bearer the call token, without "Bearer "; undefined when there is none
   * @param body the request's JSON as it came
   * @throws PlatformError
   */
  createWebCall(bearer: string | undefined, body: unknown): Promise<WebCall>;
  /**
   * Begins a web call for somebody the host has let in itself, and reports to `watch` what happens in it.
   * @param body as for `createWebCall`
   * @throws PlatformError
   */
  beginCall(body: unknown, watch: CallObserver, from?: CallOrigin): Promise<WebCall>;
  /** Ends a call and reports it to `watch`. Does nothing when no call with this id is in progress. */
  endCall(callId: string): void;
  /** A call of this server that is not over. */
  callOf(callId: string): CallControl | undefined;
  /**
   * Takes over the socket of `webCallUrl`. Never throws: a refusal is sent through the socket, which then closes.
   * Must be called in the turn of the event loop in which the socket opened, lest its first message be missed. The room
   * answers pings and bounds them: its server has `autoPong: false`.
   */
  acceptRoom(socket: WebSocket, callId: string, token: string | undefined): void;
  /**
   * Whether a call's room may be asked for from any page that has its address: those of `beginCall`, and those that are
   * over, whose page is told so.
   */
  isForAnyPage(callId: string): boolean;
  /** Lets the voice speak texts ahead of time, so that they are heard at once. Never fails for what it cannot speak or keep. */
  prepare(texts: Iterable<string>): Promise<void>;
  /** Calls that are neither ended nor given up. */
  activeCalls(): number;
  /**
   * Begins no more calls, and ends each as soon as nobody is speaking in it: its page begins it again, where another
   * server takes it.
   * @param withinMs what is said longer is cut off by `close`
   */
  drain(withinMs: number): Promise<void>;
  /** Ends every call and waits until all of them are over. */
  close(): Promise<void>;
}
