import type { CallStartFailed, VoiceFailure } from "../call/call-events.ts";
import { VoiceCall } from "../call/voice-call.ts";
import type { ReconnectableCall, StartOptions } from "../call/voice-call-options.ts";
import type { DailyConfig, MediaRoom, OpenRoom } from "../rooms/media-room.ts";
import { openRoom } from "../rooms/open-room.ts";
import { NodeEmitter } from "./node-emitter.ts";
import { cameraError, rawParticipant, roomCallObject } from "./room-call-object.ts";
import type { VapiEventListeners } from "./vapi-events.ts";

export type * from "./vapi-events.ts";

// biome-ignore lint/suspicious/noExplicitAny: that package's types are generated from its API; ours leave them open.
type Open = any;

const noCall = "Call object is not available.";

/**
 * The class of `@vapi-ai/web` 2.5.0 over `VoiceCall`: change the import and nothing else. Calls of a Dilo platform need
 * its address as `apiBaseUrl`; those in Daily's rooms need `Vapi.rooms = dailyRoom` once.
 */
// biome-ignore lint/style/noDefaultExport: programs of that package import its default.
export default class Vapi extends NodeEmitter<VapiEventListeners> {
  /** Creates the rooms of all calls; by default our own. */
  static rooms: OpenRoom = openRoom;

  readonly #options: ConstructorParameters<typeof VoiceCall>[0];
  #call: VoiceCall | undefined;
  #room: MediaRoom | undefined;
  #callObject: Open = null;
  /** A start that failed, until its error follows. */
  #failed: CallStartFailed | undefined;

  constructor(
    apiToken: string,
    apiBaseUrl = "https://api.vapi.ai",
    dailyCallConfig: DailyConfig = {},
    dailyCallObject: { audioSource?: boolean | string | MediaStreamTrack; startAudioOff?: boolean } = {},
  ) {
    super();
    const { audioSource = true, startAudioOff } = dailyCallObject;
    const rooms = Object.assign(this.#open.bind(this), Vapi.rooms.prepare && { prepare: Vapi.rooms.prepare });
    this.#options = {
      ...{ token: apiToken, baseUrl: apiBaseUrl, dailyConfig: dailyCallConfig, rooms, audioSource },
      ...(startAudioOff !== undefined && { startAudioOff }),
    };
  }

  /** @throws Error when nobody is to be called; any other failure is told by events and gives null */
  async start(
    assistant?: Open,
    assistantOverrides?: Open,
    squad?: Open,
    workflow?: Open,
    workflowOverrides?: Open,
    options?: { roomDeleteOnUserLeaveEnabled?: boolean },
  ): Promise<Open> {
    const timestamp = new Date().toISOString();
    if (!assistant && !squad && !workflow) {
      const error = new Error("Assistant or Squad or Workflow must be provided.");
      this.emit("error", { type: "validation-error", stage: "input-validation", message: error.message, timestamp });
      throw error;
    }
    if (this.#call?.isStarted) {
      const metadata = { reason: "already-started" };
      this.emit("call-start-progress", { stage: "validation", status: "failed", timestamp, metadata });
      return null;
    }
    const { roomDeleteOnUserLeaveEnabled } = options ?? {};
    const given = { assistant, assistantOverrides, squad, workflow, workflowOverrides, roomDeleteOnUserLeaveEnabled };
    return this.#begin()?.start(given as StartOptions) ?? null;
  }

  async stop(): Promise<void> {
    await this.#call?.stop();
  }

  send(message: Open): void {
    this.#callObject?.sendAppMessage(JSON.stringify(message));
  }

  setMuted(mute: boolean): void {
    if (!this.#callObject) throw new Error(noCall);
    this.#call?.setMuted(mute);
  }

  isMuted(): boolean {
    return this.#callObject?.localAudio() === false;
  }

  say(
    message: string,
    endCallAfterSpoken?: boolean,
    interruptionsEnabled = false,
    interruptAssistantEnabled = false,
  ): void {
    this.send({ type: "say", message, endCallAfterSpoken, interruptionsEnabled, interruptAssistantEnabled });
  }

  end(): void {
    this.send({ type: "end-call" });
    void this.stop();
  }

  async setInputDevicesAsync(devices: {
    audioDeviceId?: string | false | null;
    audioSource?: MediaStreamTrack | string | boolean;
    [device: string]: Open;
  }): Promise<void> {
    if (!this.#callObject) throw new Error(noCall);
    const { audioSource, ...others } = devices;
    if (audioSource === false)
      console.warn("audioSource: false is not supported on Chrome 140 and later; it is left out.");
    const given = audioSource ? devices : others;
    if (this.#callObject.setInputDevicesAsync) return this.#callObject.setInputDevicesAsync(given);
    const device = audioSource || others.audioDeviceId;
    if (device && device !== true) await this.#call?.setInputDevice(device);
  }

  async increaseMicLevel(gain: number): Promise<void> {
    if (!this.#callObject) throw new Error(noCall);
    await this.#call
      ?.increaseMicLevel(gain)
      .catch((error) => console.error("Error adjusting microphone level:", error));
  }

  setOutputDeviceAsync({ outputDeviceId }: { outputDeviceId?: string | null }): void {
    this.#tellFailure(this.#call?.setOutputDevice(outputDeviceId ?? ""));
  }

  /** Daily's call object; in our own room an object with its participants, microphone, messages and events. */
  getDailyCallObject(): Open {
    return this.#callObject;
  }

  startScreenSharing(displayMediaOptions?: DisplayMediaStreamOptions, screenVideoSendSettings?: Open): void {
    if (this.#callObject?.startScreenShare) {
      this.#callObject.startScreenShare({ displayMediaOptions, screenVideoSendSettings });
    } else this.#tellFailure(this.#room?.startScreenShare(displayMediaOptions));
  }

  stopScreenSharing(): void {
    void this.#room?.stopScreenShare();
  }

  /** @throws Error during a call, without a webCallUrl, or what made it fail */
  async reconnect(webCall: ReconnectableCall): Promise<void> {
    if (this.#call?.isStarted) {
      throw new Error("Cannot reconnect while a call is already in progress. Call stop() first.");
    }
    if (!webCall.webCallUrl) throw new Error("webCallUrl is required for reconnection.");
    const { webCallUrl, id, artifactPlan, assistant } = webCall;
    await this.#begin()?.reconnect({
      webCallUrl,
      ...(id !== undefined && { id }),
      ...(artifactPlan && { artifactPlan }),
      ...(assistant && { assistant }),
    });
  }

  async #open(...[webCallUrl, context]: Parameters<OpenRoom>): Promise<MediaRoom> {
    const room = await Vapi.rooms(webCallUrl, context);
    this.#room = room;
    const real: Open = "raw" in room ? room.raw : undefined;
    this.#callObject = real ?? roomCallObject(room);
    for (const event of ["camera-error", "network-quality-change", "network-connection"] as const) {
      this.#callObject.on(event, (raw: unknown) => this.emit(event, raw));
    }
    real?.on("participant-updated", (raw: Open) => this.emit("daily-participant-updated", raw.participant));
    return room;
  }

  /** Makes the call of one start; undefined, with the failure told, for options that no call can be made with. */
  #begin(): VoiceCall | undefined {
    try {
      this.#call = this.#listenTo(new VoiceCall(this.#options));
      return this.#call;
    } catch (error) {
      const timestamp = new Date().toISOString();
      this.emit("error", { type: "start-method-error", stage: "unknown", error, timestamp });
      return undefined;
    }
  }

  #listenTo(call: VoiceCall): VoiceCall {
    for (const event of [
      ...(["call-start", "speech-start", "speech-end", "volume-level", "video", "message"] as const),
      ...(["call-start-progress", "call-start-success"] as const),
    ]) {
      call.on(event, (...args: Open[]) => void this.emit(event, ...(args as [Open])));
    }
    call.on("call-end", () => {
      this.emit("call-end");
      this.#release();
    });
    call.on("daily-participant-updated", (participant) => {
      if (!(this.#room && "raw" in this.#room)) this.emit("daily-participant-updated", rawParticipant(participant));
    });
    call.on("camera-error", ({ code, message }) => {
      // A microphone that fails before there is a room, whose own event would tell it.
      if (!this.#room) this.emit("camera-error", { action: "camera-error", ...cameraError(code, message) });
    });
    call.on("call-start-failed", (failed) => {
      this.#failed = failed;
    });
    call.on("error", (failure) => this.#tell(failure));
    return call;
  }

  /** A start that failed tells the error of its stage, that it failed, and an error again, as that package does. */
  #tell({ type, stage, code, message, error: cause, timestamp, duration }: VoiceFailure): void {
    const failed = this.#failed;
    this.#failed = undefined;
    const error = Object.assign(new Error(message), { name: cause.name, code, cause: cause.cause });
    if (type === "room-error") {
      this.emit("error", { action: "error", errorMsg: message, error: { type: code, msg: message } });
      return;
    }
    if (failed === undefined || /^daily-call/.test(type))
      this.emit("error", { type, stage, error, timestamp, duration });
    if (failed === undefined) return;
    const place = type === "reconnect-error" ? "reconnect" : "unknown";
    const { totalDuration, context } = failed;
    const { code: _, ...told } = failed;
    this.emit("call-start-failed", { ...told, stage: place, error: String(error) });
    const last = type === "reconnect-error" ? type : "start-method-error";
    this.emit("error", { type: last, stage: place, error, totalDuration, timestamp, context });
    this.#release();
  }

  #tellFailure(done: Promise<unknown> | undefined): void {
    done?.catch((error) => this.emit("error", { type: error.code, message: error.message, error }));
  }

  #release(): void {
    this.#room = undefined;
    this.#callObject = null;
  }
}
