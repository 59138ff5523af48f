import { Worker } from "node:worker_threads";

/** Starts a thread for documents: the built worker when this is built, else one bundled from the sources. */
export function startWorker(): Worker {
  const here = new URL(import.meta.url);
  const file = here.pathname.endsWith(".ts") ? "./source-worker.mjs" : "./documents-worker.js";
  return new Worker(new URL(file, here));
}
