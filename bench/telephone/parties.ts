// The parties of the bench's calls: a telephone of ours in this process, and addresses that only this machine has.
import type { IncomingCall, LineListener, Trunk } from "../../packages/telephone/src/line.ts";
import { decode, encode } from "../../packages/telephone/src/rtp/g711.ts";
import type { Codec } from "../../packages/telephone/src/sip/sdp.ts";
import { openTelephone } from "../../packages/telephone/src/telephone.ts";

let parties = 0;

/** An address for one party: each process has a range of its own, whichever parts of the bench run at one time. */
export function newAddress() {
  parties += 1;
  return `127.${64 + (process.pid % 128)}.${(process.pid >> 7) % 256}.${parties}`;
}

export const trunkOf = (address: string): Trunk => ({
  id: address,
  gateways: [{ address, port: 5060, protocol: "udp", isInbound: true, isOutbound: true }],
});

/**
 * A telephone of ours, which hands over every call that it has answered.
 * @param addresses whom it listens to
 */
export async function openPhone(
  addresses: readonly string[],
  onIncoming: (call: IncomingCall) => void = (call) => call.reject(480),
) {
  const address = newAddress();
  const telephone = await openTelephone({
    ...{ address, port: 5060, rtpPorts: { min: 20_000, max: 20_600 }, maxCalls: 150, onIncoming },
  });
  telephone.setTrunks(addresses.map((one) => trunkOf(one)));
  return { telephone, address };
}

/** What a codec makes of sound. */
export function coded(codec: Codec, frame: Int16Array): Int16Array {
  const codes = new Uint8Array(frame.length);
  encode(codec, frame, codes);
  return decode(codec, codes);
}

/** A listener that does nothing but what it is given. */
export const listener = (told: Partial<LineListener> = {}): LineListener => ({
  ...{ answered: () => {}, heard: () => {}, passed: () => {}, digit: () => {}, ended: () => {} },
  ...told,
});

/** A promise of something that is waited for, and its end. */
export function later() {
  let resolve = () => {};
  const promise: Promise<void> = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
