import { type ChildProcessByStdio, spawn } from "node:child_process";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { SpeechError } from "../speech-error.ts";

/**
 * What the child runs: reads `{id, text, voice, rate}` a line, answers pieces of PCM, each behind its id, its length
 * and the sample rate (three 32-bit numbers); a piece without sound is the last. Ends with its input.
 */
const program = `
import { createInterface } from "node:readline";
const { default: load } = await import(process.argv[1]);
const { eSpeakNGWorker } = await load();
const worker = new eSpeakNGWorker();
const answer = (id, sound) => {
  const head = Buffer.alloc(12);
  head.writeUInt32LE(id, 0);
  head.writeUInt32LE(sound.length, 4);
  head.writeUInt32LE(worker.get_samplerate(), 8);
  process.stdout.write(Buffer.concat([head, sound]));
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, text, voice, rate } = JSON.parse(line);
  worker.set_voice(voice);
  worker.set_rate(rate);
  worker.synthesize(text, (sound) => {
    if (sound !== null && sound.byteLength > 0) answer(id, Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength));
    return false;
  });
  answer(id, Buffer.alloc(0));
}
`;

const headBytes = 12;

export interface Order {
  readonly text: string;
  /** One of espeak-ng's voices. */
  readonly voice: string;
  /** Words a minute. */
  readonly rate: number;
}

/** Sound on its way: pieces of PCM, 16-bit, mono. */
export interface Delivery {
  readonly sound: Readable;
  /** Hz; known once the first piece is here. */
  sampleRate(): number;
}

/** The WASM build of espeak-ng in a process of its own: it is under another licence, and synthesis blocks a thread. */
export interface EspeakProcess {
  order(order: Order): Delivery;
  /** Ends the process; the next order starts another. */
  kill(): void;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** @param moduleUrl where the espeak-ng package is */
export function openEspeakProcess(moduleUrl: string): EspeakProcess {
  const deliveries = new Map<number, PassThrough>();
  let child: Child | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let sampleRate = 0;
  let nextId = 1;

  function start(): Child {
    const words = ["--input-type=module", "--eval", program, moduleUrl];
    const started = spawn(process.execPath, words, { stdio: ["pipe", "pipe", "ignore"], env: {} });
    started.stdout.on("data", (chunk: Buffer) => {
      if (started === child) take(chunk);
    });
    started.stdin.on("error", () => {});
    started.on("error", () => lose(started));
    started.on("exit", () => lose(started));
    started.unref();
    return started;
  }

  function take(chunk: Buffer): void {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= headBytes) {
      const [id, length] = [rest.readUInt32LE(0), rest.readUInt32LE(4)];
      if (rest.length < headBytes + length) return;
      sampleRate = rest.readUInt32LE(8);
      const sound = Buffer.from(rest.subarray(headBytes, headBytes + length));
      rest = rest.subarray(headBytes + length);
      deliver(id, sound);
    }
  }

  function deliver(id: number, sound: Buffer): void {
    if (sound.length > 0) {
      deliveries.get(id)?.write(sound);
      return;
    }
    deliveries.get(id)?.end();
    deliveries.delete(id);
  }

  function lose(lost: Child): void {
    if (lost !== child) return;
    child = undefined;
    rest = Buffer.alloc(0);
    for (const delivery of deliveries.values()) delivery.destroy(new SpeechError("unreachable", "espeak-ng is gone."));
    deliveries.clear();
  }

  return {
    order: (order) => {
      const id = nextId++;
      const sound = new PassThrough({ highWaterMark: 1024 * 1024 });
      deliveries.set(id, sound);
      child ??= start();
      child.stdin.write(`${JSON.stringify({ id, ...order })}\n`);
      return { sound, sampleRate: () => sampleRate };
    },
    kill: () => {
      child?.kill("SIGKILL");
      if (child !== undefined) lose(child);
    },
  };
}
