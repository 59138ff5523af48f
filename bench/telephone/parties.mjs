// @ts-check
// The parties of the bench's calls: a telephone of ours in this process, and addresses that only this machine has.
import { loadSource } from "../../scripts/lib/source.mjs";

const { openTelephone } = await loadSource("/packages/telephone/src/telephone.ts");
const { encode, decode } = await loadSource("/packages/telephone/src/rtp/g711.ts");

let parties = 0;

/** An address for one party, 127.77.0.0 and on. */
export function newAddress() {
  parties += 1;
  return `127.77.${parties >> 8}.${parties & 255 || 1}`;
}

/** @param {string} address @param {{ inbound?: boolean }} [how] */
export const trunkOf = (address, { inbound = true } = {}) => ({
  id: address,
  gateways: [{ address, port: 5060, protocol: "udp", isInbound: inbound, isOutbound: true }],
});

/**
 * A telephone of ours, which hands over every call that it has answered.
 * @param {readonly string[]} addresses whom it listens to
 * @param {(call: any) => void} [onIncoming]
 */
export async function openPhone(addresses, onIncoming = (call) => call.reject(480)) {
  const address = newAddress();
  const telephone = await openTelephone({
    ...{ address, port: 5060, rtpPorts: { min: 20_000, max: 20_600 }, maxCalls: 150, onIncoming },
  });
  telephone.setTrunks(addresses.map((one) => trunkOf(one)));
  return { telephone, address };
}

/** What a codec makes of sound. @param {"PCMU" | "PCMA"} codec @param {Int16Array} frame @returns {Int16Array} */
export function coded(codec, frame) {
  const codes = new Uint8Array(frame.length);
  encode(codec, frame, codes);
  return decode(codec, codes);
}

/** A listener that does nothing but what it is given. @param {object} [told] */
export const listener = (told = {}) => ({
  ...{ answered: () => {}, heard: () => {}, passed: () => {}, digit: () => {}, ended: () => {} },
  ...told,
});

/** A promise and its end. @template Value @returns {{ promise: Promise<Value>, resolve: (value: Value) => void }} */
export function later() {
  /** @type {(value: Value) => void} */
  let resolve = () => {};
  /** @type {Promise<Value>} */
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
