import fc from "fast-check";
import { expect, test } from "vitest";
import { DigitReader, digitOfInfo, digitSteps } from "./digits.ts";
import { decode, encode } from "./g711.ts";
import { JitterBuffer } from "./jitter-buffer.ts";
import { parseRtp } from "./packet.ts";
import { PortPool } from "./ports.ts";

const codes = Uint8Array.from({ length: 256 }, (_, code) => code);

test.each([
  // ITU-T G.711, tables 1a and 2a: the ends of both scales, and their smallest steps.
  ["PCMU", { 128: 32_124, 0: -32_124, 255: 0, 254: 8, 126: -8, 239: 132 }],
  ["PCMA", { 170: 32_256, 42: -32_256, 213: 8, 85: -8 }],
] as const)("%s has the samples of its table, and each survives the way there and back", (codec, known) => {
  const samples = decode(codec, codes);
  for (const [code, sample] of Object.entries(known)) expect(samples[Number(code)]).toBe(sample);
  const again = new Uint8Array(256);
  encode(codec, samples, again);
  expect(decode(codec, again)).toEqual(samples);
});

test.each(["PCMU", "PCMA"] as const)("%s never errs by more than half of its step", (codec) => {
  const scale = [...new Set(decode(codec, codes))].sort((one, other) => one - other);
  for (let sample = -32_768; sample < 32_768; sample += 7) {
    const code = new Uint8Array(1);
    encode(codec, Int16Array.of(sample), code);
    const [heard = 0] = decode(codec, code);
    const above = scale.find((one) => one >= sample) ?? scale.at(-1) ?? 0;
    const below = scale.findLast((one) => one <= sample) ?? scale[0] ?? 0;
    expect(Math.abs(heard - sample)).toBeLessThanOrEqual(
      Math.max(above - sample, sample - below, Math.abs(heard) > 32_000 ? 800 : 0),
    );
    expect([above, below]).toContain(heard);
  }
});

test("what was decoded stays as it is, however much is decoded after it", () => {
  const lengths = [160, 0, 7999, 160, 20_000, 1, 160];
  const sounds = lengths.map((length, at) => decode("PCMU", new Uint8Array(length).fill(at)));
  expect(sounds.map((sound) => sound.length)).toEqual(lengths);
  for (const [at, sound] of sounds.entries()) {
    const [sample] = decode("PCMU", Uint8Array.of(at));
    expect(sound.every((one) => one === sample)).toBe(true);
  }
});

/** A voice of sorts: a gliding tone with overtones that swells and falls. */
const voice = (seconds: number) =>
  Int16Array.from({ length: 8000 * seconds }, (_, at) => {
    const time = at / 8000;
    const phase = 2 * Math.PI * (120 * time + 8 * Math.sin(2 * time));
    const loud = 6000 * (1.2 + Math.sin(5 * time));
    return Math.round(loud * (Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase)) * 0.4);
  });

const packets = (samples: Int16Array) =>
  Array.from({ length: samples.length / 160 }, (_, at) => ({
    ...{ ssrc: 1, timestamp: 4_294_967_000 + 160 * at, samples: samples.subarray(160 * at, 160 * (at + 1)) },
  })).map((packet) => ({ ...packet, timestamp: packet.timestamp >>> 0 }));

function joined(frames: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(160 * frames.length);
  frames.forEach((frame, at) => {
    all.set(frame, 160 * at);
  });
  return all;
}

test("packets out of order, twice or over the end of the count come out as they were sent", () => {
  const sent = voice(1);
  const jitter = new JitterBuffer();
  const stream = packets(sent);
  const mixed = stream.flatMap((packet, at) =>
    at % 5 === 0 ? [stream[at + 1] ?? packet, packet] : at % 5 === 1 ? [] : [packet, packet],
  );
  // The first says where the stream begins.
  const frames = [...packets(sent).slice(0, 1), ...mixed].flatMap((packet, at) => jitter.push(packet, at * 10));
  expect(joined(frames)).toEqual(sent);
});

function likeness(one: Int16Array, other: Int16Array): number {
  let [product, energy, otherEnergy] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    product += a * b;
    energy += a * a;
    otherEnergy += b * b;
  }
  return product / Math.sqrt(energy * otherEnergy);
}

test("two packets of a hundred lost: all samples in their places, and like those that were sent", () => {
  const sent = voice(10);
  const jitter = new JitterBuffer();
  const frames = packets(sent).flatMap((packet, at) => {
    const lost = at % 50 === 20;
    return [...(lost ? [] : jitter.push(packet, at * 20)), ...jitter.tick(at * 20 + 10)];
  });
  const heard = joined([...frames, ...jitter.tick(10_040)]);
  expect(heard).toHaveLength(sent.length);
  expect(likeness(heard, sent)).toBeGreaterThan(0.98);
  expect(jitter.counts.concealed).toBe(10);
});

test("a voice that pauses without sending is silence meanwhile, and goes on at once", () => {
  const jitter = new JitterBuffer();
  const [first, second] = packets(voice(1));
  if (!first || !second) throw new Error("no packets");
  expect(jitter.push(first, 0)).toHaveLength(1);
  const silent = Array.from({ length: 50 }, (_, at) => jitter.tick(20 * (at + 1))).flat();
  expect(silent.length).toBeGreaterThan(40);
  expect(jitter.push({ ...second, timestamp: (second.timestamp + 8000) >>> 0 }, 1020)).toEqual([second.samples]);
});

test("another source begins anew", () => {
  const jitter = new JitterBuffer();
  const [first] = packets(voice(1));
  if (!first) throw new Error("no packet");
  jitter.push(first, 0);
  expect(jitter.push({ ...first, ssrc: 2, timestamp: 77 }, 20)).toEqual([first.samples]);
});

test("any stream of any packets gives whole frames and never throws", () => {
  const packet = fc.record({
    ssrc: fc.integer({ min: 0, max: 1 }),
    timestamp: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 2 ** 32 - 1 })),
    length: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(packet, { maxLength: 60 }), (stream) => {
      const jitter = new JitterBuffer();
      const frames = stream.flatMap(({ length, ...one }, at) => [
        ...jitter.push({ ...one, samples: new Int16Array(length) }, 20 * at),
        ...jitter.tick(20 * at + 10),
      ]);
      expect(frames.every((frame) => frame.length === 160)).toBe(true);
    }),
  );
});

test("each digit that is sent is read once, though its packets come several times", () => {
  const reader = new DigitReader();
  const read = [..."0123456789*#ABCD11"].flatMap((digit, at) =>
    digitSteps(digit)
      .flat()
      .flatMap((step) => [step, step])
      .flatMap(({ payload }) => reader.read({ ssrc: 1, timestamp: 2000 * (at + 1), payload }) ?? []),
  );
  expect(read.join("")).toBe("0123456789*#ABCD11");
});

test.each([
  ["application/dtmf-relay", "Signal=5\r\nDuration=160", "5"],
  ["application/dtmf-relay; x=y", "signal = 11\r\n", "#"],
  ["application/dtmf", "*", "*"],
  ["application/dtmf", "55", undefined],
  ["text/plain", "5", undefined],
])("an INFO of %s %j is the digit %s", (type, body, digit) => expect(digitOfInfo(type, body)).toBe(digit));

test("what is no RTP is none", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => void parseRtp(Buffer.from(bytes))));
  expect(parseRtp(Buffer.from([0x80, 0]))).toBeUndefined();
  expect(parseRtp(Buffer.concat([Buffer.from([0x8f]), Buffer.alloc(20)]))).toBeUndefined();
});

test("a port rests before it is lent again", () => {
  let now = 0;
  const pool = new PortPool({ min: 4001, max: 4005 }, () => now);
  expect([pool.take(), pool.take(), pool.take()]).toEqual([4002, 4004, undefined]);
  pool.giveBack(4002);
  now = 4999;
  expect(pool.take()).toBeUndefined();
  now = 5000;
  expect(pool.take()).toBe(4002);
});
