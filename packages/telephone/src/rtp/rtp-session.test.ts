import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { newAddress } from "../scenarios/testing-telephone.ts";
import { encode } from "./g711.ts";
import { writeRtpHeader } from "./packet.ts";
import { RtpSession } from "./rtp-session.ts";
import { Ticker } from "./ticker.ts";

/** Somebody who sends packets, and counts what comes back. */
async function openSender(address: string) {
  const socket: Socket = createSocket("udp4");
  onTestFinished(() => void socket.close());
  socket.bind(0, address);
  await once(socket, "listening");
  let received = 0;
  socket.on("message", () => {
    received += 1;
  });
  let sequence = 1;
  return {
    port: socket.address().port,
    received: () => received,
    /** 20 ms as loud as it is told. */
    say(loudness: number, to: { readonly address: string; readonly port: number }) {
      const packet = Buffer.alloc(172);
      encode("PCMU", new Int16Array(160).fill(loudness), packet, 12);
      writeRtpHeader(packet, { marker: false, payloadType: 0, sequence, timestamp: sequence * 160, ssrc: 7 });
      sequence += 1;
      socket.send(packet, to.port, to.address);
    },
  };
}

test("sound of another source is dropped; of the other side's own address another port is learned, once", async () => {
  const [ours, theirs] = [newAddress(), newAddress()];
  const heard = new Set<number>();
  const ticker = new Ticker();
  const listener = {
    heard: (frame: Int16Array) => {
      for (const loudness of [1000, 4000, 16_000])
        if (Math.abs((frame[80] ?? 0) - loudness) < loudness / 10) heard.add(loudness);
    },
    passed: () => {},
    digit: () => {},
  };
  const session = await RtpSession.open({ address: ours, port: 0 }, { listener, ticker });
  onTestFinished(() => session.close());
  const [named, behindNat, late, stranger] = [
    await openSender(theirs),
    await openSender(theirs),
    await openSender(theirs),
    await openSender(newAddress()),
  ];
  const agreed = { address: theirs, port: named.port, codec: "PCMU", payloadType: 0, digitsType: undefined } as const;
  session.connect({ ...agreed, direction: "sendrecv" }, theirs);
  const to = { address: ours, port: session.port };
  const all = setInterval(() => {
    stranger.say(4000, to);
    behindNat.say(1000, to);
    // Who comes later from a third port is nobody of this call.
    if (behindNat.received() > 5) late.say(16_000, to);
  }, 20);
  onTestFinished(() => clearInterval(all));
  await expect.poll(() => late.received() + behindNat.received(), { timeout: 3000 }).toBeGreaterThan(25);
  expect([...heard]).toEqual([1000]);
  expect([stranger.received(), late.received()]).toEqual([0, 0]);
});
