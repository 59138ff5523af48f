import type { AudioSource, OpenMicrophone } from "../../audio/microphone.ts";
import type { BrowserSpeech, CallOptions, DailyConfig, OpenRoom, PreparedRoom } from "../../rooms/media-room.ts";
import type { CallSession } from "../call-session.ts";
import type { ReconnectableCall } from "../voice-call-options.ts";
import type { FailureDetails } from "../voice-failure.ts";
import type { StartStages } from "./start-stages.ts";

/** Creates the call, or returns the one to reconnect to. */
export type CreateCall = (stages: StartStages, session: CallSession) => Promise<ReconnectableCall>;

/** A start under way. */
export interface Begun {
  readonly session: CallSession;
  readonly stages: StartStages;
  readonly started: Promise<ReconnectableCall | null>;
}

/** What the stages of a start need. */
export interface StartContext {
  readonly session: CallSession;
  readonly stages: StartStages;
  readonly createCall: CreateCall;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Resolves when everything of the calls before is closed. */
  readonly previousClosed: Promise<unknown>;
  readonly audioSource: AudioSource;
  readonly openMicrophone: OpenMicrophone;
  readonly openRoom: OpenRoom;
  readonly dailyConfig: DailyConfig;
  readonly callOptions?: CallOptions | undefined;
  findSpeech(call: ReconnectableCall): Promise<BrowserSpeech>;
  takePrepared(): Promise<PreparedRoom | undefined>;
  readonly workletUrl: string | URL | undefined;
  isMuted(): boolean;
  /** Reports a failure that the call can go on without. */
  warn(details: FailureDetails): void;
}
