import type { StartContext } from "./start-context.ts";

type OptionalStage = "video-recording-setup" | "audio-observer-setup" | "audio-processing-setup";

/** Runs a stage the call can go on without: its failure is reported, not thrown. Resolves whether it was completed. */
export async function runOptional(
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

/** Given to the code of recordings, which is loaded by itself and would otherwise part the call's own in two. */
export type RunOptional = typeof runOptional;
