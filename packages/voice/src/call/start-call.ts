import { type Clock, sleep } from "@dilo/foundation";
import type { AudioSource, Microphone, OpenMicrophone } from "../audio/microphone.ts";
import { limits, videoRecording } from "../limits.ts";
import { loadCode } from "../load-code.ts";
import type {
  BrowserSpeech,
  CallOptions,
  DailyConfig,
  MediaRoom,
  OpenRoom,
  PreparedRoom,
  RoomContext,
} from "../rooms/media-room.ts";
import { isOwnRoom } from "../rooms/open-room.ts";
import { VoiceError } from "../voice-error.ts";
import { isMobile } from "./browser-quirks.ts";
import { isUnheard } from "./browser-speech-for.ts";
import type { CallSession } from "./call-session.ts";
import { assertGiven } from "./check-options.ts";
import type { StartStages } from "./start-stages.ts";
import type { ReconnectableCall } from "./voice-call-options.ts";
import type { FailureDetails } from "./voice-failure.ts";

/** Creates the call, or returns the one to reconnect to. */
export type CreateCall = (stages: StartStages, session: CallSession) => Promise<ReconnectableCall>;

/** A start under way. */
export interface Begun {
  readonly session: CallSession;
  readonly stages: StartStages;
  readonly started: Promise<ReconnectableCall | null>;
}

interface StartContext {
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

/**
 * Runs the stages from the microphone to the joined room. Returns null as soon as the session is ending. Throws what
 * made a stage fail.
 */
export async function startCall(context: StartContext): Promise<ReconnectableCall | null> {
  const { session, stages } = context;
  // The microphone first: a person who takes long to allow it, or refuses, has not used up a call.
  const microphone = await stages.run("initialization", () => openMicrophone(context), { started: context.metadata });
  if (microphone) session.take(microphone, microphoneReopener(context));
  if (session.isEnding) return null;

  const call = await context.createCall(stages, session);
  if (session.isEnding) return null;
  const isRecorded = call.artifactPlan?.videoRecordingEnabled ?? false;
  const hasVideo = call.assistant?.voice?.provider === "tavus";

  const room = await stages.run(
    "daily-call-object-creation",
    async () => {
      const [roomContext] = await Promise.all([roomContextOf(context, call, isRecorded), context.previousClosed]);
      return session.enter(() => openRoom(context, call, roomContext), {
        hasVideo: isRecorded || hasVideo,
        isUnheard: isUnheard(call, roomContext.browserSpeech),
      });
    },
    { started: { audioSource: microphone !== null, isVideoRecordingEnabled: isRecorded, isVideoEnabled: hasVideo } },
  );
  if (room === undefined || session.isEnding) return null;

  await settlePermissions(context);
  if (session.isEnding) return null;

  await stages.run("daily-call-join", () =>
    room.join({ audioTrack: session.microphone?.track ?? null, startAudioOff: context.isMuted() }),
  );
  session.dispatch({ kind: "joined" });
  if (session.isEnding) return null;

  await startRecording(context, room, isRecorded);
  await runOptional(context, "audio-observer-setup", async () => {
    await room.startAudioLevelObserver(limits.audioLevelIntervalMs);
    return {};
  });
  await runOptional(context, "audio-processing-setup", async () => {
    const isOffered = await room.setNoiseCancellation(true);
    return isOffered ? {} : { action: "skipped-not-offered" };
  });
  return session.isEnding ? null : call;
}

/** Opens the room of a call with what commands before it have opened; none once the call is ending. */
async function openRoom(
  { session, openRoom: open, takePrepared }: StartContext,
  { webCallUrl }: ReconnectableCall,
  roomContext: RoomContext,
): Promise<MediaRoom | undefined> {
  const prepared = await takePrepared();
  try {
    if (!session.isEnding) return assertGiven("rooms", await open(webCallUrl, { ...roomContext, prepared }));
  } catch (thrown) {
    await prepared?.destroy();
    throw thrown;
  }
  await prepared?.destroy();
  return undefined;
}

async function roomContextOf(
  { session, dailyConfig, callOptions, workletUrl, findSpeech }: StartContext,
  call: ReconnectableCall,
  sendsVideo: boolean,
): Promise<RoomContext> {
  const browserSpeech = await findSpeech(call);
  if (callOptions !== undefined) await assertCallOptionsAllowed(call.webCallUrl, callOptions);
  const audioContext = session.speaker.context;
  return { audioContext, browserSpeech, dailyConfig, callOptions, workletUrl, sendsVideo };
}

/** @throws VoiceError `not-supported` in our own room, `invalid` with the sentence of the rule that is broken */
async function assertCallOptionsAllowed(webCallUrl: string, callOptions: CallOptions): Promise<void> {
  if (isOwnRoom(webCallUrl)) {
    throw new VoiceError("not-supported", `Our own room has no ${Object.keys(callOptions).join(", ")}: Daily's has.`);
  }
  const rules = await loadCode(() => import("../room-commands/room-commands.ts"));
  const { customIntegrations, customTrayButtons } = callOptions;
  if (customIntegrations !== undefined) rules.checkIntegrations(customIntegrations);
  if (customTrayButtons !== undefined) rules.checkTrayButtons(customTrayButtons);
  rules.checkUserData({ ...callOptions });
}

async function openMicrophone(context: StartContext): Promise<Microphone | null> {
  return context.audioSource === false ? null : context.openMicrophone(context.audioSource);
}

/** How to open the microphone again; undefined for a caller's own track, which only the caller can open. */
function microphoneReopener({
  audioSource,
  openMicrophone: open,
}: StartContext): (() => Promise<Microphone>) | undefined {
  return typeof audioSource === "object" || audioSource === false ? undefined : () => open(audioSource);
}

async function settlePermissions({ stages, session }: StartContext): Promise<void> {
  if (!isMobile()) return stages.skip("mobile-permissions", "skipped-not-mobile");
  await stages.run("mobile-permissions", () => sleep(timers, limits.mobilePermissionWaitMs, session.ended.signal), {
    started: { isMobile: true },
    completed: () => ({ action: "permissions-wait" }),
  });
}

type OptionalStage = "video-recording-setup" | "audio-observer-setup" | "audio-processing-setup";

/** Runs a stage the call can go on without: its failure is reported, not thrown. Resolves whether it was completed. */
async function runOptional(
  { stages, session, warn }: StartContext,
  stage: OptionalStage,
  work: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<boolean> {
  // When the room breaks the whole start fails, which is reported once.
  const isAbandoned = () => session.isEnding || session.room?.state === "error";
  if (isAbandoned()) return false;
  try {
    await stages.run(stage, work, { completed: (done) => done });
    return true;
  } catch (thrown) {
    if (isAbandoned()) return false;
    warn({ type: `${stage}-error`, stage, thrown, duration: stages.last?.duration ?? 0 });
    return false;
  }
}

/** Starts the recording. Once it runs, the assistant is told to begin and how long the recording took to start. */
async function startRecording(context: StartContext, room: MediaRoom, isRecorded: boolean): Promise<void> {
  const { session, stages, warn } = context;
  if (!isRecorded) {
    stages.skip("video-recording-setup", "skipped-not-enabled");
    stages.skip("video-recording-started", "skipped-not-enabled");
    return;
  }
  const requestedAt = Date.now();
  let hasBegun = false;
  // The assistant begins without a recording too: better a call without video than a silent one.
  const begin = (delay: { readonly videoRecordingStartDelaySeconds?: number }) => {
    if (hasBegun || room.state !== "joined") return;
    hasBegun = true;
    session.send({ type: "control", control: "say-first-message", ...delay });
  };
  // What the room tells before the setup is complete waits, so that the stages are reported in their order.
  let waiting: (() => void)[] | undefined = [];
  const onceSetUp = (run: () => void) => (waiting ? waiting.push(run) : run());
  let finish: ReturnType<StartStages["begin"]> = () => {};
  room.on("recording-started", () => {
    const delaySeconds = (Date.now() - requestedAt) / 1000;
    onceSetUp(() => {
      finish("completed", { delaySeconds });
      begin({ videoRecordingStartDelaySeconds: delaySeconds });
    });
  });
  room.on("recording-error", (error) =>
    onceSetUp(() => {
      finish("failed", { error });
      const thrown = new VoiceError("unknown", error);
      warn({ type: "video-recording-setup-error", stage: "video-recording-started", thrown });
      begin({});
    }),
  );
  session.ended.signal.addEventListener("abort", () => finish("failed", { action: "call-ended" }));
  const isSetUp = await runOptional(context, "video-recording-setup", async () => {
    await room.startRecording(videoRecording);
    session.isRecording = true;
    return {};
  });
  if (session.isEnding) return;
  finish = stages.begin("video-recording-started");
  if (!isSetUp) {
    finish("failed", { action: "setup-failed" });
    begin({});
  }
  for (const run of waiting) run();
  waiting = undefined;
}

const timers: Pick<Clock, "after"> = {
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
