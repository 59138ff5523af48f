/** The server's end of our own room, without a call behind it: what it does is in a story's hands. */
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { loadSource } from "../source.mjs";

const { WebSocketServer } = createRequire(new URL("../../packages/platform/package.json", import.meta.url))("ws");
const clock = {
  now: Date.now,
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Half a second of a tone in the room's frames. */
const tone = Array.from({ length: 25 }, (_, frame) =>
  Int16Array.from({ length: 320 }, (_sample, at) => 8000 * Math.sin((2 * Math.PI * 440 * (frame * 320 + at)) / 16_000)),
);

/** Opens rooms on a free port: `{origin}/{name}` is a room of its own, and one whose name begins with "full" is full. */
export async function openFarSide() {
  const { openWsPcmPeer, findMedia } = await loadSource("/packages/platform/src/services.ts");
  const media = findMedia();
  const rooms = new Map();
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on("connection", (socket, { url }) => {
    const name = url.slice(1);
    const room = { words: [], loudest: 0, isHeardByRtc: false, peer: undefined, waiting: new Set() };
    rooms.set(name, room);
    socket.on("message", (data, isBinary) => {
      if (!isBinary) room.isHeardByRtc ||= data.toString() === '{"type":"transport","transport":"rtc"}';
      for (const look of room.waiting) look();
    });
    room.peer = openWsPcmPeer(socket, { participantId: "person", clock, media, onEvent: (event) => take(room, event) });
    if (name.startsWith("full")) room.peer.refuse("meeting-full", "The room is full.");
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return {
    origin: `ws://127.0.0.1:${http.address().port}`,
    has: { webRtc: media !== undefined },
    orders: {
      received: (name) => rooms.get(name).words,
      say: (name, data) => rooms.get(name).peer.send(data),
      end: (name) => rooms.get(name).peer.end("assistant-ended-call"),
      break: (name) => rooms.get(name).peer.refuse("connection", "The room broke."),
      /** Resolves when the microphone comes by WebRTC. */
      connected: (name) => until(rooms.get(name), ({ isHeardByRtc }) => isHeardByRtc),
      /** Resolves when the person's sound has arrived. */
      heard: (name) => until(rooms.get(name), ({ loudest }) => loudest > 1000),
      play: async (name) => {
        for (const frame of tone) await rooms.get(name)?.peer.play(frame);
      },
    },
    close: async () => {
      media?.close();
      for (const socket of sockets.clients) socket.terminate();
      http.close();
      await once(http, "close");
    },
  };
}

function take(room, event) {
  if (event.kind === "app") room.words.push(event.data);
  if (event.kind === "audio") room.loudest = Math.max(room.loudest, ...event.frame);
  for (const look of room.waiting) look();
}

function until(room, isTrue) {
  return new Promise((resolve) => {
    const look = () => {
      if (!isTrue(room)) return;
      room.waiting.delete(look);
      resolve();
    };
    room.waiting.add(look);
    look();
  });
}
