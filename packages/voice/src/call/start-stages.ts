import { asVoiceError } from "../voice-error.ts";
import type { CallStartProgress, Stage } from "./call-events.ts";

type Metadata = Readonly<Record<string, unknown>>;

interface StageMetadata<Done> {
  /** Told as the stage starts. */
  readonly started?: Metadata;
  /** Told as it completes. */
  readonly completed?: (done: Done) => Metadata;
}

/** Runs the stages of a start and tells their progress: each is started, then completed or failed, with its duration. */
export class StartStages {
  readonly #tell: (progress: CallStartProgress) => void;
  readonly #began = Date.now();
  #last: { readonly stage: Stage; readonly duration: number } | undefined;

  constructor(tell: (progress: CallStartProgress) => void) {
    this.#tell = tell;
  }

  /** Milliseconds since the start. */
  get totalDuration(): number {
    return Date.now() - this.#began;
  }

  /** The stage under way, or the one that ended last. */
  get last(): { readonly stage: Stage; readonly duration: number } | undefined {
    return this.#last;
  }

  async run<Done>(stage: Stage, work: () => Done | Promise<Done>, telling: StageMetadata<Done> = {}): Promise<Done> {
    const finish = this.begin(stage, telling.started);
    this.#last = { stage, duration: 0 };
    try {
      const done = await work();
      finish("completed", telling.completed?.(done));
      return done;
    } catch (error) {
      finish("failed", { error: asVoiceError(error).message, code: asVoiceError(error).code });
      throw error;
    }
  }

  /** A stage with nothing to do in this call. */
  skip(stage: Stage, action: string): void {
    this.begin(stage)("completed", { action });
  }

  /** Starts a stage that ends by an event. */
  begin(stage: Stage, metadata?: Metadata): (status: "completed" | "failed", metadata?: Metadata) => void {
    const began = Date.now();
    this.#say(stage, "started", undefined, metadata);
    let isOver = false;
    return (status, result) => {
      if (isOver) return;
      isOver = true;
      const duration = Date.now() - began;
      this.#last = { stage, duration };
      this.#say(stage, status, duration, result);
    };
  }

  #say(stage: Stage, status: CallStartProgress["status"], duration?: number, metadata?: Metadata): void {
    this.#tell({
      stage,
      status,
      timestamp: new Date().toISOString(),
      ...(duration !== undefined && { duration }),
      ...(metadata !== undefined && { metadata }),
    });
  }
}
