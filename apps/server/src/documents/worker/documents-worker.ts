import { platform, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { DocumentTask, Reply } from "./document-task.ts";
import { runTask } from "./run-task.ts";

/** A third of what a person on a call or saving a form gets. With a tenth, whatever else the machine is busy with let nobody have a PDF. */
const niceness = 5;

// Only Linux takes the priority of one thread apart from its process's.
if (platform() === "linux") setPriority(0, niceness);

// The entry of a worker thread: one task at a time, one reply each.
parentPort?.on("message", (task: DocumentTask) => {
  void answer(task).then((reply) => parentPort?.postMessage(reply));
});

async function answer(task: DocumentTask): Promise<Reply> {
  try {
    return { result: await runTask(task) };
  } catch (error) {
    if (!(error instanceof Error)) return { failure: "unknown", where: "" };
    const where = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
    return { failure: error.name, where: where.slice(0, 6).join("\n") };
  }
}
