import type { ClientMessage } from "@dilo/api";
import { openMicrophone } from "../audio/microphone.ts";
import { openSpeaker } from "../audio/speaker.ts";
import { Emitter } from "../emitter.ts";
import type { RoomCommandInput } from "../room-commands/command-input.ts";
import { assertCommandAllowed } from "../room-commands/room-commands.ts";
import type { RoomCommandName } from "../rooms/media-room.ts";
import { openRoom } from "../rooms/open-room.ts";
import { VoiceError } from "../voice-error.ts";
import { userAgent } from "./browser-quirks.ts";
import type { CallEvents } from "./call-events.ts";
import { CallSession } from "./call-session.ts";
import { coerceAudioSource, coerceDailyConfig } from "./chrome-140.ts";
import { webCallCreator } from "./create-web-call.ts";
import { type CreateCall, startCall } from "./start-call.ts";
import { emitStarted, emitStartFailed, failureInStage } from "./start-outcome.ts";
import { StartStages } from "./start-stages.ts";
import type { ReconnectableCall, StartedCall, StartOptions, VoiceCallOptions } from "./voice-call-options.ts";
import { type FailureDetails, toVoiceFailure } from "./voice-failure.ts";

/**
 * A web call with an assistant: start it in a click, listen to its events, stop it. One instance makes one call at a
 * time and may make many, one after the other (voice-platform specification, sections 4 and 8).
 */
export class VoiceCall extends Emitter<CallEvents> {
  readonly #options: VoiceCallOptions;
  #session: CallSession | undefined;
  #isMuted: boolean;

  constructor(options: VoiceCallOptions) {
    super();
    this.#options = options;
    this.#isMuted = options.startAudioOff ?? false;
  }

  /** From the click to the end of the call. */
  get isStarted(): boolean {
    return this.#session !== undefined && !this.#session.isOver;
  }

  /** In the room: messages can be sent. */
  get isJoined(): boolean {
    return this.#session?.room?.state === "joined";
  }

  /**
   * Starts a call; call it in a click, so that phones let the assistant be heard.
   * @returns the call, or null when one is going on, when the start failed (see `call-start-failed` and `error`), or
   *   when it was stopped meanwhile. Never rejects.
   */
  async start(given?: StartOptions | null): Promise<StartedCall | null> {
    const whom = given ?? {};
    if (!whom.assistant && !whom.squad && !whom.workflow) {
      const thrown = new VoiceError("invalid", "Assistant or Squad or Workflow must be provided.");
      const failing = { type: "validation-error", stage: "input-validation", thrown } as const;
      return this.#refuse(failing, { given: Object.keys(whom) });
    }
    if (this.isStarted) return null;
    const metadata = {
      hasAssistant: Boolean(whom.assistant),
      hasSquad: Boolean(whom.squad),
      hasWorkflow: Boolean(whom.workflow),
    };
    const begin = this.#tryToBegin(webCallCreator(this.#options, whom), metadata);
    if (begin === null) return null;
    const { session, stages, begun } = begin;
    try {
      const created = await session.orOver(begun);
      emitStarted(this, stages, created);
      return created as StartedCall | null;
    } catch (thrown) {
      this.#fail(session, stages, failureInStage(stages, thrown));
      return null;
    }
  }

  /**
   * Comes back to a call whose room was kept (`roomDeleteOnUserLeaveEnabled: false`).
   * @throws VoiceError when a call is going on, without a webCallUrl, and with whatever made it fail
   */
  async reconnect(call?: ReconnectableCall | null): Promise<void> {
    if (this.isStarted) {
      throw new VoiceError("in-progress", "Cannot reconnect while a call is already in progress. Call stop() first.");
    }
    if (!call?.webCallUrl) throw new VoiceError("invalid", "webCallUrl is required for reconnection.");
    const { session, stages, begun } = this.#begin(() => Promise.resolve(call), { callId: call.id ?? "unknown" });
    try {
      emitStarted(this, stages, await session.orOver(begun));
      // A room that was kept may not say again that it listens.
      session.dispatch({ kind: "listening" });
    } catch (thrown) {
      this.#fail(session, stages, { type: "reconnect-error", stage: "reconnect", thrown });
      throw thrown;
    }
  }

  /** Leaves the call; resolves when everything is closed, at once when there is none. Also ends a start that goes on. */
  async stop(): Promise<void> {
    await this.#session?.leave();
  }

  /** Ends the call for good, also one whose room would be kept. */
  async end(): Promise<void> {
    if (this.isJoined) this.send({ type: "end-call" });
    await this.stop();
  }

  /** @throws VoiceError `only-after-join` outside a call, `message-too-large` */
  send(message: ClientMessage): void {
    this.#joined("send").send(message);
  }

  /** Lets the assistant say a text as it stands. @throws VoiceError as `send` */
  say(message: string, options: Omit<Extract<ClientMessage, { readonly type: "say" }>, "type" | "message"> = {}): void {
    this.#joined("say").send({ type: "say", message, ...options });
  }

  /** Sends silence instead of the microphone. Before a call, it is how the call will begin. */
  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#session?.room?.setLocalAudio(!isMuted);
  }

  isMuted(): boolean {
    return this.#isMuted;
  }

  /** Goes on with another microphone. @throws VoiceError `only-after-join`, or why the device is not ours */
  async setInputDevice(deviceId: string): Promise<void> {
    const session = this.#joined("setInputDevice");
    const open = this.#options.openMicrophone ?? openMicrophone;
    await session.changeMicrophone(await open(deviceId));
  }

  /** Is heard from another loudspeaker. @throws VoiceError `only-after-join` */
  async setOutputDevice(deviceId: string): Promise<void> {
    await this.#joined("setOutputDevice").speaker.setDevice(deviceId);
  }

  /** Makes the microphone louder (above 1) or softer. @throws VoiceError `only-after-join`, `not-supported` */
  async increaseMicLevel(gain: number): Promise<void> {
    await this.#joined("increaseMicLevel").amplify(gain);
  }

  /** Shows the person's screen to the room. @throws VoiceError `only-after-join`, `not-supported` */
  async startScreenSharing(options?: DisplayMediaStreamOptions): Promise<void> {
    await this.#joined("startScreenSharing").room?.startScreenShare(options);
  }

  async stopScreenSharing(): Promise<void> {
    await this.#session?.room?.stopScreenShare();
  }

  /**
   * Asks the call library for what a plain call does not need: dial-out, DTMF, transfer, settings ...
   * @throws VoiceError `only-after-join`, `not-after-join`, `invalid` with the broken rule's message, `not-supported`
   */
  async perform<Name extends RoomCommandName>(operation: Name, ...input: InputOf<Name>): Promise<unknown> {
    const given: Readonly<Record<string, unknown>> = { ...input[0] };
    assertCommandAllowed(operation, given, this.#session?.room?.state ?? "new");
    if (this.isStarted && this.#session?.room) return this.#session.room.perform(operation, given);
    throw new VoiceError("not-supported", `${operation}() requires a call that was started.`);
  }

  /** Plays what the browser held back; call it in a click, after `playback-blocked`. */
  async resumePlayback(): Promise<void> {
    await this.#session?.resumePlayback();
  }

  #joined(method: string): CallSession {
    if (this.#session?.room?.state === "joined") return this.#session;
    throw new VoiceError("only-after-join", `${method}() only supported after join.`);
  }

  /** Null where the browser opens no sound at all, which is told. */
  #tryToBegin(call: CreateCall, metadata: Readonly<Record<string, unknown>>) {
    try {
      return this.#begin(call, metadata);
    } catch (thrown) {
      return this.#refuse({ type: "start-method-error", stage: "initialization", thrown }, metadata);
    }
  }

  #begin(call: CreateCall, metadata: Readonly<Record<string, unknown>>) {
    const { openSpeaker: open = openSpeaker, browserSpeech = {} } = this.#options;
    const before = this.#session?.closed;
    browserSpeech.voice?.unlock();
    const session = new CallSession(this, open(), () => this.#isMuted);
    this.#session = session;
    const stages = new StartStages((progress) => {
      if (!session.isOver || progress.status !== "started") this.emit("call-start-progress", progress);
    });
    const begun = startCall({
      session,
      stages,
      call,
      metadata,
      before,
      audioSource: coerceAudioSource(this.#options.audioSource ?? true, userAgent()),
      openMicrophone: this.#options.openMicrophone ?? openMicrophone,
      openRoom: this.#options.rooms ?? openRoom,
      browserSpeech,
      dailyConfig: coerceDailyConfig(this.#options.dailyConfig ?? {}),
      isMuted: () => this.#isMuted,
      warn: (failing: FailureDetails) => this.emit("error", toVoiceFailure(failing)),
    });
    return { session, stages, begun };
  }

  /** The start fails before anything is open. */
  #refuse(failing: FailureDetails, context: Readonly<Record<string, unknown>>): null {
    emitStartFailed(this, failing, { totalDuration: 0, context });
    this.emit("error", toVoiceFailure(failing));
    return null;
  }

  /** A failed start emits call-start-failed, then error, then cleans up (specification, section 8). */
  #fail(session: CallSession, stages: StartStages, failing: FailureDetails): void {
    if (session.isEnding) return;
    const context = { failedStage: stages.last?.stage ?? failing.stage };
    emitStartFailed(this, failing, { totalDuration: stages.totalDuration, context });
    session.dispatch({ kind: "start-failed" }, failing);
  }
}

/** What an operation takes; left out where it needs nothing. */
type InputOf<Name extends RoomCommandName> =
  Record<never, never> extends RoomCommandInput[Name]
    ? [given?: RoomCommandInput[Name]]
    : [given: RoomCommandInput[Name]];
