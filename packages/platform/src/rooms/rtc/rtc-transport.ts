import { type RoomSignal, roomAudio, rtcDrainMs, type Transport } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import type { Media, MediaLeg } from "./media.ts";

/** What leaves here is heard about this much later: network and the page's jitter buffer. Milliseconds. */
const playoutMs = 120;
/** Silence before the first word of the new way: the page's audio element changes tracks meanwhile. Milliseconds. */
const settleMs = 160;
/** A connected microphone sends a frame every 20 ms; one that sends none for this long is not connected. Milliseconds. */
const deafAfterMs = 2000;

export interface RtcTransportParts {
  readonly media: Media;
  readonly clock: Clock;
  signal(message: RoomSignal): void;
  heard(frame: Int16Array): void;
  /** Carries sound that the lost connection did not; a number is a mark. */
  playElsewhere(item: Int16Array | number): void;
  /** The page has lost the connection and does not know what it missed. */
  missed(): void;
}

/** The WebRTC way of one room: while it is connected it carries the sound, and PCM rests. */
export interface RtcTransport {
  offered(sdp: string): void;
  /** The page is connected, or has given up. */
  chosen(transport: Transport): void;
  readonly isHearing: boolean;
  readonly isSpeaking: boolean;
  play(item: Int16Array | number): void;
  flush(): void;
  /** Nothing is being played: the moment to change ways without tearing a word. */
  rest(): void;
  close(): void;
}

export function openRtcTransport(parts: RtcTransportParts): RtcTransport {
  const { media, clock, signal } = parts;
  let leg: MediaLeg | undefined;
  let isHearing = false;
  let isSpeaking = false;
  let heardAt = 0;
  let unheard: { readonly item: Int16Array | number; readonly dueAt: number }[] = [];
  let cancelWatch = () => {};

  function close(): void {
    cancelWatch();
    leg?.close();
    leg = undefined;
    isHearing = false;
    isSpeaking = false;
  }

  /** The connection broke under us: what nobody has heard yet goes the other way, at once. */
  function lose(): void {
    const now = clock.now();
    const rest = unheard.filter(({ item, dueAt }) => typeof item === "number" || dueAt > now);
    close();
    unheard = [];
    signal({ type: "transport", transport: "pcm" });
    for (const { item } of rest) parts.playElsewhere(item);
  }

  function watch(): void {
    cancelWatch = clock.after(deafAfterMs, () => {
      if (clock.now() - heardAt > deafAfterMs) lose();
      else watch();
    });
  }

  function remember(item: Int16Array | number): void {
    const now = clock.now();
    const lastDue = unheard.at(-1)?.dueAt ?? 0;
    unheard = unheard.filter(({ item: one, dueAt }) => typeof one === "number" || dueAt > now);
    const lengthMs = typeof item === "number" ? 0 : (1000 * item.length) / roomAudio.sampleRate;
    unheard.push({ item, dueAt: Math.max(now + playoutMs, lastDue) + lengthMs });
  }

  function send(item: Int16Array | number): void {
    remember(item);
    leg?.play(item);
  }

  return {
    offered: (sdp) => {
      close();
      const opened = media.open(sdp, {
        answered: (answer) => signal({ type: "answer", sdp: answer }),
        heard: (frame) => {
          heardAt = clock.now();
          if (isHearing) parts.heard(frame);
        },
        passed: (mark) => {
          clock.after(playoutMs, () => {
            if (!unheard.some(({ item }) => item === mark)) return;
            unheard = unheard.filter(({ item }) => item !== mark);
            signal({ type: "mark", mark });
          });
        },
        lost: lose,
      });
      leg = opened;
      if (opened === undefined) signal({ type: "transport", transport: "pcm" });
    },
    chosen: (transport) => {
      if (leg === undefined) return;
      if (transport === "rtc") {
        isHearing = true;
        heardAt = clock.now();
        watch();
        return;
      }
      const wasUsed = isHearing;
      close();
      unheard = [];
      if (wasUsed) parts.missed();
    },
    get isHearing() {
      return isHearing;
    },
    get isSpeaking() {
      return isSpeaking;
    },
    play: send,
    flush: () => {
      unheard = [];
      leg?.flush();
      // The page plays nothing meanwhile: no first word may fall into it.
      if (isSpeaking) send(silence(rtcDrainMs));
    },
    rest: () => {
      if (!isHearing || isSpeaking) return;
      isSpeaking = true;
      signal({ type: "transport", transport: "rtc" });
      leg?.play(silence(settleMs));
    },
    close,
  };
}

function silence(lengthMs: number): Int16Array {
  return new Int16Array((lengthMs * roomAudio.sampleRate) / 1000);
}
