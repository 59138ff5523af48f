import { errorFacts, type Log } from "../http/logs.ts";
import { ServerError } from "../server-error.ts";
import type { Clock, Db } from "../store/store.ts";
import { complete, fail, type Job, type JobKind, leaseMs, renew } from "./jobs.ts";

/**
 * Does the work of one kind of job. It must be safe to run twice for one job.
 * @returns nothing when the job is done, or why it never will be; what it throws is tried again
 */
export type JobHandler = (ref: string, jobId: string) => Promise<JobFailure | undefined>;

/** Why a job can never succeed: it is not tried again. */
export interface JobFailure {
  /** `dead`: our fault, somebody should look. `declined`: nobody's fault, there is nothing to look at. */
  readonly state: "dead" | "declined";
  /** What the job's row keeps of the reason. */
  readonly code: string;
  readonly cause: unknown;
}

/** What jobs are done with. */
export interface JobContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly random: () => number;
  readonly handlers: Readonly<Record<JobKind, JobHandler>>;
}

/** Two renewals may fail before a job that takes long is lost. Milliseconds. */
const renewEveryMs = leaseMs / 3;

/** The attempts this process makes at jobs it has claimed. */
export class JobAttempts {
  readonly #context: JobContext;
  readonly #inFlight = new Set<Promise<unknown>>();
  readonly #byJob = new Map<string, Promise<"done" | "failed">>();

  constructor(context: JobContext) {
    this.#context = context;
  }

  /** Does a claimed job once. */
  run(job: Job): Promise<"done" | "failed"> {
    const outcome = this.#attempt(job).finally(() => this.#byJob.delete(job.id));
    this.#byJob.set(job.id, outcome);
    return outcome;
  }

  /** The outcome of a job that is being done now. */
  underWay(id: string): Promise<"done" | "failed"> | undefined {
    return this.#byJob.get(id);
  }

  /** Has `settled` wait for this work too. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#inFlight.add(work);
    const forget = () => this.#inFlight.delete(work);
    work.then(forget, forget);
    return work;
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#inFlight);
  }

  async #attempt(job: Job): Promise<"done" | "failed"> {
    const { db, clock, log } = this.#context;
    // A renewal that fails is tried again; without any the job goes to another worker, as it must.
    const renewal = setInterval(() => void this.track(renew(db, clock, job).catch(() => {})), renewEveryMs);
    try {
      const failure = await this.#work(job);
      if (failure !== undefined) return await this.#noteFailure(job, failure);
      log({ level: "info", event: "job-done", kind: job.kind });
      return "done";
    } finally {
      clearInterval(renewal);
    }
  }

  /** @returns nothing when the job is done and noted as such */
  async #work(job: Job): Promise<AttemptFailure | undefined> {
    const { db, handlers } = this.#context;
    try {
      const failure = await handlers[job.kind as JobKind](job.ref, job.id);
      if (failure === undefined) await complete(db, job);
      return failure;
    } catch (error) {
      return { state: undefined, code: codeOf(error), cause: error };
    }
  }

  async #noteFailure(job: Job, failure: AttemptFailure): Promise<"failed"> {
    const { db, clock, log, random } = this.#context;
    const { state: end, code, cause } = failure;
    const state = await fail(db, job, { clock, error: code, end, jitter: random() });
    const event = ({ waiting: "job-failed", dead: "job-dead", declined: "job-declined" } as const)[state];
    const level = state === "declined" ? "info" : "error";
    log({ level, event, kind: job.kind, error: errorFacts(cause) });
    return "failed";
  }
}

/** Why an attempt failed; without a state the job is tried again. */
type AttemptFailure = Omit<JobFailure, "state"> & { readonly state: JobFailure["state"] | undefined };

/** What a row may keep of an error: never its message. */
function codeOf(error: unknown): string {
  if (error instanceof ServerError) return error.code;
  return error instanceof Error ? error.name : "Error";
}
