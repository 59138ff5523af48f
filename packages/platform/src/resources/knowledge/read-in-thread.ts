import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type FileText, mostCharacters } from "./text-problems.ts";

/** What reading one file may take. */
interface TextBounds {
  readonly pages: number;
  readonly ms: number;
  /** How much this process may grow meanwhile. Bytes. */
  readonly growthBytes: number;
}

const usualBounds: TextBounds = { pages: 1000, ms: 30_000, growthBytes: 400 * 1024 * 1024 };

/** Of JavaScript's own objects. Bytes of buffers are not among them: they are watched from outside. MiB. */
const heapMb = 256;

/** How often the growth is looked at. Milliseconds. */
const watchMs = 50;

/** One file after the other: what several take together would be counted as each one's. */
let reading: Promise<unknown> = Promise.resolve();

/**
 * Reads the text of a PDF or a .docx in a thread of its own, which is ended when it takes too much time or memory.
 * @throws the signal's reason
 */
export function readInThread(bytes: Uint8Array, signal: AbortSignal, bounds = usualBounds): Promise<FileText> {
  const read = reading.then(() => readAlone(bytes, signal, bounds));
  reading = read.catch(() => undefined);
  return read;
}

async function readAlone(bytes: Uint8Array, signal: AbortSignal, bounds: TextBounds): Promise<FileText> {
  signal.throwIfAborted();
  const before = process.memoryUsage.rss();
  const worker = new Worker(fileURLToPath(new URL("./text-worker.js", import.meta.url)), {
    workerData: { bytes, mostPages: bounds.pages, mostCharacters },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    env: {},
    // What the library says of a file could repeat its words: it has no place in the log.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const endings: (() => void)[] = [];
  try {
    return await new Promise<FileText>((resolve, reject) => {
      const tooMuch = () => resolve({ problem: "too-much" });
      const late = setTimeout(tooMuch, bounds.ms);
      const watching = setInterval(() => {
        if (process.memoryUsage.rss() - before > bounds.growthBytes) tooMuch();
      }, watchMs);
      const leave = () => reject(signal.reason);
      signal.addEventListener("abort", leave, { once: true });
      endings.push(
        () => clearTimeout(late),
        () => clearInterval(watching),
        () => signal.removeEventListener("abort", leave),
      );
      worker.once("message", resolve);
      // Out of memory is an error too.
      worker.once("error", tooMuch);
      worker.once("exit", tooMuch);
    });
  } finally {
    for (const end of endings) end();
    await worker.terminate();
  }
}
