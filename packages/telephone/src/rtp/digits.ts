/** Digits of a keypad, by their events (RFC 4733, table 3). */
const keys = "0123456789*#ABCD";

/** Milliseconds and samples of one step. */
const stepSamples = 160;
/** A digit sounds for 100 ms, and 60 ms part it from the next. Steps of 20 ms. */
const pressedSteps = 5;
const pauseSteps = 3;
/** -10 dBm0, as keypads sound. */
const volume = 10;

const isDigit = (letter: string) => letter.length === 1 && keys.includes(letter.toUpperCase());

/** The payload of one event packet, and how it stands in the stream. */
export interface DigitStep {
  readonly marker: boolean;
  /** Samples since the digit began; its packets all have the timestamp of its beginning. */
  readonly sinceStart: number;
  readonly payload: Buffer;
}

/**
 * What is sent for a digit, a step each 20 ms: it grows, and its end is sent three times; then it is quiet for a moment.
 * `undefined` is a step without a packet.
 */
export function digitSteps(digit: string): readonly (readonly DigitStep[])[] {
  const event = keys.indexOf(digit.toUpperCase());
  const steps = Array.from({ length: pressedSteps }, (_, at): readonly DigitStep[] => {
    const isLast = at === pressedSteps - 1;
    const duration = (at + 1) * stepSamples;
    const payload = Buffer.from([event, (isLast ? 0x80 : 0) | volume, duration >> 8, duration & 0xff]);
    const step = { marker: at === 0, sinceStart: at * stepSamples, payload };
    return isLast ? [step, step, step] : [step];
  });
  return [...steps, ...Array.from({ length: pauseSteps }, () => [])];
}

/** Finds the digits among event packets: each counts once, however often its packets come, and wherever they begin. */
export class DigitReader {
  #last: { readonly ssrc: number; readonly timestamp: number } | undefined;

  /** @returns the digit that begins with this packet */
  read({ ssrc, timestamp, payload }: { readonly ssrc: number; readonly timestamp: number; readonly payload: Buffer }) {
    const digit = payload.length >= 4 ? keys[payload[0] ?? -1] : undefined;
    if (digit === undefined) return undefined;
    const last = this.#last;
    const isOld = last?.ssrc === ssrc && ((timestamp - last.timestamp) | 0) <= 0;
    if (isOld) return undefined;
    this.#last = { ssrc, timestamp };
    return digit;
  }
}

/** Reads the digit of an INFO: `application/dtmf-relay` ("Signal=5") or `application/dtmf` ("5"). */
export function digitOfInfo(contentType: string, body: string): string | undefined {
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  const written =
    type === "application/dtmf-relay"
      ? /^\s*Signal\s*=\s*(\S+)\s*$/im.exec(body)?.[1]
      : type === "application/dtmf"
        ? body.trim()
        : undefined;
  const named: Readonly<Record<string, string>> = { "10": "*", "11": "#" };
  const digit = written === undefined ? undefined : (named[written] ?? written.toUpperCase());
  return digit !== undefined && isDigit(digit) ? digit : undefined;
}
