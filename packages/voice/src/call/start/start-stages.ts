import { asVoiceError } from "../../voice-error.ts";
import type { CallStartProgress, Stage } from "../call-events.ts";

type Metadata = Readonly<Record<string, unknown>>;

interface StageMetadata<Done> {
  /** Reported as the stage starts. */
  readonly started?: Metadata;
  /** Reported as it completes. */
  readonly completed?: (done: Done) => Metadata;
}

/** Runs the stages of a start and reports their progress: each is started, then completed or failed, with its duration. */
export class StartStages {
  readonly #report: (progress: CallStartProgress) => void;
  readonly #began = Date.now();
  #last: { readonly stage: Stage; readonly duration: number } | undefined;

  constructor(report: (progress: CallStartProgress) => void) {
    this.#report = report;
  }

  /** Milliseconds since the start. */
  get totalDuration(): number {
    return Date.now() - this.#began;
  }

  /** The stage under way, or the one that ended last. */
  get last(): { readonly stage: Stage; readonly duration: number } | undefined {
    return this.#last;
  }

  async run<Done>(stage: Stage, work: () => Done | Promise<Done>, metadata: StageMetadata<Done> = {}): Promise<Done> {
    const finish = this.begin(stage, metadata.started);
    this.#last = { stage, duration: 0 };
    try {
      const done = await work();
      finish("completed", metadata.completed?.(done));
      return done;
    } catch (error) {
      finish("failed", { error: asVoiceError(error).message, code: asVoiceError(error).code });
      throw error;
    }
  }

  /** Reports a stage that has nothing to do in this call. */
  skip(stage: Stage, action: string): void {
    this.begin(stage)("completed", { action });
  }

  /** Starts a stage that ends by an event. */
  begin(stage: Stage, metadata?: Metadata): (status: "completed" | "failed", metadata?: Metadata) => void {
    const began = Date.now();
    this.#say(stage, "started", undefined, metadata);
    let hasEnded = false;
    return (status, result) => {
      if (hasEnded) return;
      hasEnded = true;
      const duration = Date.now() - began;
      this.#last = { stage, duration };
      this.#say(stage, status, duration, result);
    };
  }

  #say(stage: Stage, status: CallStartProgress["status"], duration?: number, metadata?: Metadata): void {
    this.#report({
      stage,
      status,
      timestamp: new Date().toISOString(),
      ...(duration !== undefined && { duration }),
      ...(metadata !== undefined && { metadata }),
    });
  }
}
