import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** Starts a thread for documents: from the bundle when this is the bundle, else from its source. */
export function startWorker(): Worker {
  const here = new URL(import.meta.url);
  if (!here.pathname.endsWith(".ts")) return new Worker(new URL("./documents-worker.js", here));
  return new Worker(new URL("./from-source.mjs", here), {
    workerData: { entry: fileURLToPath(new URL("./documents-worker.ts", here)) },
  });
}
