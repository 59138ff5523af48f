import { type ChildProcessByStdio, spawn } from "node:child_process";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { PlatformError } from "../../platform-error.ts";

/**
 * What the child runs: reads `{text, voice, rate}` a line, answers pieces of PCM, each behind its length and the
 * sample rate (two 32-bit numbers); a piece without sound is the last. Ends with its input.
 */
const program = `
import { createInterface } from "node:readline";
const { default: load } = await import(process.argv[1]);
const { eSpeakNGWorker } = await load();
const worker = new eSpeakNGWorker();
const answer = (sound) => {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(sound.length, 0);
  head.writeUInt32LE(worker.get_samplerate(), 4);
  process.stdout.write(Buffer.concat([head, sound]));
};
for await (const line of createInterface({ input: process.stdin })) {
  const { text, voice, rate } = JSON.parse(line);
  worker.set_voice(voice);
  worker.set_rate(rate);
  worker.synthesize(text, (sound) => {
    if (sound !== null && sound.byteLength > 0) answer(Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength));
    return false;
  });
  answer(Buffer.alloc(0));
}
`;

const headBytes = 8;

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

/**
 * The WASM build of espeak-ng in a process of its own: it is under another licence, and synthesis blocks a thread.
 * It makes one text at a time; the others wait their turn here, so that none is lost with a process that hangs.
 */
export interface EspeakProcess {
  order(order: Order): Delivery;
  /** Ends the process and every text on its way; the next order starts another. */
  kill(): void;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

interface Turn {
  readonly order: Order;
  readonly sound: PassThrough;
}

/**
 * @param moduleUrl where the espeak-ng package is
 * @param stallMs how long the process may be without a piece of sound before it is ended. Milliseconds
 */
export function openEspeakProcess(moduleUrl: string, stallMs: number): EspeakProcess {
  let waiting: Turn[] = [];
  let current: Turn | undefined;
  let child: Child | undefined;
  let stall: NodeJS.Timeout | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let sampleRate = 0;

  function start(): Child {
    const words = ["--input-type=module", "--eval", program, moduleUrl];
    const started = spawn(process.execPath, words, { stdio: ["pipe", "pipe", "ignore"], env: {} });
    started.stdout.on("data", (chunk: Buffer) => {
      if (started === child) take(chunk);
    });
    const gone = () => {
      if (started === child) lose(new PlatformError("unreachable", "espeak-ng is gone."));
    };
    started.stdin.on("error", () => {});
    started.on("error", gone);
    started.on("exit", gone);
    started.unref();
    return started;
  }

  function takeTurn(): void {
    if (current !== undefined) return;
    waiting = waiting.filter(({ sound }) => !sound.destroyed);
    current = waiting.shift();
    if (current === undefined) return;
    child ??= start();
    child.stdin.write(`${JSON.stringify(current.order)}\n`);
    stall = setTimeout(() => lose(new PlatformError("timeout", "espeak-ng did not speak in time.")), stallMs);
  }

  function take(chunk: Buffer): void {
    stall?.refresh();
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= headBytes) {
      const length = rest.readUInt32LE(0);
      if (rest.length < headBytes + length) return;
      sampleRate = rest.readUInt32LE(4);
      const sound = Buffer.from(rest.subarray(headBytes, headBytes + length));
      rest = rest.subarray(headBytes + length);
      deliver(sound);
    }
  }

  function deliver(sound: Buffer): void {
    if (sound.length > 0) {
      if (current?.sound.destroyed === false) current.sound.write(sound);
      return;
    }
    current?.sound.end();
    endTurn();
  }

  function endTurn(): void {
    clearTimeout(stall);
    current = undefined;
    takeTurn();
  }

  /** Ends the process with the text it was making; the next one gets another process. */
  function lose(reason: PlatformError): void {
    child?.kill("SIGKILL");
    child = undefined;
    rest = Buffer.alloc(0);
    current?.sound.destroy(reason);
    endTurn();
  }

  return {
    order: (order) => {
      const sound = new PassThrough({ highWaterMark: 1024 * 1024 });
      waiting.push({ order, sound });
      takeTurn();
      return { sound, sampleRate: () => sampleRate };
    },
    kill: () => {
      const reason = new PlatformError("unreachable", "espeak-ng is gone.");
      for (const { sound } of waiting) sound.destroy(reason);
      waiting = [];
      lose(reason);
    },
  };
}
