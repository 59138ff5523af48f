import type { Worker } from "node:worker_threads";
import { DocumentError } from "../document-error.ts";
import type { Job, JobKind, Jobs, Reply, Results } from "./document-task.ts";
import { startWorker } from "./start-worker.ts";

/** Worker threads that make documents, one job each at a time, the others waiting in order. */
export interface Pool {
  /** @throws DocumentError */
  run<Kind extends JobKind>(kind: Kind, input: Jobs[Kind]): Promise<Results[Kind]>;
  /** Finishes the jobs begun or waiting, then ends the threads. */
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly done: (result: Results[JobKind]) => void;
  readonly failed: (error: DocumentError) => void;
}

/** How a pool works. */
export interface PoolSettings {
  /** How many threads at most. */
  readonly size: number;
  /** A job that takes longer has hung: its thread is ended. */
  readonly jobLimitMs?: number;
  readonly start?: () => Worker;
}

/** Opens a pool. A thread starts with the first job it is needed for; one that dies or hangs is replaced by the next job. */
export function openPool({ size, jobLimitMs = 60_000, start = startWorker }: PoolSettings): Pool {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const threads = new Set<Worker>();
  let busy = 0;
  let isClosed = false;
  let whenQuiet: (() => void) | undefined;

  function next(): void {
    if (queue.length === 0 && busy === 0) whenQuiet?.();
    if (busy >= size) return;
    const waiting = queue.shift();
    if (waiting === undefined) return;
    let worker: Worker;
    try {
      worker = idle.pop() ?? open();
    } catch {
      waiting.failed(new DocumentError("failed", "No thread could be started for the document."));
      next();
      return;
    }
    busy += 1;
    void give(worker, waiting).then((isAlive) => {
      busy -= 1;
      if (isAlive) idle.push(worker);
      next();
    });
  }

  function open(): Worker {
    const worker = start();
    threads.add(worker);
    worker.once("exit", () => {
      threads.delete(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    // A failure between two jobs ends in "exit"; without a listener it would end the process.
    worker.on("error", () => undefined);
    return worker;
  }

  function give(worker: Worker, { job, done, failed }: Waiting): Promise<boolean> {
    return new Promise((settled) => {
      const finish = (isAlive: boolean) => {
        clearTimeout(limit);
        worker.off("message", onReply);
        worker.off("error", onDeath);
        worker.off("exit", onDeath);
        worker.unref();
        settled(isAlive);
      };
      const onReply = (reply: Reply) => {
        if ("result" in reply) done(reply.result);
        else failed(new DocumentError("failed", `The document was not made: ${reply.failure}\n${reply.where}`));
        finish(true);
      };
      const onDeath = () => {
        failed(new DocumentError("failed", "The thread that made the document ended."));
        finish(false);
      };
      const limit = setTimeout(() => {
        onDeath();
        void worker.terminate();
      }, jobLimitMs);
      worker.on("message", onReply).on("error", onDeath).on("exit", onDeath);
      worker.ref();
      worker.postMessage(job);
    });
  }

  return {
    run(kind, input) {
      if (isClosed) return Promise.reject(new DocumentError("closed", "No documents are made after close."));
      return new Promise((done, failed) => {
        // The worker answers a job of one kind with a result of that kind (do-job.ts).
        queue.push({ job: { kind, ...input } as Job, done: done as Waiting["done"], failed });
        next();
      });
    },
    async close() {
      isClosed = true;
      await new Promise<void>((quiet) => {
        whenQuiet = quiet;
        next();
      });
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}
