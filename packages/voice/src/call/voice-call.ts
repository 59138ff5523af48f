import type { ClientMessage } from "@dilo/api";
import { type OpenMicrophone, openMicrophone } from "../audio/microphone.ts";
import { openSpeaker } from "../audio/speaker.ts";
import { Emitter } from "../emitter.ts";
import { loadCode } from "../load-code.ts";
import type { CommandArguments } from "../room-commands/command-input.ts";
import type { PreparedRoom, RoomCommandName, RoomContext } from "../rooms/media-room.ts";
import { openRoom } from "../rooms/open-room.ts";
import { VoiceError } from "../voice-error.ts";
import { coerceAudioSource, coerceDailyConfig, userAgent } from "./browser-quirks.ts";
import { speechFor } from "./browser-speech-for.ts";
import type { CallEvents } from "./call-events.ts";
import { CallSession } from "./call-session.ts";
import { assertArgument, assertGiven, checkedCallOptions, checkedStartOptions } from "./check-options.ts";
import { webCallCreator } from "./start/create-web-call.ts";
import { startCall } from "./start/start-call.ts";
import type { Begun, CreateCall } from "./start/start-context.ts";
import { emitStarted, emitStartFailed, failureInStage } from "./start/start-outcome.ts";
import { StartStages } from "./start/start-stages.ts";
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
  /** What commands before the next call open. */
  #prepared: Promise<PreparedRoom> | undefined;
  /** Resolves when everything that was open before is closed: Daily's library allows one room at a time. */
  #closed: Promise<unknown> = Promise.resolve();
  /** Rejects the commands that `stop` overtakes. */
  #stopping = new AbortController();

  /** @throws VoiceError `invalid` for an option that is missing, mistyped or not known */
  constructor(options: VoiceCallOptions) {
    super();
    this.#options = checkedCallOptions(options);
    this.#isMuted = this.#options.startAudioOff ?? false;
  }

  /** From the click to the end of the call. */
  get isStarted(): boolean {
    return this.#session !== undefined && !this.#session.hasEnded;
  }

  /** In the room: messages can be sent. */
  get isJoined(): boolean {
    return this.#session?.room?.state === "joined";
  }

  /**
   * Starts a call; call it in a click, so that phones let the assistant be heard.
   * @returns the call, or null when another call is active, when the start failed (see `call-start-failed` and
   *   `error`), or when it was stopped meanwhile. Never rejects.
   */
  async start(options?: StartOptions | null): Promise<StartedCall | null> {
    let startOptions: StartOptions;
    try {
      startOptions = checkedStartOptions(options);
    } catch (thrown) {
      const details = { type: "validation-error", stage: "input-validation", thrown } as const;
      return this.#failEarly(details, { given: Object.keys(options ?? {}) });
    }
    if (this.isStarted) return null;
    const metadata = {
      hasAssistant: Boolean(startOptions.assistant),
      hasSquad: Boolean(startOptions.squad),
      hasWorkflow: Boolean(startOptions.workflow),
    };
    const place = { type: "start-method-error", stage: "initialization" } as const;
    let begun: Begun;
    try {
      begun = this.#begin(webCallCreator(this.#options, startOptions), metadata, place);
    } catch {
      return null;
    }
    const { session, stages, started } = begun;
    try {
      const created = await session.unlessEnded(started);
      emitStarted(this, stages, created);
      return created as StartedCall | null;
    } catch (thrown) {
      this.#fail(session, stages, failureInStage(stages, thrown));
      return null;
    }
  }

  /**
   * Reconnects to a call whose room was kept (`roomDeleteOnUserLeaveEnabled: false`).
   * @throws VoiceError `in-progress` during a call, `invalid` without a webCallUrl, or what made it fail
   */
  async reconnect(call?: ReconnectableCall | null): Promise<void> {
    if (this.isStarted) {
      throw new VoiceError("in-progress", "Cannot reconnect while a call is already in progress. Call stop() first.");
    }
    if (!call?.webCallUrl) throw new VoiceError("invalid", "webCallUrl is required for reconnection.");
    const place = { type: "reconnect-error", stage: "reconnect" } as const;
    const begun = this.#begin(() => Promise.resolve(call), { callId: call.id ?? "unknown" }, place);
    const { session, stages, started } = begun;
    try {
      emitStarted(this, stages, await session.unlessEnded(started));
      // A room that was kept may not announce again that it is listening.
      session.dispatch({ kind: "listening" });
    } catch (thrown) {
      this.#fail(session, stages, { ...place, thrown });
      throw thrown;
    }
  }

  /** Leaves the call, or cancels a start that is under way; resolves when everything is closed. */
  async stop(): Promise<void> {
    this.#stopping.abort(new VoiceError("stopped", "The call was stopped before the command was done."));
    this.#stopping = new AbortController();
    const destroyed = this.#takePrepared().then((prepared) => prepared?.destroy());
    const closed = Promise.allSettled([this.#closed, destroyed]);
    this.#closed = closed;
    await this.#session?.leave();
    await closed;
  }

  /** Ends the call for both sides, even when its room would be kept. */
  async end(): Promise<void> {
    if (this.isJoined) this.send({ type: "end-call" });
    await this.stop();
  }

  /**
   * Sends a message to the assistant; one of a type that is not declared is sent as it is.
   * @throws VoiceError `only-after-join` outside a call, `invalid`, `message-too-large`
   */
  send(message: ClientMessage): void {
    this.#joined("send").send(message);
  }

  /** Makes the assistant say a text word for word. @throws VoiceError as `send` */
  say(message: string, options: Omit<Extract<ClientMessage, { readonly type: "say" }>, "type" | "message"> = {}): void {
    const flags = { interruptionsEnabled: false, interruptAssistantEnabled: false };
    this.#joined("say").send({ type: "say", message, ...flags, ...options });
  }

  /** Sends silence instead of the microphone. Before a call, sets how the call will begin. */
  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#session?.room?.setLocalAudio(!isMuted);
  }

  isMuted(): boolean {
    return this.#isMuted;
  }

  /** Switches to another microphone, or to a track of your own. @throws VoiceError `only-after-join`, or a device error */
  async setInputDevice(device: string | MediaStreamTrack): Promise<void> {
    const session = this.#joined("setInputDevice");
    assertArgument("device", device);
    await session.microphone.change(await this.#openMicrophone(device));
  }

  /** Switches to another loudspeaker. @throws VoiceError `only-after-join`, `not-found`, `not-supported` */
  async setOutputDevice(deviceId: string): Promise<void> {
    const { speaker } = this.#joined("setOutputDevice");
    assertArgument("deviceId", deviceId);
    await speaker.setDevice(deviceId);
  }

  /** Changes the gain of the microphone; above 1 is louder. @throws VoiceError `only-after-join`, `not-supported` */
  async increaseMicLevel(gain: number): Promise<void> {
    const session = this.#joined("increaseMicLevel");
    assertArgument("gain", gain);
    await session.microphone.amplify(gain);
  }

  /** Shares the person's screen with the room. @throws VoiceError `only-after-join`, `not-supported` */
  async startScreenSharing(options?: DisplayMediaStreamOptions): Promise<void> {
    await this.#joined("startScreenSharing").room?.startScreenShare(options);
  }

  async stopScreenSharing(): Promise<void> {
    await this.#session?.room?.stopScreenShare();
  }

  /**
   * Sends a command to Daily's call library: dial-out, DTMF, transfer, settings ... Our own room refuses each, before a call too.
   * @throws VoiceError `only-after-join`, `not-after-join`, `invalid` with the violated rule's message, `not-supported`,
   *   `stopped` when `stop` comes before it is done
   */
  async perform<Name extends RoomCommandName>(command: Name, ...args: CommandArguments<Name>): Promise<unknown> {
    const { signal } = this.#stopping;
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    return Promise.race([this.#perform(command, { ...args[0] }, signal), stopped]);
  }

  /** Plays the audio that the browser blocked; call it in a click, after `playback-blocked`. */
  async resumePlayback(): Promise<void> {
    await this.#session?.resumePlayback();
  }

  async #perform(command: RoomCommandName, input: Readonly<Record<string, unknown>>, signal: AbortSignal) {
    const { assertCommandAllowed } = await loadCode(() => import("../room-commands/room-commands.ts"));
    signal.throwIfAborted();
    assertCommandAllowed(command, input, this.#session?.room?.state, !this.#options.rooms);
    if (this.isStarted && this.#session?.room) return this.#session.room.perform(command, input);
    const prepared = await this.#prepare(command);
    signal.throwIfAborted();
    return prepared.perform(command, input);
  }

  /** Opens what commands before a call need, once for all of them. */
  #prepare(command: RoomCommandName): Promise<PreparedRoom> {
    const prepare = this.isStarted ? undefined : this.#options.rooms?.prepare;
    if (prepare === undefined) throw new VoiceError("not-supported", `${command}() requires a call that was started.`);
    const prepared = this.#prepared ?? this.#closed.then(() => prepare(dailySettings(this.#options)));
    this.#prepared = prepared;
    // The next command tries again.
    prepared.catch(() => {
      if (this.#prepared === prepared) this.#prepared = undefined;
    });
    return prepared;
  }

  async #takePrepared(): Promise<PreparedRoom | undefined> {
    const prepared = this.#prepared;
    this.#prepared = undefined;
    return prepared?.catch(() => undefined);
  }

  #joined(method: string): CallSession {
    if (this.#session?.room?.state === "joined") return this.#session;
    throw new VoiceError("only-after-join", `${method}() only supported after join.`);
  }

  readonly #openMicrophone: OpenMicrophone = async (source) =>
    assertGiven("openMicrophone", await (this.#options.openMicrophone ?? openMicrophone)(source));

  /** Begins a start; where the browser has no audio at all, or a function of the page fails, reports it and throws. */
  #begin(
    createCall: CreateCall,
    metadata: Readonly<Record<string, unknown>>,
    place: Pick<FailureDetails, "type" | "stage">,
  ): Begun {
    try {
      return this.#open(createCall, metadata);
    } catch (thrown) {
      this.#failEarly({ ...place, thrown }, metadata);
      throw thrown;
    }
  }

  #open(createCall: CreateCall, metadata: Readonly<Record<string, unknown>>): Begun {
    const { openSpeaker: open = openSpeaker, browserSpeech } = this.#options;
    const previousClosed = this.#closed;
    browserSpeech?.voice?.unlock();
    const session = new CallSession(this, assertGiven("openSpeaker", open()), () => this.#isMuted);
    this.#session = session;
    this.#closed = Promise.all([previousClosed, session.closed]);
    const stages = new StartStages((progress) => {
      if (!session.hasEnded || progress.status !== "started") this.emit("call-start-progress", progress);
    });
    const started = startCall({
      session,
      stages,
      createCall,
      metadata,
      previousClosed,
      audioSource: coerceAudioSource(this.#options.audioSource ?? true, userAgent()),
      openMicrophone: this.#openMicrophone,
      openRoom: this.#options.rooms ?? openRoom,
      findSpeech: (call) => speechFor(call, this.#options),
      ...dailySettings(this.#options),
      takePrepared: () => this.#takePrepared(),
      workletUrl: this.#options.workletUrl,
      isMuted: () => this.#isMuted,
      warn: (details: FailureDetails) => this.emit("error", toVoiceFailure(details)),
    });
    return { session, stages, started };
  }

  /** Reports a start that fails before anything is open. */
  #failEarly(details: FailureDetails, context: Readonly<Record<string, unknown>>): null {
    emitStartFailed(this, details, { totalDuration: 0, context });
    this.emit("error", toVoiceFailure(details));
    return null;
  }

  /** Emits call-start-failed, then error, then cleans up (specification, section 8). */
  #fail(session: CallSession, stages: StartStages, details: FailureDetails): void {
    if (session.isEnding) return;
    const context = { failedStage: stages.last?.stage ?? details.stage };
    emitStartFailed(this, details, { totalDuration: stages.totalDuration, context });
    session.dispatch({ kind: "start-failed" }, details);
  }
}

/** The settings of a call that only Daily's rooms have. */
function dailySettings(options: VoiceCallOptions): Pick<RoomContext, "dailyConfig" | "callOptions"> {
  const { dailyConfig = {}, customIntegrations, customTrayButtons, userData } = options;
  const callOptions = {
    ...(customIntegrations && { customIntegrations }),
    ...(customTrayButtons && { customTrayButtons }),
    ...(userData !== undefined && { userData }),
  };
  return {
    dailyConfig: coerceDailyConfig(dailyConfig),
    ...(Object.keys(callOptions).length > 0 && { callOptions }),
  };
}
