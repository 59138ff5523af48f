import { type Clock, sleep } from "@dilo/foundation";
import type { Microphone } from "../../audio/microphone.ts";
import { limits } from "../../limits.ts";
import { loadCode } from "../../load-code.ts";
import type { CallOptions, MediaRoom, RoomContext } from "../../rooms/media-room.ts";
import { isOwnRoom } from "../../rooms/open-room.ts";
import { VoiceError } from "../../voice-error.ts";
import { isMobile } from "../browser-quirks.ts";
import { isUnheard } from "../browser-speech-for.ts";
import { assertGiven } from "../check-options.ts";
import type { ReconnectableCall } from "../voice-call-options.ts";
import { runOptional } from "./optional-stage.ts";
import type { StartContext } from "./start-context.ts";

/**
 * Runs the stages from the microphone to the joined room. Returns null as soon as the session is ending. Throws what
 * made a stage fail.
 */
export async function startCall(context: StartContext): Promise<ReconnectableCall | null> {
  const { session, stages } = context;
  // The microphone first: a person who takes long to allow it, or refuses, has not used up a call.
  const microphone = await stages.run("initialization", () => openMicrophone(context), { started: context.metadata });
  if (microphone) session.microphone.take(microphone, microphoneReopener(context));
  if (session.isEnding) return null;

  const call = await context.createCall(stages, session);
  if (session.isEnding) return null;
  const isRecorded = call.artifactPlan?.videoRecordingEnabled ?? false;
  const hasVideo = call.assistant?.voice?.provider === "tavus";
  // Before the room: once it is joined, what it tells comes in its order and waits for no code.
  const recorder = isRecorded ? await loadCode(() => import("./start-recording.ts")) : undefined;
  if (session.isEnding) return null;

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
    room.join({ audioTrack: session.microphone.track ?? null, startAudioOff: context.isMuted() }),
  );
  session.dispatch({ kind: "joined" });
  if (session.isEnding) return null;

  if (recorder) {
    await recorder.startRecording(context, room, runOptional);
    if (session.isEnding) return null;
  } else {
    stages.skip("video-recording-setup", "skipped-not-enabled");
    stages.skip("video-recording-started", "skipped-not-enabled");
  }
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
  const rules = await loadCode(() => import("../../room-commands/room-commands.ts"));
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

const timers: Pick<Clock, "after"> = {
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
