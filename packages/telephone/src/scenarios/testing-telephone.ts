import { randomInt } from "node:crypto";
import { onTestFinished } from "vitest";
import type { IncomingCall, Line, LineEnd, LineListener, Trunk } from "../line.ts";
import { openTelephone, type TelephoneParts } from "../telephone.ts";

/** What a line told, in order. */
export interface Told {
  readonly events: string[];
  readonly frames: Int16Array[];
  readonly ended: Promise<LineEnd>;
  readonly answered: Promise<void>;
  readonly listener: LineListener;
}

function later<Value>() {
  let resolve = (_: Value) => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Notes what happens on a line. */
export function openEar(): Told {
  const events: string[] = [];
  const frames: Int16Array[] = [];
  const ended = later<LineEnd>();
  const answered = later<void>();
  const listener: LineListener = {
    ringing: () => events.push("ringing"),
    answered: () => {
      events.push("answered");
      answered.resolve();
    },
    heard: (frame) => frames.push(frame),
    passed: (mark) => events.push(`passed ${mark}`),
    digit: (digit) => events.push(`digit ${digit}`),
    held: (isHeld) => events.push(isHeld ? "held" : "taken back"),
    transferred: (status) => events.push(`transferred ${status}`),
    ended: (end) => {
      events.push(`ended ${end.cause}${end.status === undefined ? "" : ` ${end.status}`}`);
      ended.resolve(end);
    },
  };
  return { events, frames, ended: ended.promise, answered: answered.promise, listener };
}

/** One of the addresses that only this machine has: each party gets its own. */
export const newAddress = () => `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(2, 250)}`;

export const trunkOf = (address: string, more: Partial<Trunk> = {}): Trunk => ({
  id: "trunk",
  gateways: [{ address, port: 5060, protocol: "udp", isInbound: true, isOutbound: true }],
  ...more,
});

/** A telephone for one test, which answers what comes in unless told otherwise. */
export async function openTestTelephone(trunks: readonly Trunk[], parts: Partial<TelephoneParts> = {}) {
  const calls: { call: IncomingCall; line: Line; told: Told }[] = [];
  const address = newAddress();
  const telephone = await openTelephone({
    ...{ address, port: 5060, rtpPorts: { min: 20_000, max: 20_400 }, maxCalls: 20 },
    onIncoming: (call) => {
      const told = openEar();
      calls.push({ call, told, line: call.answer(told.listener) });
    },
    ...parts,
  });
  telephone.setTrunks(trunks);
  onTestFinished(() => telephone.close());
  return { telephone, calls, address };
}
