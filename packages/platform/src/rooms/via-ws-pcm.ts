import { heartbeat, type RoomSignal, roomAudio, speakerName } from "@dilo/api";
import { type RawData, WebSocket } from "ws";
import { samplesOf } from "../audio/samples.ts";
import type { Clock } from "../clock.ts";
import { openPacer } from "./pacer.ts";
import { readSignal } from "./read-signal.ts";
import type { PeerEvent, RoomPeer } from "./room-peer.ts";

/** A microphone that catches up after a stall may be this far ahead of the clock; more is dropped. Milliseconds. */
const mostBurstMs = 10_000;

/** A line this far behind takes no more sound until it has caught up. Bytes: two seconds. */
const mostBuffered = 64_000;

const retryMs = 50;

export interface PeerSettings {
  readonly participantId: string;
  readonly clock: Clock;
  readonly onEvent: (event: PeerEvent) => void;
}

/** The embedded room on one WebSocket: PCM frames both ways, signals as JSON text. */
export function openWsPcmPeer(socket: WebSocket, settings: PeerSettings): RoomPeer {
  const { clock } = settings;
  const pacer = openPacer(clock);
  const openedAt = clock.now();
  let isOpen = true;
  let hasJoined = false;
  let audioMs = 0;
  let cancelWatch = watch();

  function watch(): () => void {
    return clock.after(heartbeat.lostAfterMs, () => leave("lost"));
  }

  function leave(how: "left" | "lost"): void {
    if (!isOpen) return;
    close();
    settings.onEvent({ kind: how });
  }

  function close(): void {
    isOpen = false;
    cancelWatch();
    pacer.reset();
    socket.close(1000);
    // A page that is gone never answers the closing handshake.
    clock.after(1000, () => socket.terminate());
  }

  function signal(message: RoomSignal): void {
    if (isOpen && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function hear(bytes: Buffer): void {
    const isDue = audioMs < clock.now() - openedAt + mostBurstMs;
    if (!hasJoined || !isDue || bytes.length !== roomAudio.frameBytes) {
      settings.onEvent({ kind: "misused", what: "frame" });
      return;
    }
    audioMs += roomAudio.frameMs;
    settings.onEvent({ kind: "audio", frame: samplesOf(bytes) });
  }

  function obey(text: string): void {
    const message = readSignal(text);
    if (message === undefined || (!hasJoined && message.type !== "join" && message.type !== "ping")) {
      settings.onEvent({ kind: "misused", what: "signal" });
      return;
    }
    switch (message.type) {
      case "join":
        if (hasJoined) return;
        hasJoined = true;
        signal({
          type: "joined",
          participantId: settings.participantId,
          speaker: { id: "speaker", userName: speakerName },
        });
        settings.onEvent({ kind: "joined", abilities: message.abilities });
        return;
      case "ping":
        signal({ type: "pong", at: message.at });
        return;
      case "leave":
        leave("left");
        return;
      case "app":
        settings.onEvent({ kind: "app", data: message.data });
        return;
      case "recognised":
        settings.onEvent({ kind: "recognised", text: message.text, isFinal: message.isFinal });
        return;
      case "played":
        settings.onEvent({ kind: "played", mark: message.mark });
        return;
    }
  }

  socket.on("message", (data, isBinary) => {
    if (!isOpen) return;
    cancelWatch();
    cancelWatch = watch();
    if (isBinary) hear(bytesOf(data));
    else obey(bytesOf(data).toString("utf8"));
  });
  socket.on("close", () => leave("lost"));
  socket.on("error", () => leave("lost"));

  return {
    play: async (frame) => {
      if (!isOpen) return 0;
      socket.send(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength));
      const aheadMs = await pacer.sent(roomAudio.frameMs);
      while (isOpen && socket.bufferedAmount > mostBuffered) {
        await new Promise<void>((resolve) => {
          clock.after(retryMs, resolve);
        });
      }
      return aheadMs;
    },
    mark: (mark) => signal({ type: "mark", mark }),
    flush: () => {
      pacer.reset();
      signal({ type: "flush" });
    },
    speak: (utterance) => signal({ type: "speak", ...utterance }),
    send: (data) => signal({ type: "app", data }),
    end: (reason) => {
      signal({ type: "left", reason });
      if (isOpen) close();
    },
    refuse: (error, message) => {
      signal({ type: "error", error, message });
      if (isOpen) close();
    },
  };
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}
