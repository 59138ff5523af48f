import type { Line } from "../line.ts";
import { openEar, type Told } from "../scenarios/testing-telephone.ts";
import { openWire, type Wire, type WireFormat } from "./wire.ts";

/** How a carrier's own side of its websocket speaks, written from what it publishes and not from our format. */
export interface CarrierDialect {
  /** What the application has sent. */
  take(message: string | Uint8Array): Taken | undefined;
  sound(frame: Int16Array): string | Uint8Array;
  passed(mark: string): string;
  digit(digit: string): string;
}

export type Taken =
  | { readonly kind: "sound"; readonly samples: Int16Array }
  | { readonly kind: "mark"; readonly name: string }
  | { readonly kind: "clear" | "hang-up" };

/** A call through a made-up carrier, which plays what it is sent at the pace of a telephone. */
export function openCarrierCall(format: WireFormat, dialect: CarrierDialect) {
  const told = openEar();
  const person = openEar();
  const far = new FakeCarrier(dialect, person);
  const wire = openWire("one", { socket: far, format, listener: told.listener });
  far.wire = wire;
  return { line: wire.line, told, far: { line: far.line, told: person }, wire };
}

class FakeCarrier {
  readonly #dialect: CarrierDialect;
  readonly #person: Told;
  #queue: Taken[] = [];
  #tone = "";
  wire: Wire | undefined;
  readonly #timer = setInterval(() => this.#step(), 20);

  constructor(dialect: CarrierDialect, person: Told) {
    this.#dialect = dialect;
    this.#person = person;
  }

  /** The person at the other end. */
  readonly line: Line = {
    id: "person",
    play: (item) => {
      if (typeof item !== "number") this.wire?.receive(this.#dialect.sound(item));
    },
    flush: () => {},
    sendDigits: (digits) => {
      for (const digit of digits) this.wire?.receive(this.#dialect.digit(digit));
    },
    hold: () => {},
    transfer: () => {},
    hangUp: () => {
      this.#stop("ended-here");
      this.wire?.closed();
    },
  };

  send(message: string | Uint8Array): void {
    const taken = this.#dialect.take(message);
    if (taken === undefined) return;
    if (taken.kind === "clear") {
      // As carriers do, it tells of the marks it drops.
      const dropped = this.#queue.splice(0);
      for (const one of dropped) if (one.kind === "mark") this.wire?.receive(this.#dialect.passed(one.name));
    } else this.#queue.push(taken);
  }

  close(): void {
    this.#stop("hung-up");
  }

  #stop(cause: "hung-up" | "ended-here"): void {
    clearInterval(this.#timer);
    this.#person.listener.ended({ cause });
  }

  #step(): void {
    for (;;) {
      const next = this.#queue.shift();
      if (next === undefined) return;
      if (next.kind === "sound") {
        this.#person.listener.heard(next.samples);
        this.#listenForTone(next.samples);
        return;
      }
      if (next.kind === "mark") this.wire?.receive(this.#dialect.passed(next.name));
    }
  }

  /** Each key is told once, as long as it sounds. */
  #listenForTone(samples: Int16Array): void {
    const key = keyIn(samples);
    if (key !== "" && key !== this.#tone) this.#person.listener.digit(key);
    this.#tone = key;
  }
}

const rows = [697, 770, 852, 941];
const columns = [1209, 1336, 1477];

/** The key whose tones these are; "" where none are (Goertzel). */
function keyIn(samples: Int16Array): string {
  const power = (hz: number) => {
    const turn = 2 * Math.cos((2 * Math.PI * hz) / 8000);
    let [before, last] = [0, 0];
    for (const sample of samples) [before, last] = [last, sample + turn * last - before];
    return before ** 2 + last ** 2 - turn * before * last;
  };
  const strongest = (all: readonly number[]) =>
    all.map((hz) => power(hz)).reduce((best, one, at, found) => (one > (found[best] ?? 0) ? at : best), 0);
  const [row, column] = [strongest(rows), strongest(columns)];
  const isBoth = power(rows[row] ?? 0) > 1e10 && power(columns[column] ?? 0) > 1e10;
  return isBoth ? ("123456789*0#"[row * 3 + column] ?? "") : "";
}
