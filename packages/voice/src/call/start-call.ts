import type { AudioSource, Microphone, OpenMicrophone } from "../audio/microphone.ts";
import { limits, videoRecording } from "../limits.ts";
import type { DailyConfig } from "../rooms/daily/daily-config.ts";
import type { BrowserSpeech, MediaRoom, OpenRoom } from "../rooms/media-room.ts";
import { VoiceError } from "../voice-error.ts";
import { isMobile, wait } from "./browser-quirks.ts";
import type { CallSession } from "./call-session.ts";
import type { StartStages } from "./start-stages.ts";
import type { ReconnectableCall } from "./voice-call-options.ts";
import type { FailureDetails } from "./voice-failure.ts";

/** Creates the call, or gives the one to come back to. */
export type CreateCall = (stages: StartStages, session: CallSession) => Promise<ReconnectableCall>;

interface Entry {
  readonly session: CallSession;
  readonly stages: StartStages;
  readonly call: CreateCall;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The call before this one, on its way out. */
  readonly before: Promise<void> | undefined;
  readonly audioSource: AudioSource;
  readonly openMicrophone: OpenMicrophone;
  readonly openRoom: OpenRoom;
  readonly browserSpeech: BrowserSpeech;
  readonly dailyConfig: DailyConfig;
  isMuted(): boolean;
  /** Something failed that the call can go on without. */
  warn(failing: FailureDetails): void;
}

/**
 * Goes through the stages from the microphone to the joined room. Returns early, with the call as far as it came,
 * when the session is ending. Throws what made a stage fail.
 */
export async function startCall(entry: Entry): Promise<ReconnectableCall | null> {
  const { session, stages } = entry;
  // The microphone first: whoever takes long to allow it, or refuses, has not used up a call.
  const microphone = await stages.run("initialization", () => openMicrophone(entry), { started: entry.metadata });
  if (microphone) session.take(microphone, reopening(entry));
  if (session.isEnding) return null;

  const call = await entry.call(stages, session);
  if (session.isEnding) return null;
  const isRecorded = call.artifactPlan?.videoRecordingEnabled ?? false;
  const hasVideo = call.assistant?.voice?.provider === "tavus";

  const room = await stages.run(
    "daily-call-object-creation",
    async () => {
      await entry.before;
      const { browserSpeech, dailyConfig } = entry;
      const audioContext = session.speaker.context;
      const surroundings = { audioContext, browserSpeech, dailyConfig, sendsVideo: isRecorded };
      const made = await entry.openRoom(call.webCallUrl, surroundings);
      await session.enter(made, isRecorded || hasVideo);
      return made;
    },
    { started: { audioSource: microphone !== null, isVideoRecordingEnabled: isRecorded, isVideoEnabled: hasVideo } },
  );
  if (session.isEnding) return null;

  await settlePermissions(entry);
  if (session.isEnding) return null;

  await stages.run("daily-call-join", () =>
    room.join({ audioTrack: session.microphone?.track ?? null, startAudioOff: entry.isMuted() }),
  );
  session.dispatch({ kind: "joined" });
  if (session.isEnding) return null;

  await record(entry, room, isRecorded);
  await tolerate(entry, "audio-observer-setup", async () => {
    await room.startAudioLevelObserver(limits.audioLevelIntervalMs);
    return {};
  });
  await tolerate(entry, "audio-processing-setup", async () => {
    const isOffered = await room.setNoiseCancellation(true);
    return isOffered ? {} : { action: "skipped-not-offered" };
  });
  return session.isEnding ? null : call;
}

async function openMicrophone(entry: Entry): Promise<Microphone | null> {
  return entry.audioSource === false ? null : entry.openMicrophone(entry.audioSource);
}

/** A track of the caller's own cannot be opened again by us. */
function reopening({ audioSource, openMicrophone: open }: Entry): (() => Promise<Microphone>) | undefined {
  return typeof audioSource === "object" || audioSource === false ? undefined : () => open(audioSource);
}

async function settlePermissions({ stages, session }: Entry): Promise<void> {
  if (!isMobile()) return stages.skip("mobile-permissions", "skipped-not-mobile");
  await stages.run("mobile-permissions", () => wait(limits.mobilePermissionWaitMs, session.over.signal), {
    started: { isMobile: true },
    completed: () => ({ action: "permissions-wait" }),
  });
}

type Optional = "video-recording-setup" | "audio-observer-setup" | "audio-processing-setup";

/** A stage the call can go on without: its failure is told, not thrown. */
async function tolerate(
  { stages, session, warn }: Entry,
  stage: Optional,
  work: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<void> {
  // With a broken room the whole start fails, which is told.
  const isOff = () => session.isEnding || session.room?.state === "error";
  if (isOff()) return;
  try {
    await stages.run(stage, work, { completed: (done) => done });
  } catch (thrown) {
    if (isOff()) return;
    warn({ type: `${stage}-error`, stage, thrown, duration: stages.last?.duration ?? 0 });
  }
}

/** Once the recording runs, the assistant is told to begin, and how much later than asked that was. */
async function record(entry: Entry, room: MediaRoom, isRecorded: boolean): Promise<void> {
  const { session, stages, warn } = entry;
  if (!isRecorded) {
    stages.skip("video-recording-setup", "skipped-not-enabled");
    stages.skip("video-recording-started", "skipped-not-enabled");
    return;
  }
  const askedAt = Date.now();
  const finish = stages.begin("video-recording-started");
  let isBegun = false;
  // Also without a recording: better a call without a picture than one in which nobody speaks.
  const begin = (delay: { readonly videoRecordingStartDelaySeconds?: number }) => {
    if (isBegun || room.state !== "joined") return;
    isBegun = true;
    session.send({ type: "control", control: "say-first-message", ...delay });
  };
  room.on("recording-started", () => {
    const delaySeconds = (Date.now() - askedAt) / 1000;
    finish("completed", { delaySeconds });
    begin({ videoRecordingStartDelaySeconds: delaySeconds });
  });
  room.on("recording-error", (error) => {
    finish("failed", { error });
    const thrown = new VoiceError("unknown", error);
    warn({ type: "video-recording-setup-error", stage: "video-recording-started", thrown });
    begin({});
  });
  session.over.signal.addEventListener("abort", () => finish("failed", { action: "call-ended" }));
  await tolerate(entry, "video-recording-setup", async () => {
    try {
      await room.startRecording(videoRecording);
      session.isRecording = true;
      return {};
    } catch (error) {
      finish("failed", { action: "setup-failed" });
      begin({});
      throw error;
    }
  });
}
