// @ts-check
// One end of a call without a browser: joins, sends the microphone's frames in real time, and records what arrives when.
import { once } from "node:events";
import { WebSocket } from "./platform-packages.mjs";

const frameMs = 20;
const frameBytes = 640;
const silence = Buffer.alloc(frameBytes);
/** Longer than anything a caller waits for. */
const waitMs = 60_000;

/**
 * What the page's SDK receives, as far as it is measured.
 * @typedef {object} ReceivedMessage
 * @property {number} at milliseconds of `performance`
 * @property {string} type
 * @property {string} [role]
 * @property {string} [status]
 * @property {string} [transcript]
 * @property {string} [transcriptType] "partial" or "final"
 * @property {Record<string, number>} [stagesMs]
 */

/**
 * Opens a caller that has joined the call.
 * @param {string} url `webCallUrl`
 * @param {{ origin?: string, rejectUnauthorized?: boolean }} [options] whose page it is, where the room asks for it, and
 *   whether a certificate that nobody signed will do
 * @throws Error when the room cannot be entered
 */
export async function openCaller(url, options) {
  const socket = new WebSocket(url, options);
  /** @type {Set<() => void>} */
  const checks = new Set();
  /** @type {ReceivedMessage[]} */
  const messages = [];
  let isIn = false;
  /** When each audio frame arrived. @type {number[]} */
  const frames = [];
  const microphone = openMicrophone((frame) => socket.readyState === WebSocket.OPEN && socket.send(frame));

  socket.on("message", (/** @type {Buffer} */ data, /** @type {boolean} */ isBinary) => {
    if (isBinary) frames.push(performance.now());
    else receive(JSON.parse(data.toString()));
    for (const check of checks) check();
  });
  /** @type {Promise<void>} */
  const closed = new Promise((resolve) => {
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

  /** @param {{ type: string, [field: string]: unknown }} message */
  function signal(message) {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  /** @param {{ type: string, mark?: number, data?: string }} message */
  function receive(message) {
    const at = performance.now();
    if (message.type === "joined") isIn = true;
    if (message.type === "mark") signal({ type: "played", mark: message.mark });
    if (message.type !== "app") messages.push({ at, ...message });
    else if (message.data?.startsWith("{")) messages.push({ at, ...JSON.parse(message.data) });
  }

  /**
   * Resolves with the first truthy value of the condition, which is checked at each message and every 20 ms.
   * @template Found
   * @param {() => Found} condition
   * @returns {Promise<NonNullable<Found>>}
   * @throws Error after a minute: one figure is missing then, and the others are not
   */
  function until(condition) {
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
    /** Sends an app message. @param {Record<string, unknown>} message */
    send: (message) => signal({ type: "app", data: JSON.stringify(message) }),
    /** Speaks 16 kHz samples; resolves when the last of them was sent. @param {Int16Array} samples */
    say: async (samples) => {
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

/**
 * Sends a frame every 20 ms, of speech or of silence.
 * @param {(frame: Buffer) => unknown} send
 */
function openMicrophone(send) {
  const startedAt = performance.now();
  /** @type {ReturnType<typeof framesOf>} */
  let queue = [];
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
    /** @param {Int16Array} samples */
    play: (samples) => {
      queue = framesOf(samples);
    },
    close: () => clearInterval(interval),
  };
}

/** @param {Int16Array} samples */
function framesOf(samples) {
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
