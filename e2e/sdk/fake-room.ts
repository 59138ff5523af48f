import type { WebSocketRoute } from "@playwright/test";

/** A signal of the room; see packages/api/src/room. */
interface Signal {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The other end of our own room, in a test's hands: it lets the person in, listens, and plays what it is told to. */
export class FakeRoom {
  readonly #socket: WebSocketRoute;
  readonly #waiting = new Set<() => void>();
  /** Frames of the microphone. */
  readonly frames: Buffer[] = [];
  /** App messages. */
  readonly words: unknown[] = [];
  /** Marks that the page said it has played. */
  readonly played: unknown[] = [];

  constructor(socket: WebSocketRoute) {
    this.#socket = socket;
    socket.onMessage((data) => {
      if (typeof data === "string") this.#answer(JSON.parse(data));
      else this.frames.push(data);
      for (const look of this.#waiting) look();
    });
  }

  send(signal: Signal): void {
    this.#socket.send(JSON.stringify(signal));
  }

  /** Plays half a second of a tone, and a mark behind it. */
  play(mark: number): void {
    for (const frame of tone) this.#socket.send(frame);
    this.send({ type: "mark", mark });
  }

  /** Cuts the connection. */
  cut(): Promise<void> {
    return this.#socket.close();
  }

  /** Resolves as soon as something that arrives makes it true. */
  until(isTrue: (room: FakeRoom) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isTrue(this)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  #answer(signal: Signal): void {
    if (signal.type === "join" && this.#socket.url().endsWith("/full")) {
      this.send({ type: "error", error: "meeting-full", message: "The room is full." });
    } else if (signal.type === "join") {
      this.send({ type: "joined", participantId: "person", speaker: { id: "assistant", userName: "Vapi Speaker" } });
    }
    if (signal.type === "ping") this.send({ type: "pong", at: signal["at"] });
    if (signal.type === "played") this.played.push(signal["mark"]);
    if (signal.type === "app") this.words.push(signal["data"]);
    if (signal["data"] === "playable") this.send({ type: "app", data: "listening" });
  }
}

/** Tells whether a frame of the microphone is more than silence. */
export const isLoud = (frame: Buffer): boolean => frame.some((byte) => byte !== 0);

const tone = Array.from({ length: 25 }, (_, frame) => {
  const bytes = Buffer.alloc(640);
  for (let at = 0; at < 320; at++) {
    bytes.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 440 * (frame * 320 + at)) / 16_000)), at * 2);
  }
  return bytes;
});
