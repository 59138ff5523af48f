import { errorFacts, type Log } from "../http/logs.ts";
import { ServerError } from "../server-error.ts";
import type { Clock, Db } from "../store/store.ts";
import { claim, complete, fail, type Job, type JobKind, leaseMs, renew } from "./jobs.ts";

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

/**
 * Does the waiting jobs. Each kind has a queue of its own and does one job at a time: letters that hang at a mail server
 * delay no deletion.
 */
export interface Worker {
  /** Looks for due jobs now, and every second from then on. */
  start(): void;
  /** Does this job now if it waits. @returns what became of it; "busy" when somebody else has it */
  runNow(id: string): Promise<"done" | "failed" | "busy">;
  /** Does everything that is due. */
  runDue(): Promise<void>;
  /** Takes no more jobs, and waits for those in hand. */
  stop(): Promise<void>;
}

export interface WorkerContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly random: () => number;
  readonly handlers: Readonly<Record<JobKind, JobHandler>>;
}

const pollEveryMs = 1000;

/** Two renewals may fail before a job that takes long is lost. Milliseconds. */
const renewEveryMs = leaseMs / 3;

export function openWorker({ db, clock, log, random, handlers }: WorkerContext): Worker {
  const inFlight = new Set<Promise<unknown>>();
  const attempts = new Map<string, Promise<"done" | "failed">>();
  const kinds = Object.keys(handlers) as JobKind[];
  const timers = new Map<JobKind, NodeJS.Timeout>();
  let isStopped = false;

  function attempt(job: Job): Promise<"done" | "failed"> {
    const outcome = tryOnce(job).finally(() => attempts.delete(job.id));
    attempts.set(job.id, outcome);
    return outcome;
  }

  async function tryOnce(job: Job): Promise<"done" | "failed"> {
    // A renewal that fails is tried again; without any the job goes to another worker, as it must.
    const renewal = setInterval(() => void track(renew(db, clock, job).catch(() => {})), renewEveryMs);
    try {
      const failure = await handlers[job.kind as JobKind](job.ref, job.id);
      if (failure !== undefined) return await noteFailure(job, failure);
      await complete(db, job);
      log({ level: "info", event: "job-done", kind: job.kind });
      return "done";
    } catch (error) {
      return await noteFailure(job, { code: codeOf(error), cause: error });
    } finally {
      clearInterval(renewal);
    }
  }

  async function noteFailure(job: Job, failure: Omit<JobFailure, "state"> & Partial<JobFailure>): Promise<"failed"> {
    const { code, cause } = failure;
    const state = await fail(db, job, { clock, error: code, end: failure.state, jitter: random() });
    const event = ({ waiting: "job-failed", dead: "job-dead", declined: "job-declined" } as const)[state];
    const level = state === "declined" ? "info" : "error";
    log({ level, event, kind: job.kind, error: errorFacts(cause) });
    return "failed";
  }

  async function drainQueue(kind: JobKind): Promise<void> {
    while (!isStopped) {
      const job = await claim(db, clock, { kind });
      if (job === undefined) return;
      await attempt(job);
    }
  }

  async function runNow(id: string): Promise<"done" | "failed" | "busy"> {
    const job = await claim(db, clock, { id });
    // The regular poll may have been quicker: then its outcome is the answer.
    return job === undefined ? (attempts.get(id) ?? "busy") : attempt(job);
  }

  function track<T>(work: Promise<T>): Promise<T> {
    inFlight.add(work);
    const forget = () => inFlight.delete(work);
    work.then(forget, forget);
    return work;
  }

  function poll(kind: JobKind): void {
    const again = () => {
      if (!isStopped) timers.set(kind, setTimeout(poll, pollEveryMs, kind));
    };
    // The store itself may fail for a moment: the next poll tries again.
    track(drainQueue(kind)).then(again, (error) => {
      log({ level: "error", event: "failed", error: errorFacts(error) });
      again();
    });
  }

  return {
    start() {
      for (const kind of kinds) poll(kind);
    },
    async runDue() {
      await Promise.all(kinds.map((kind) => track(drainQueue(kind))));
    },
    runNow: (id) => track(runNow(id)),
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(inFlight);
    },
  };
}

/** What a row may keep of an error: never its message. */
function codeOf(error: unknown): string {
  if (error instanceof ServerError) return error.code;
  return error instanceof Error ? error.name : "Error";
}
