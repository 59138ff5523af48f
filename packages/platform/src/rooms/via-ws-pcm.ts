import { type ClientAbilities, heartbeat, type RoomSignal, roomAudio, speakerName } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import { type RawData, WebSocket } from "ws";
import { samplesOf } from "../audio/samples.ts";
import { parseClientSignal } from "./client-signal.ts";
import { openPacer } from "./pacer.ts";
import type { PeerEvent, RoomPeer } from "./room-peer.ts";
import type { Media } from "./rtc/media.ts";
import { openRtcTransport } from "./rtc/rtc-transport.ts";

/** A microphone that catches up after a stall may be this far ahead of the clock; more is dropped. Milliseconds. */
const mostBurstMs = 10_000;

/** A line this far behind takes no more sound until it has caught up. Bytes: two seconds. */
const mostBuffered = 64_000;

const retryMs = 50;

export interface PeerSettings {
  readonly participantId: string;
  readonly clock: Clock;
  readonly onEvent: (event: PeerEvent) => void;
  /** WebRTC, where this machine has it and this room may use it. */
  readonly media?: Media | undefined;
}

/** The embedded room on one WebSocket: signals as JSON text, sound as PCM frames both ways until WebRTC carries it. */
export function openWsPcmPeer(socket: WebSocket, settings: PeerSettings): RoomPeer {
  const { clock, media } = settings;
  const pacer = openPacer(clock);
  const openedAt = clock.now();
  let isOpen = true;
  let hasJoined = false;
  let audioMs = 0;
  let abilities: ClientAbilities | undefined;
  /** The last number that has come. */
  let taken: number | undefined;
  /** The mark behind all that was sent; undefined while something is behind it. */
  let lastMark: number | undefined;
  let isResting = true;
  const rtc = media && openRtcTransport({ media, clock, signal, heard, playElsewhere, missed });
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
    rtc?.close();
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
    if (!rtc?.isHearing) heard(samplesOf(bytes));
  }

  function heard(frame: Int16Array): void {
    settings.onEvent({ kind: "audio", frame });
  }

  function playElsewhere(item: Int16Array | number): void {
    if (typeof item === "number") signal({ type: "mark", mark: item });
    else sendFrame(item);
  }

  /** Sound was lost on its way: as after any lost connection, the call says its last words again. */
  function missed(): void {
    if (abilities !== undefined) settings.onEvent({ kind: "joined", abilities, isBack: true });
  }

  function sendFrame(frame: Int16Array): void {
    if (isOpen) socket.send(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength));
  }

  function rest(): void {
    isResting = true;
    rtc?.rest();
  }

  function obey(text: string): void {
    const message = parseClientSignal(text);
    if (message === undefined || (!hasJoined && message.type !== "join" && message.type !== "ping")) {
      settings.onEvent({ kind: "misused", what: "signal" });
      return;
    }
    switch (message.type) {
      case "join":
        if (hasJoined) return;
        hasJoined = true;
        abilities = message.abilities;
        signal({
          type: "joined",
          participantId: settings.participantId,
          speaker: { id: "speaker", userName: speakerName },
          ...(media?.isUsable() && { offersRtc: true }),
        });
        settings.onEvent({ kind: "joined", abilities: message.abilities, isBack: message.isBack });
        return;
      case "ping":
        signal({ type: "pong", at: message.at, ...(taken !== undefined && { taken }) });
        return;
      case "leave":
        leave("left");
        return;
      case "app":
        taken = message.number;
        settings.onEvent({ ...message, kind: "app" });
        return;
      case "recognised":
        taken = message.number;
        settings.onEvent({ ...message, kind: "recognised" });
        return;
      case "played":
        if (message.mark === lastMark) rest();
        settings.onEvent({ kind: "played", mark: message.mark });
        return;
      case "offer":
        rtc?.offered(message.sdp);
        return;
      case "transport":
        rtc?.chosen(message.transport);
        if (isResting) rtc?.rest();
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
      isResting = false;
      lastMark = undefined;
      if (rtc?.isSpeaking) rtc.play(frame);
      else sendFrame(frame);
      const aheadMs = await pacer.sent(roomAudio.frameMs);
      while (isOpen && socket.bufferedAmount > mostBuffered) {
        await new Promise<void>((resolve) => {
          clock.after(retryMs, resolve);
        });
      }
      return aheadMs;
    },
    mark: (mark) => {
      lastMark = mark;
      if (rtc?.isSpeaking) rtc.play(mark);
      else signal({ type: "mark", mark });
    },
    flush: () => {
      pacer.reset();
      rtc?.flush();
      signal({ type: "flush" });
      rest();
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
