import { type ResourceLimits, Worker } from "node:worker_threads";
import { ServerError } from "../../server-error.ts";
import type { DocumentTask, Reply, TaskInputs, TaskKind, TaskResults } from "./document-task.ts";

/** Worker threads that make documents, one task each at a time, the others waiting in order. */
export interface Pool {
  /**
   * @param timeoutMs when it has hung: by default as long as all tasks of this pool
   * @throws ServerError
   */
  run<Kind extends TaskKind>(kind: Kind, input: TaskInputs[Kind], timeoutMs?: number): Promise<TaskResults[Kind]>;
  /** Finishes the tasks begun or waiting, then ends the threads. */
  close(): Promise<void>;
}

interface Waiting {
  readonly task: DocumentTask;
  readonly timeoutMs: number;
  readonly done: (result: TaskResults[TaskKind]) => void;
  readonly failed: (error: ServerError) => void;
}

/** How a pool works. */
export interface PoolSettings {
  /** How many threads at most. */
  readonly size: number;
  /** A task that takes longer has hung: its thread is ended. */
  readonly taskTimeoutMs?: number;
  readonly start?: () => Worker;
}

/** Opens a pool. A thread starts with the first task it is needed for; one that dies or hangs is replaced by the next task. */
export function openPool({ size, taskTimeoutMs = 60_000, start = () => startWorker() }: PoolSettings): Pool {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const threads = new Set<Worker>();
  let busy = 0;
  let isClosed = false;
  let onIdle: (() => void) | undefined;

  function next(): void {
    if (queue.length === 0 && busy === 0) onIdle?.();
    if (busy >= size) return;
    const waiting = queue.shift();
    if (waiting === undefined) return;
    let worker: Worker;
    try {
      worker = idle.pop() ?? open();
    } catch {
      waiting.failed(new ServerError("document-failed", "No thread could be started for the document."));
      next();
      return;
    }
    busy += 1;
    void runOnThread(worker, waiting).then((isAlive) => {
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
    // A failure between two tasks ends in "exit"; without a listener it would end the process.
    worker.on("error", () => undefined);
    return worker;
  }

  return {
    run(kind, input, timeoutMs = taskTimeoutMs) {
      if (isClosed) return Promise.reject(new ServerError("documents-closed", "No documents are made after close."));
      return new Promise((done, failed) => {
        // The worker answers a task of one kind with a result of that kind (run-task.ts).
        queue.push({ task: { kind, ...input } as DocumentTask, timeoutMs, done: done as Waiting["done"], failed });
        next();
      });
    },
    async close() {
      isClosed = true;
      await new Promise<void>((quiet) => {
        onIdle = quiet;
        next();
      });
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}

/**
 * Has a thread do one task, and settles the promise of its caller.
 * @returns whether the thread can be given another task
 */
function runOnThread(worker: Worker, { task, timeoutMs, done, failed }: Waiting): Promise<boolean> {
  return new Promise((settled) => {
    const finish = (isAlive: boolean) => {
      clearTimeout(timeout);
      worker.off("message", onReply);
      worker.off("error", onDeath);
      worker.off("exit", onDeath);
      worker.unref();
      settled(isAlive);
    };
    const onReply = (reply: Reply) => {
      if ("result" in reply) done(reply.result);
      else {
        const reason = `The document was not made: ${reply.failure}\n${reply.where}`;
        failed(new ServerError("document-failed", reason));
      }
      finish(true);
    };
    const onDeath = () => {
      failed(new ServerError("document-failed", "The thread that made the document ended."));
      finish(false);
    };
    const timeout = setTimeout(() => {
      onDeath();
      void worker.terminate();
    }, timeoutMs);
    worker.on("message", onReply).on("error", onDeath).on("exit", onDeath);
    worker.ref();
    worker.postMessage(task);
  });
}

/** Starts a thread for documents: the built worker when this is built, else one bundled from the sources. */
function startWorker(resourceLimits: ResourceLimits = {}): Worker {
  const here = new URL(import.meta.url);
  const file = here.pathname.endsWith(".ts") ? "./source-worker.mjs" : "./documents-worker.js";
  return new Worker(new URL(file, here), { resourceLimits });
}

/** Starts a thread for a file that a stranger made: it may take no more memory than this. Megabytes. */
export function startLimited(): Worker {
  return startWorker({ maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 8 });
}
