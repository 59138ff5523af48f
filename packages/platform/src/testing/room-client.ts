import { once } from "node:events";
import { type AssistantMessage, type ClientMessage, type ClientSignal, type RoomSignal, roomAudio } from "@dilo/api";
import { AssistantMessageSchema, RoomSignalSchema } from "@dilo/api/room";
import { WebSocket } from "ws";

/** Something that reached the page's end of the room. */
export type Arrived =
  | { readonly kind: "signal"; readonly signal: RoomSignal }
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "message"; readonly message: AssistantMessage }
  | { readonly kind: "audio"; readonly frames: number };

/**
 * The page's end of an embedded room, for tests: joins, speaks frames, confirms marks at once, keeps what it got. What
 * the documented schemas do not describe makes it throw.
 */
export class RoomClient {
  readonly arrived: Arrived[] = [];
  /** Marks are confirmed as if everything were heard at once; a test may want to wait. */
  confirmsMarks = true;
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();

  constructor(url: string) {
    this.socket = new WebSocket(url);
    this.socket.on("message", (data: Buffer, isBinary) => this.take(data, isBinary));
    this.socket.on("close", () => this.wake());
  }

  /** Joins, or comes back with what it sends again, and reports that sound can be played. */
  async join(abilities = { recognition: false, speech: false }, before: readonly ClientSignal[] = []): Promise<void> {
    await once(this.socket, "open");
    this.signal({ type: "join", version: 1, abilities, isBack: before.length > 0 });
    for (const signal of before) this.signal(signal);
    this.signal({ type: "app", data: "playable" });
  }

  /** How much sound has come. Frames. */
  get soundFrames(): number {
    return this.arrived.reduce((sum, one) => sum + (one.kind === "audio" ? one.frames : 0), 0);
  }

  signal(signal: ClientSignal): void {
    this.socket.send(JSON.stringify(signal));
  }

  message(message: ClientMessage): void {
    this.signal({ type: "app", data: JSON.stringify(message) });
  }

  /** Sends whatever it is given, well formed or not. */
  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** Speaks samples into the room, faster than a microphone would. */
  speak(samples: Int16Array): void {
    for (let at = 0; at + roomAudio.frameSamples <= samples.length; at += roomAudio.frameSamples) {
      const frame = samples.subarray(at, at + roomAudio.frameSamples);
      this.socket.send(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength));
    }
  }

  /** Drops the line without a word. */
  cut(): void {
    this.socket.terminate();
  }

  /** The nth arrival that `pick` makes something of; waits until it comes. */
  async when<Found>(pick: (arrived: Arrived) => Found | undefined, nth = 1): Promise<Found> {
    for (;;) {
      const found = this.arrived.map(pick).filter((one) => one !== undefined);
      const wanted = found[nth - 1];
      if (wanted !== undefined) return wanted;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error("The room closed first.");
      await new Promise<void>((resolve) => {
        this.waiting.add(resolve);
      });
    }
  }

  /** The nth message of a type that passes the test. */
  heard<Type extends AssistantMessage["type"]>(
    type: Type,
    test: (message: Extract<AssistantMessage, { type: Type }>) => boolean = () => true,
    nth = 1,
  ): Promise<Extract<AssistantMessage, { type: Type }>> {
    return this.when((arrived) => {
      if (arrived.kind !== "message" || arrived.message.type !== type) return undefined;
      const message = arrived.message as Extract<AssistantMessage, { type: Type }>;
      return test(message) ? message : undefined;
    }, nth);
  }

  /** The final transcript of the person's nth utterance. */
  userSaid(nth: number) {
    return this.heard("transcript", ({ role, transcriptType }) => role === "user" && transcriptType === "final", nth);
  }

  /** The assistant's nth text. */
  question(nth: number) {
    return this.heard("transcript", ({ role }) => role === "assistant", nth);
  }

  /** The moment the assistant has finished speaking for the nth time. */
  silence(nth: number) {
    return this.heard("speech-update", ({ role, status }) => role === "assistant" && status === "stopped", nth);
  }

  private take(data: Buffer, isBinary: boolean): void {
    if (isBinary) this.arrived.push({ kind: "audio", frames: data.length / roomAudio.frameBytes });
    else this.takeSignal(RoomSignalSchema.parse(JSON.parse(data.toString())));
    this.wake();
  }

  private takeSignal(signal: RoomSignal): void {
    this.arrived.push({ kind: "signal", signal });
    if (signal.type === "app") this.takeApp(signal.data);
    const isMark = signal.type === "mark" || signal.type === "speak";
    if (isMark && this.confirmsMarks) this.signal({ type: "played", mark: signal.mark });
  }

  private takeApp(data: string): void {
    if (data.startsWith("{")) {
      this.arrived.push({ kind: "message", message: AssistantMessageSchema.parse(JSON.parse(data)) });
    } else this.arrived.push({ kind: "word", word: data });
  }

  private wake(): void {
    const resolves = [...this.waiting];
    this.waiting.clear();
    for (const resolve of resolves) resolve();
  }
}
