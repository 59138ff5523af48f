// Runs a TypeScript worker in development and in tests, where nothing is bundled and Node 20 reads no types.
import { workerData } from "node:worker_threads";
import { runnerImport } from "vite";

await runnerImport(workerData.entry, { configFile: false, logLevel: "error" });
