// Digits, each way and by each means, counted by sipp or by baresip where they go out.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openBaresip } from "@dilo/testing/baresip";
import { calledScenario, callerScenario, runSipp, type Step, usualSdp } from "@dilo/testing/sipp";
import type { DialRequest } from "../../packages/telephone/src/line.ts";
import { later, listener, newAddress, openPhone, trunkOf } from "./parties.ts";

const keys = "0123456789*#";
const callsAtOnce = 10;
const perCall = 50;
const digits = Array.from({ length: perCall }, (_, at) => keys[at % keys.length]).join("");

export const digitsInAll = callsAtOnce * perCall;

/** How many of the digits that arrived are those that were sent, in their place. */
const right = (got: readonly string[]) =>
  got.reduce((count, one) => count + [...one].filter((key, at) => key === digits[at]).length, 0);

/**
 * sipp presses keys.
 * @returns digits that arrived
 */
export async function digitsIn(how: "rfc4733" | "info"): Promise<number> {
  const caller = newAddress();
  const got: string[] = [];
  const { telephone, address } = await openPhone([caller], (call) => {
    const at = got.push("") - 1;
    call.answer(
      listener({
        digit: (digit) => {
          got[at] += digit;
        },
      }),
    );
  });
  const folder = await mkdtemp(join(tmpdir(), "dilo-digits-"));
  const pcap = join(folder, "digits.pcap");
  await writeFile(pcap, capture(digits));
  const pressed: Step[] =
    how === "info"
      ? [...digits].flatMap((key): Step[] => [
          { send: "INFO", body: `Signal=${key}\nDuration=160`, type: "application/dtmf-relay", again: 500 },
          { recv: 200 },
        ])
      : [{ pauseMs: 100 }, { play: pcap }, { pauseMs: perCall * 160 + 1500 }];
  const scenario = callerScenario([
    { send: "INVITE", sdp: usualSdp, again: 500 },
    { recv: 100, optional: true },
    { recv: 200, rrs: true },
    { send: "ACK" },
    ...pressed,
    { send: "BYE", again: 500 },
    { recv: 200 },
  ]);
  // Each caller of sipp sends from one media port: calls with ports of their own.
  const all = Array.from(
    { length: callsAtOnce },
    (_, at) =>
      runSipp(scenario, {
        ...{ address: caller, port: 5100 + at, to: `${address}:5060`, mediaPort: 8000 + 10 * at, timeoutSeconds: 40 },
      }).done,
  );
  const ends = await Promise.all(all);
  await telephone.close();
  await rm(folder, { recursive: true });
  if (ends.some(({ isRight }) => !isRight)) return 0;
  return right(got);
}

/** We press keys by INFO, and sipp checks each. */
export async function digitsOutByInfo(): Promise<number> {
  const checked = [...digits].flatMap((key): Step[] => [
    { recv: "INFO", has: `Signal=${key === "*" ? "[*]" : key}`, timeoutMs: 5000 },
    { send: "200 OK" },
  ]);
  const ends = await Promise.all(
    Array.from({ length: callsAtOnce }, async () => {
      const address = newAddress();
      const sdp = usualSdp.replace("0 8 101\na=rtpmap:101 telephone-event/8000", "0");
      const scenario = calledScenario([
        { recv: "INVITE" },
        { send: "200 OK", sdp, again: 500 },
        { recv: "ACK", rrs: true },
        ...checked,
        { recv: "BYE" },
        { send: "200 OK" },
      ]);
      const sipp = runSipp(scenario, { address, timeoutSeconds: 40 });
      const { telephone } = await openPhone([address]);
      const answered = later();
      const line = telephone.dial(dialled(address), listener({ answered: answered.resolve }));
      await answered.promise;
      line.sendDigits(digits);
      await wait(3000);
      line.hangUp();
      const { isRight } = await sipp.done;
      await telephone.close();
      return isRight;
    }),
  );
  return ends.filter(Boolean).length * perCall;
}

/** We press keys by RFC 4733, and baresip tells which it heard. */
export async function digitsOutByEvents(): Promise<number> {
  return right(await Promise.all(Array.from({ length: callsAtOnce }, heardByBaresip)));
}

/** Keys that a baresip heard. */
async function heardByBaresip() {
  const address = newAddress();
  const softphone = await openBaresip({ address, says: new Int16Array(8000 * 60) });
  const { telephone } = await openPhone([address]);
  const answered = later();
  const line = telephone.dial(dialled(address), listener({ answered: answered.resolve, ended: answered.resolve }));
  await answered.promise;
  await wait(300);
  line.sendDigits(digits);
  await wait(perCall * 160 + 1500);
  const keys = softphone.keys();
  line.hangUp();
  await telephone.close();
  await softphone.close();
  return keys;
}

const dialled = (address: string): DialRequest => ({
  id: crypto.randomUUID(),
  trunk: trunkOf(address),
  to: { user: "ana" },
  from: { user: "2" },
  ringForMs: 10_000,
});

/** A capture of keys as RFC 4733 has them, which sipp plays: each sounds for 100 ms, and 60 ms part it from the next. */
function capture(pressed: string) {
  const packets = [pcapHead()];
  let sequence = 1;
  for (const [at, key] of [...pressed].entries()) {
    const began = at * 160;
    for (let step = 0; step < 7; step += 1) {
      const isEnd = step > 4;
      const duration = Math.min(step + 1, 5) * 160;
      const event = Buffer.from([keys.indexOf(key), (isEnd ? 0x80 : 0) | 10, duration >> 8, duration & 255]);
      const rtp = Buffer.alloc(12);
      rtp.set([0x80, (step === 0 ? 0x80 : 0) | 101]);
      rtp.writeUInt16BE(sequence, 2);
      rtp.writeUInt32BE(8 * began + 1000, 4);
      rtp.writeUInt32BE(0xd1f0, 8);
      sequence += 1;
      packets.push(pcapPacket(Buffer.concat([rtp, event]), began + Math.min(step, 5) * 20));
    }
  }
  return Buffer.concat(packets);
}

function pcapHead() {
  const head = Buffer.alloc(24);
  head.writeUInt32LE(0xa1b2c3d4, 0);
  head.writeUInt16LE(2, 4);
  head.writeUInt16LE(4, 6);
  head.writeUInt32LE(65_535, 16);
  // Ethernet.
  head.writeUInt32LE(1, 20);
  return head;
}

function pcapPacket(payload: Buffer, atMs: number) {
  const frame = Buffer.alloc(14 + 20 + 8);
  frame.writeUInt16BE(0x0800, 12);
  frame.set([0x45, 0], 14);
  frame.writeUInt16BE(28 + payload.length, 16);
  frame.set([64, 17], 22);
  frame.set([127, 0, 0, 1, 127, 0, 0, 1], 26);
  frame.writeUInt16BE(6000, 34);
  frame.writeUInt16BE(6000, 36);
  frame.writeUInt16BE(8 + payload.length, 38);
  const head = Buffer.alloc(16);
  head.writeUInt32LE(Math.floor(atMs / 1000), 0);
  head.writeUInt32LE((atMs % 1000) * 1000, 4);
  head.writeUInt32LE(frame.length + payload.length, 8);
  head.writeUInt32LE(frame.length + payload.length, 12);
  return Buffer.concat([head, frame, payload]);
}
