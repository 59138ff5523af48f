// One end of a call without a browser: joins, sends the microphone's frames in real time, and records what arrives when.
import { once } from "node:events";
import { WebSocket } from "./platform-packages.ts";

const frameMs = 20;
const frameBytes = 640;
const silence = Buffer.alloc(frameBytes);
/** Longer than anything a caller waits for. */
const waitMs = 60_000;

/** What the page's SDK receives, as far as it is measured. */
export interface ReceivedMessage {
  /** milliseconds of `performance` */
  readonly at: number;
  readonly type: string;
  readonly role?: string;
  readonly status?: string;
  readonly transcript?: string;
  /** "partial" or "final" */
  readonly transcriptType?: string;
  readonly stagesMs?: Record<string, number>;
}

/**
 * Opens a caller that has joined the call.
 * @param url `webCallUrl`
 * @param options whose page it is, where the room asks for it, and whether a certificate that nobody signed will do
 * @throws Error when the room cannot be entered
 */
export async function openCaller(url: string, options?: { origin?: string; rejectUnauthorized?: boolean }) {
  const socket = new WebSocket(url, options);
  const checks: Set<() => void> = new Set();
  const messages: ReceivedMessage[] = [];
  let isIn = false;
  /** When each audio frame arrived. */
  const frames: number[] = [];
  /** When the sound received so far is over, for somebody who listens to it. */
  let playedAt = 0;
  const microphone = openMicrophone((frame) => socket.readyState === WebSocket.OPEN && socket.send(frame));

  socket.on("message", (data: Buffer, isBinary: boolean) => {
    if (isBinary) {
      const now = performance.now();
      frames.push(now);
      playedAt = Math.max(playedAt, now) + (data.length / frameBytes) * frameMs;
    } else receive(JSON.parse(data.toString()));
    for (const check of checks) check();
  });
  const closed: Promise<void> = new Promise((resolve) => {
    socket.on("close", () => {
      microphone.close();
      resolve();
    });
  });
  await once(socket, "open").catch((error) => {
    microphone.close();
    throw error;
  });
  // What breaks from here on closes the socket.
  socket.on("error", () => {});
  signal({ type: "join", version: 1, abilities: { recognition: false, speech: false } });
  signal({ type: "app", data: "playable" });

  function signal(message: { type: string; [field: string]: unknown }) {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function receive(message: { type: string; mark?: number; data?: string }) {
    const at = performance.now();
    if (message.type === "joined") isIn = true;
    if (message.type === "mark") setTimeout(signal, playedAt - at, { type: "played", mark: message.mark });
    if (message.type !== "app") messages.push({ at, ...message });
    else if (message.data?.startsWith("{")) messages.push({ at, ...JSON.parse(message.data) });
  }

  /**
   * Resolves with the first truthy value of the condition, which is checked at each message and every 20 ms.
   * @throws Error after a minute: one figure is missing then, and the others are not
   */
  function until<Found>(condition: () => Found): Promise<NonNullable<Found>> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearInterval(interval);
        clearTimeout(timeout);
        checks.delete(check);
      };
      const check = () => {
        const found = condition();
        if (!found) return;
        stop();
        resolve(found);
      };
      const interval = setInterval(check, frameMs);
      const timeout = setTimeout(() => {
        stop();
        reject(new Error(`Nothing came within ${waitMs / 1000} s: ${condition}`));
      }, waitMs);
      checks.add(check);
      check();
    });
  }

  return {
    messages,
    frames,
    until,
    /** Resolves when the room has let the caller in: false when it did not. @type {Promise<boolean>} */
    joined: until(() => isIn || socket.readyState !== WebSocket.OPEN).then(
      () => isIn,
      () => false,
    ),
    /** Resolves when the connection is over, whoever ended it. */
    closed,
    /** When the last frame of speech was sent. */
    get lastSpokenAt() {
      return microphone.lastSpokenAt;
    },
    /** Sends an app message. */
    send: (message: Record<string, unknown>) => signal({ type: "app", data: JSON.stringify(message) }),
    /** Speaks 16 kHz samples; resolves when the last of them was sent. */
    say: async (samples: Int16Array) => {
      microphone.play(samples);
      await until(() => microphone.isSilent);
    },
    close: () => {
      microphone.close();
      signal({ type: "leave" });
      socket.close();
    },
  };
}

/** Sends a frame every 20 ms, of speech or of silence. */
function openMicrophone(send: (frame: Buffer) => unknown) {
  const startedAt = performance.now();
  let queue: ReturnType<typeof framesOf> = [];
  let sent = 0;
  let lastSpokenAt = 0;
  const interval = setInterval(() => {
    for (; sent * frameMs < performance.now() - startedAt; sent += 1) {
      const frame = queue.shift();
      if (frame?.isSpeech) lastSpokenAt = performance.now();
      send(frame?.bytes ?? silence);
    }
  }, frameMs);
  return {
    get lastSpokenAt() {
      return lastSpokenAt;
    },
    get isSilent() {
      return queue.length === 0;
    },
    play: (samples: Int16Array) => {
      queue = framesOf(samples);
    },
    close: () => clearInterval(interval),
  };
}

function framesOf(samples: Int16Array) {
  const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const frames = [];
  for (let at = 0; at + frameBytes <= bytes.length; at += frameBytes) {
    frames.push({
      bytes: bytes.subarray(at, at + frameBytes),
      isSpeech: samples.subarray(at / 2, at / 2 + frameBytes / 2).some((sample) => Math.abs(sample) > 500),
    });
  }
  return frames;
}
