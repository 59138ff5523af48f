import { parentPort } from "node:worker_threads";
import { doJob } from "./do-job.ts";
import type { Job, Reply } from "./job.ts";

// The entry of a worker thread: one job at a time, one reply each.
parentPort?.on("message", (job: Job) => {
  void answer(job).then((reply) => parentPort?.postMessage(reply));
});

async function answer(job: Job): Promise<Reply> {
  try {
    return { result: await doJob(job) };
  } catch (error) {
    if (!(error instanceof Error)) return { failure: "unknown", where: "" };
    const where = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
    return { failure: error.name, where: where.slice(0, 6).join("\n") };
  }
}
