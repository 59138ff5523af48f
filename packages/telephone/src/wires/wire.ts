import type { Line, LineEnd, LineListener } from "../line.ts";
import { frameSamples } from "../rtp/jitter-buffer.ts";
import { toneOf } from "./key-tones.ts";

/** A carrier's websocket, as far as a line needs it. */
export interface WireSocket {
  send(message: string | Uint8Array): void;
  close(): void;
}

/** What comes over a wire. */
export type WireEvent =
  | { readonly kind: "heard"; readonly samples: Int16Array }
  | { readonly kind: "passed"; readonly mark: string }
  | { readonly kind: "digit"; readonly digit: string }
  | { readonly kind: "ended" };

/** How one carrier writes a call into a websocket. Never throws on what it reads: what it does not know is nothing. */
export interface WireFormat {
  read(message: string | Uint8Array): WireEvent | undefined;
  sound(frame: Int16Array): string | Uint8Array;
  /** Asks to be told when all before it was heard. */
  mark(name: string): string;
  /** Drops what was not heard yet. */
  clear(): string;
  /** Said before the socket is closed, where closing it ends no call. */
  readonly goodbye?: string;
}

/** A call that a carrier brings by a websocket. */
export interface Wire {
  readonly line: Line;
  /** A message has come. */
  receive(message: string | Uint8Array): void;
  /** The socket is closed. */
  closed(): void;
}

const keys = /^[\d*#A-D]$/;

/**
 * Opens a line over a websocket. The carrier keeps the pace: what is to be said is sent at once, and a mark comes back when
 * it was heard. Keys go out as their tones. A wire knows no hold (who is held hears nothing, and is not heard), and passes no
 * call on: `transferred` tells 0.
 */
export function openWire(
  id: string,
  {
    socket,
    format,
    listener,
  }: { readonly socket: WireSocket; readonly format: WireFormat; readonly listener: LineListener },
): Wire {
  let isOver = false;
  let isHeld = false;
  let marks = 0;
  /** Marks that are waited for, by the name that the carrier knows. */
  let waiting = new Map<string, number>();
  const hear = inFrames(listener);

  function end(told: LineEnd): void {
    if (isOver) return;
    isOver = true;
    waiting = new Map();
    listener.ended(told);
  }

  const line: Line = {
    id,
    play(item) {
      if (isOver) return;
      if (typeof item !== "number") {
        if (!isHeld) socket.send(format.sound(item));
        return;
      }
      marks += 1;
      const name = `m${marks}`;
      waiting.set(name, item);
      socket.send(format.mark(name));
    },
    flush() {
      // A carrier may send the marks of what it drops.
      waiting = new Map();
      if (!isOver) socket.send(format.clear());
    },
    sendDigits(digits) {
      for (const digit of digits) for (const frame of toneOf(digit)) if (!isOver) socket.send(format.sound(frame));
    },
    hold(held) {
      isHeld = held;
    },
    transfer() {
      queueMicrotask(() => !isOver && listener.transferred?.(0));
    },
    hangUp() {
      if (isOver) return;
      if (format.goodbye !== undefined) socket.send(format.goodbye);
      socket.close();
      end({ cause: "ended-here" });
    },
  };

  return {
    line,
    receive(message) {
      const event = isOver ? undefined : format.read(message);
      if (event === undefined) return;
      if (event.kind === "heard") {
        if (!isHeld) hear(event.samples);
      } else if (event.kind === "ended") end({ cause: "hung-up" });
      else if (event.kind === "digit") {
        if (keys.test(event.digit)) listener.digit(event.digit);
      } else {
        const mark = waiting.get(event.mark);
        waiting.delete(event.mark);
        if (mark !== undefined) listener.passed(mark);
      }
    },
    closed: () => end({ cause: "hung-up" }),
  };
}

/** Tells sound on by whole frames, whatever pieces it comes in. */
function inFrames(listener: LineListener): (samples: Int16Array) => void {
  let rest = new Int16Array(0);
  return (samples) => {
    const all = new Int16Array(rest.length + samples.length);
    all.set(rest);
    all.set(samples, rest.length);
    const whole = all.length - (all.length % frameSamples);
    for (let at = 0; at < whole; at += frameSamples) listener.heard(all.slice(at, at + frameSamples));
    rest = all.slice(whole);
  };
}
