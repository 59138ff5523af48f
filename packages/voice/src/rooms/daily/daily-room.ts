import type { DailyAdvancedConfig, DailyCall, DailyFactoryOptions } from "@daily-co/daily-js";
import type { FatalRoomError } from "@dilo/api";
import { Emitter } from "../../emitter.ts";
import { asVoiceError, VoiceError } from "../../voice-error.ts";
import type {
  JoinOptions,
  MediaRoom,
  Participant,
  RecordingSettings,
  RoomCommandName,
  RoomEvents,
  RoomState,
} from "../media-room.ts";
import { assertJoinable, assertSendable } from "../room-assertions.ts";
import { createDailyCall, destroyDailyCall } from "./daily-call-object.ts";
import { deviceErrorOf, fatalErrorOf, participantOf } from "./daily-mapping.ts";
import { performWithDaily } from "./perform-command.ts";

export interface DailyRoomOptions {
  /** `https://….daily.co/room` */
  readonly url: string;
  /** The call sends a picture, for its recording. */
  readonly sendsVideo: boolean;
  readonly dailyConfig?: DailyAdvancedConfig;
  /** Properties of Daily's call object beyond the room's own. */
  readonly properties?: Partial<DailyFactoryOptions>;
}

/** Daily's media room, for calls of the hosted platform. Loaded only where such a call is made. */
export class DailyRoom extends Emitter<RoomEvents> implements MediaRoom {
  readonly #url: string;
  readonly #call: DailyCall;
  #state: RoomState = "new";
  #leaving: Promise<void> = Promise.resolve();
  /** The state that was requested last; the library reports it only later. */
  #isAudioOn = true;
  #abandonJoin: ((error: VoiceError) => void) | undefined;

  /** @param call a call object to use instead of a new one from the library */
  constructor({ url, sendsVideo, dailyConfig = {}, properties }: DailyRoomOptions, call?: DailyCall) {
    super();
    this.#url = url;
    this.#call = call ?? createDailyCall({ videoSource: sendsVideo, dailyConfig, ...properties });
    this.#forwardEvents();
  }

  /** Daily's own call object. */
  get raw(): DailyCall {
    return this.#call;
  }

  get state(): RoomState {
    return this.#state;
  }

  async join({ audioTrack, startAudioOff }: JoinOptions): Promise<void> {
    assertJoinable(this.#state);
    this.#state = "joining";
    this.#isAudioOn = !startAudioOff;
    const abandoned = new Promise<never>((_, reject) => {
      this.#abandonJoin = reject;
    });
    const audioSource = audioTrack ?? false;
    const joined = this.#call.join({
      url: this.#url,
      audioSource,
      startAudioOff,
      subscribeToTracksAutomatically: false,
    });
    try {
      await Promise.race([joined, abandoned]);
    } catch (thrown) {
      if (this.#state === "joining") this.#state = "error";
      throw asVoiceError(thrown);
    }
    this.#state = "joined";
    this.emit("joined");
  }

  async leave(): Promise<void> {
    if (this.#state === "joining" || this.#state === "joined") {
      this.#state = "left";
      this.#abandonJoin?.(new VoiceError("connection", "The room was left before it was joined."));
      this.#leaving = this.#call.leave().then(() => this.emit("left", "client-left"));
    }
    if (this.#state === "new") this.#state = "left";
    await this.#leaving;
  }

  async destroy(): Promise<void> {
    this.removeAllListeners();
    await destroyDailyCall(this.#call, this.leave());
  }

  participants(): readonly Participant[] {
    return Object.values(this.#call.participants()).map(participantOf);
  }

  subscribe(participantId: string, tracks: { readonly audio: boolean; readonly video: boolean }): void {
    this.#call.updateParticipant(participantId, { setSubscribedTracks: { ...tracks } });
  }

  sendAppMessage(data: string): void {
    assertSendable(data, this.#state);
    this.#call.sendAppMessage(data);
  }

  setLocalAudio(isOn: boolean): void {
    this.#isAudioOn = isOn;
    // Never with forceDiscardTrack: Chrome 140 and later would lose the microphone.
    this.#call.setLocalAudio(isOn);
  }

  isLocalAudioOn(): boolean {
    return this.#isAudioOn;
  }

  async setAudioTrack(track: MediaStreamTrack): Promise<void> {
    await this.#call.setInputDevicesAsync({ audioSource: track });
  }

  async startAudioLevelObserver(intervalMs: number): Promise<void> {
    await this.#call.startRemoteParticipantsAudioLevelObserver(intervalMs);
    await this.#call.startLocalAudioLevelObserver(intervalMs);
  }

  async setNoiseCancellation(isOn: boolean): Promise<boolean> {
    await this.#call.updateInputSettings({ audio: { processor: { type: isOn ? "noise-cancellation" : "none" } } });
    return true;
  }

  async startRecording(settings: RecordingSettings): Promise<void> {
    this.#call.startRecording({ ...settings, layout: { ...settings.layout } });
  }

  async stopRecording(): Promise<void> {
    this.#call.stopRecording();
  }

  async startScreenShare(options?: DisplayMediaStreamOptions): Promise<void> {
    this.#call.startScreenShare(options && { displayMediaOptions: options });
  }

  async stopScreenShare(): Promise<void> {
    this.#call.stopScreenShare();
  }

  perform(command: RoomCommandName, input: Readonly<Record<string, unknown>>): Promise<unknown> {
    return performWithDaily(this.#call, command, input);
  }

  #forwardEvents(): void {
    const call = this.#call;
    call.on("left-meeting", () => this.#end());
    call.on("error", (failure) => this.#fail(fatalErrorOf(failure.error?.type), failure.errorMsg));
    call.on("participant-joined", (event) => this.emit("participant-joined", participantOf(event.participant)));
    call.on("participant-updated", (event) => this.emit("participant-updated", participantOf(event.participant)));
    call.on("participant-left", (event) => this.emit("participant-left", participantOf(event.participant)));
    call.on("track-started", ({ track, participant }) => {
      if (participant) this.emit("track-started", track, participantOf(participant));
    });
    call.on("track-stopped", ({ track, participant }) => {
      if (participant) this.emit("track-stopped", track, participantOf(participant));
    });
    call.on("app-message", ({ data }: { readonly data: unknown }) => {
      this.emit("app-message", typeof data === "string" ? data : JSON.stringify(data));
    });
    call.on("remote-participants-audio-level", (event) =>
      this.emit("remote-audio-level", event.participantsAudioLevel),
    );
    call.on("local-audio-level", ({ audioLevel }) => this.emit("local-audio-level", audioLevel));
    call.on("network-quality-change", ({ quality, threshold }) => this.emit("network-quality", { quality, threshold }));
    call.on("network-connection", ({ event }) => {
      if (event === "interrupted" || event === "connected") this.emit("network-connection", { status: event });
    });
    call.on("recording-started", () => this.emit("recording-started"));
    call.on("recording-stopped", () => this.emit("recording-stopped"));
    call.on("recording-error", ({ errorMsg }) => this.emit("recording-error", errorMsg));
    call.on("nonfatal-error", ({ type }) => {
      if (type === "audio-processor-error") this.emit("audio-processor-error");
    });
    call.on("camera-error", ({ error, errorMsg }) => {
      this.emit("device-error", { type: deviceErrorOf(error.type), message: errorMsg.errorMsg });
    });
  }

  /** The other side ended the meeting. */
  #end(): void {
    if (this.#state === "left" || this.#state === "error") return;
    this.#state = "left";
    this.#abandonJoin?.(new VoiceError("ejected", "The call was over before it was joined."));
    this.emit("left", "meeting-left");
  }

  #fail(type: FatalRoomError, message: string): void {
    if (this.#state === "left" || this.#state === "error") return;
    this.#state = "error";
    this.#abandonJoin?.(new VoiceError(type, message));
    this.emit("error", { type, message });
  }
}
