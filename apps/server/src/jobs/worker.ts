import { errorFacts } from "../http/logs.ts";
import { JobAttempts, type JobContext } from "./job-attempts.ts";
import { claim, type JobKind } from "./jobs.ts";

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

const pollEveryMs = 1000;

export function openWorker(context: JobContext): Worker {
  const { db, clock, log, handlers } = context;
  const attempts = new JobAttempts(context);
  const kinds = Object.keys(handlers) as JobKind[];
  const timers = new Map<JobKind, NodeJS.Timeout>();
  let isStopped = false;

  async function drainQueue(kind: JobKind): Promise<void> {
    while (!isStopped) {
      const job = await claim(db, clock, { kind });
      if (job === undefined) return;
      await attempts.run(job);
    }
  }

  async function runNow(id: string): Promise<"done" | "failed" | "busy"> {
    const job = await claim(db, clock, { id });
    // The regular poll may have been quicker: then its outcome is the answer.
    return job === undefined ? (attempts.underWay(id) ?? "busy") : attempts.run(job);
  }

  function poll(kind: JobKind): void {
    const again = () => {
      if (!isStopped) timers.set(kind, setTimeout(poll, pollEveryMs, kind));
    };
    // The store itself may fail for a moment: the next poll tries again.
    attempts.track(drainQueue(kind)).then(again, (error) => {
      log({ level: "error", event: "failed", error: errorFacts(error) });
      again();
    });
  }

  return {
    start() {
      for (const kind of kinds) poll(kind);
    },
    async runDue() {
      await Promise.all(kinds.map((kind) => attempts.track(drainQueue(kind))));
    },
    runNow: (id) => attempts.track(runNow(id)),
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await attempts.settled();
    },
  };
}
