import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { portOf } from "@dilo/testing/free-port";
import type { PeerSocket } from "../../packages/platform/src/rooms/peer-socket.ts";
import type { PeerEvent } from "../../packages/platform/src/rooms/room-peer.ts";
import { findMedia, WsPcmPeer } from "../../packages/platform/src/services.ts";

const platform = createRequire(new URL("../../packages/platform/package.json", import.meta.url));
const { WebSocketServer } = platform("ws");

const clock = {
  now: Date.now,
  after: (delayMs: number, run: () => void) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Half a second of a tone in the room's frames. */
const tone = Array.from({ length: 25 }, (_, frame) =>
  Int16Array.from({ length: 320 }, (_sample, at) => 8000 * Math.sin((2 * Math.PI * 440 * (frame * 320 + at)) / 16_000)),
);

/** What the contract orders the far side of a room to do, by the room's name. */
export type Order = "received" | "say" | "end" | "break" | "connected" | "heard" | "play";

/** The platform's end of our own room, without a call behind it. */
export interface FarSide {
  readonly origin: string;
  readonly hasWebRtc: boolean;
  readonly obey: (order: Order, room: string, data: string) => unknown;
  readonly close: () => Promise<void>;
}

interface Room {
  readonly words: string[];
  loudest: number;
  isHeardByRtc: boolean;
  peer?: WsPcmPeer;
  readonly waiting: Set<() => void>;
}

/** Opens rooms on a free port: `{origin}/{name}` is a room of its own, and one whose name begins with "full" is full. */
export async function openFarSide(): Promise<FarSide> {
  const media = findMedia();
  const rooms = new Map<string, Room>();
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on("connection", (socket: PeerSocket, { url = "/" }) => {
    const name = url.slice(1);
    const room: Room = { words: [], loudest: 0, isHeardByRtc: false, waiting: new Set() };
    rooms.set(name, room);
    socket.on("message", (data, isBinary) => {
      if (!isBinary) room.isHeardByRtc ||= data.toString() === '{"type":"transport","transport":"rtc"}';
      for (const look of room.waiting) look();
    });
    const onEvent = (event: PeerEvent) => take(room, event);
    const peer = new WsPcmPeer(socket, { participantId: "person", clock, media, onEvent });
    room.peer = peer;
    if (name.startsWith("full")) peer.refuse("meeting-full", "The room is full.");
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return {
    origin: `ws://127.0.0.1:${portOf(http)}`,
    hasWebRtc: media !== undefined,
    obey: (order, name, data) => {
      const room = rooms.get(name);
      if (room === undefined) throw new Error(`There is no room ${name}.`);
      return orders[order](room, data);
    },
    close: async () => {
      media?.close();
      for (const socket of sockets.clients) socket.terminate();
      http.close();
      await once(http, "close");
    },
  };
}

const orders: Record<Order, (room: Room, data: string) => unknown> = {
  received: ({ words }) => words,
  say: ({ peer }, data) => peer?.send(data),
  end: ({ peer }) => peer?.end("assistant-ended-call"),
  break: ({ peer }) => peer?.refuse("connection", "The room broke."),
  // Resolves when the microphone comes by WebRTC.
  connected: (room) => until(room, ({ isHeardByRtc }) => isHeardByRtc),
  // Resolves when the person's sound has arrived.
  heard: (room) => until(room, ({ loudest }) => loudest > 1000),
  play: async ({ peer }) => {
    for (const frame of tone) await peer?.play(frame);
  },
};

function take(room: Room, event: PeerEvent): void {
  if (event.kind === "app") room.words.push(event.data);
  if (event.kind === "audio") room.loudest = Math.max(room.loudest, ...event.frame);
  for (const look of room.waiting) look();
}

function until(room: Room, isTrue: (room: Room) => boolean): Promise<void> {
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
