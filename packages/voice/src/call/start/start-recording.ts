import { videoRecording } from "../../limits.ts";
import type { MediaRoom } from "../../rooms/media-room.ts";
import { VoiceError } from "../../voice-error.ts";
import type { RunOptional } from "./optional-stage.ts";
import type { StartContext } from "./start-context.ts";
import type { StartStages } from "./start-stages.ts";

/** Starts the recording. Once it runs, the assistant is told to begin and how long the recording took to start. */
export async function startRecording(context: StartContext, room: MediaRoom, runOptional: RunOptional): Promise<void> {
  const { session, stages, warn } = context;
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
