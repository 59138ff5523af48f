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

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** A text that waits or is being spoken. */
interface Job {
  readonly order: Order;
  readonly sound: PassThrough;
}

/**
 * The WASM build of espeak-ng in a process of its own: it is under another licence, and synthesis blocks a thread.
 * It makes one text at a time; the others wait their turn here, so that none is lost with a process that hangs.
 */
export class EspeakProcess {
  readonly #moduleUrl: string;
  readonly #stallMs: number;
  #waiting: Job[] = [];
  #current: Job | undefined;
  #child: Child | undefined;
  #stall: NodeJS.Timeout | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #sampleRate = 0;

  /**
   * @param moduleUrl where the espeak-ng package is
   * @param stallMs how long the process may be without a piece of sound before it is ended. Milliseconds
   */
  constructor(moduleUrl: string, stallMs: number) {
    this.#moduleUrl = moduleUrl;
    this.#stallMs = stallMs;
  }

  order(order: Order): Delivery {
    const sound = new PassThrough({ highWaterMark: 1024 * 1024 });
    this.#waiting.push({ order, sound });
    this.#next();
    return { sound, sampleRate: () => this.#sampleRate };
  }

  /** Ends the process and every text on its way; the next order starts another. */
  kill(): void {
    const reason = new PlatformError("unreachable", "espeak-ng is gone.");
    for (const { sound } of this.#waiting) sound.destroy(reason);
    this.#waiting = [];
    this.#lose(reason);
  }

  #start(): Child {
    const args = ["--input-type=module", "--eval", program, this.#moduleUrl];
    const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"], env: {} });
    child.stdout.on("data", (chunk: Buffer) => {
      if (child === this.#child) this.#take(chunk);
    });
    const onGone = () => {
      if (child === this.#child) this.#lose(new PlatformError("unreachable", "espeak-ng is gone."));
    };
    child.stdin.on("error", () => {});
    child.on("error", onGone);
    child.on("exit", onGone);
    child.unref();
    return child;
  }

  /** Starts the next job when there is none under way. */
  #next(): void {
    if (this.#current !== undefined) return;
    this.#waiting = this.#waiting.filter(({ sound }) => !sound.destroyed);
    this.#current = this.#waiting.shift();
    if (this.#current === undefined) return;
    this.#child ??= this.#start();
    this.#child.stdin.write(`${JSON.stringify(this.#current.order)}\n`);
    const onStall = () => this.#lose(new PlatformError("timeout", "espeak-ng did not speak in time."));
    this.#stall = setTimeout(onStall, this.#stallMs);
  }

  #take(chunk: Buffer): void {
    this.#stall?.refresh();
    this.#rest = Buffer.concat([this.#rest, chunk]);
    while (this.#rest.length >= headBytes) {
      const length = this.#rest.readUInt32LE(0);
      if (this.#rest.length < headBytes + length) return;
      this.#sampleRate = this.#rest.readUInt32LE(4);
      const sound = Buffer.from(this.#rest.subarray(headBytes, headBytes + length));
      this.#rest = this.#rest.subarray(headBytes + length);
      this.#deliver(sound);
    }
  }

  #deliver(sound: Buffer): void {
    if (sound.length > 0) {
      if (this.#current?.sound.destroyed === false) this.#current.sound.write(sound);
      return;
    }
    this.#current?.sound.end();
    this.#finish();
  }

  #finish(): void {
    clearTimeout(this.#stall);
    this.#current = undefined;
    this.#next();
  }

  /** Ends the process with the text it was making; the next one gets another process. */
  #lose(reason: PlatformError): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
    this.#rest = Buffer.alloc(0);
    this.#current?.sound.destroy(reason);
    this.#finish();
  }
}
