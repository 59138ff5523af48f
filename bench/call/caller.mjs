// One end of a call without a browser: joins, sends the microphone's frames in real time, keeps when everything came.
import { once } from "node:events";
import { WebSocket } from "./platform-packages.mjs";

const frameMs = 20;
const frameBytes = 640;
const silence = Buffer.alloc(frameBytes);
/** Longer than anything that is waited for. */
const waitMs = 60_000;

/** @param {string} url `webCallUrl` */
export async function openCaller(url) {
  const socket = new WebSocket(url);
  const waiting = new Set();
  const caller = { messages: [], frames: [], listeningAt: undefined, lastSpokenAt: 0 };
  const openedAt = performance.now();
  let queue = [];
  let sent = 0;

  socket.on("message", (data, isBinary) => {
    if (isBinary) caller.frames.push(performance.now());
    else take(JSON.parse(data.toString()));
    for (const look of waiting) look();
  });
  await once(socket, "open");
  signal({ type: "join", version: 1, abilities: { recognition: false, speech: false } });
  signal({ type: "app", data: "playable" });

  function signal(message) {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function take(message) {
    const at = performance.now();
    if (message.type === "mark") signal({ type: "played", mark: message.mark });
    if (message.type !== "app") caller.messages.push({ at, ...message });
    else if (message.data.startsWith("{")) caller.messages.push({ at, ...JSON.parse(message.data) });
    else if (message.data === "listening") caller.listeningAt = at;
  }

  const beganAt = performance.now();
  const microphone = setInterval(() => {
    for (; sent * frameMs < performance.now() - beganAt; sent += 1) {
      const frame = queue.shift();
      if (frame?.isSpeech) caller.lastSpokenAt = performance.now();
      if (socket.readyState === WebSocket.OPEN) socket.send(frame?.bytes ?? silence);
    }
  }, frameMs);

  return Object.assign(caller, {
    openedAt,
    signal,
    message: (message) => signal({ type: "app", data: JSON.stringify(message) }),
    /** Speaks 16 kHz samples; resolves when the last of them was sent. */
    say: async (samples) => {
      queue = framesOf(samples);
      await until(() => queue.length === 0);
    },
    until,
    close: () => {
      clearInterval(microphone);
      signal({ type: "leave" });
      socket.close();
    },
  });

  /** @throws Error when it does not become true: a figure is missing then, and the others are not */
  function until(isTrue) {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearInterval(timer);
        clearTimeout(late);
        waiting.delete(look);
      };
      const look = () => {
        const found = isTrue();
        if (!found) return;
        stop();
        resolve(found);
      };
      const timer = setInterval(look, frameMs);
      const late = setTimeout(() => {
        stop();
        reject(new Error(`Nothing came within ${waitMs / 1000} s: ${isTrue}`));
      }, waitMs);
      waiting.add(look);
      look();
    });
  }
}

function framesOf(samples) {
  const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const frames = [];
  for (let at = 0; at + frameBytes <= bytes.length; at += frameBytes) {
    const frame = bytes.subarray(at, at + frameBytes);
    frames.push({
      bytes: frame,
      isSpeech: samples.subarray(at / 2, at / 2 + frameBytes / 2).some((sample) => Math.abs(sample) > 500),
    });
  }
  return frames;
}
