import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openFramer } from "./framer.ts";
import { openRecorder } from "./recorder.ts";
import { openResampler } from "./resample.ts";
import { joinSamples, toSamples } from "./samples.ts";
import { withoutTrailingSilence } from "./trim.ts";
import { encodeWav, readWavHeader } from "./wav.ts";

function tone(hz: number, sampleRate: number, seconds = 0.5): Int16Array {
  return Int16Array.from(
    { length: sampleRate * seconds },
    (_, at) => 10_000 * Math.sin((2 * Math.PI * hz * at) / sampleRate),
  );
}

/** Root of the mean square, the edges left out. */
function level(samples: Int16Array): number {
  const middle = samples.subarray(1000, -1000);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
}

function resample(samples: Int16Array, fromRate: number, chunk: number): Int16Array {
  const resampler = openResampler(fromRate, 16_000);
  const chunks: Int16Array[] = [];
  for (let at = 0; at < samples.length; at += chunk) chunks.push(resampler.push(samples.subarray(at, at + chunk)));
  return joinSamples([...chunks, resampler.end()]);
}

async function all(chunks: AsyncIterable<Int16Array>): Promise<number[]> {
  const whole: number[] = [];
  for await (const chunk of chunks) whole.push(...chunk);
  return whole;
}

describe("a resampler", () => {
  test.each([22_050, 24_000, 44_100, 8000])("keeps a 1 kHz tone from %i Hz as loud and as long", (rate) => {
    const out = resample(tone(1000, rate), rate, 1000);
    expect(level(out) / level(tone(1000, 16_000))).toBeCloseTo(1, 1);
    expect(Math.abs(out.length - 8000)).toBeLessThanOrEqual(2);
  });

  test("lets nothing through that the lower rate cannot hold", () => {
    expect(level(resample(tone(9500, 22_050), 22_050, 1000)) / level(tone(9500, 22_050))).toBeLessThan(0.003);
  });

  test("gives the same for any cut of its input", () => {
    const whole = resample(tone(440, 22_050, 0.2), 22_050, 100_000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (chunk) => {
        expect(resample(tone(440, 22_050, 0.2), 22_050, chunk)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });
});

describe("a framer", () => {
  test("loses and adds nothing but the last silence", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 50 })), (chunks) => {
        const framer = openFramer(8);
        const frames = [...chunks.flatMap((chunk) => framer.push(Int16Array.from(chunk)))];
        const last = framer.end();
        if (last !== undefined) frames.push(last);
        expect(frames.every(({ length }) => length === 8)).toBe(true);
        expect([...joinSamples(frames)].filter((sample) => sample !== 0)).toEqual(chunks.flat());
      }),
    );
  });
});

describe("samples out of bytes", () => {
  test("are the same for any cut, even in mid-sample", async () => {
    const bytes = Buffer.from([1, 0, 2, 0, 255, 255, 4, 1]);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const chunks = (async function* () {
        yield bytes.subarray(0, cut);
        yield bytes.subarray(cut);
      })();
      expect(await all(toSamples(chunks))).toEqual([1, 2, -1, 260]);
    }
  });
});

describe("a trimmed utterance", () => {
  test("loses the silence at its end, and keeps every pause", async () => {
    const loud = new Int16Array(400).fill(5000);
    const pause = new Int16Array(2000);
    const chunks = (async function* () {
      yield loud;
      yield pause;
      yield joinSamples([loud, pause]);
      yield pause;
    })();
    expect(await all(withoutTrailingSilence(chunks))).toEqual([
      ...joinSamples([loud, pause, loud, new Int16Array(320)]),
    ]);
  });
});

describe("a recorder", () => {
  test("keeps a moment from before the turn, and all of the turn", () => {
    const recorder = openRecorder(2);
    for (const sample of [1, 2, 3]) recorder.add(Int16Array.of(sample));
    recorder.begin();
    for (const sample of [4, 5, 6]) recorder.add(Int16Array.of(sample));
    expect([...recorder.sound()]).toEqual([2, 3, 4, 5, 6]);
    recorder.reset();
    expect([...recorder.sound()]).toEqual([5, 6]);
  });
});

describe("a WAV file", () => {
  test("is read back, and asks for more while its header is incomplete", () => {
    const wav = encodeWav({ sampleRate: 16_000, samples: Int16Array.of(1, -2) });
    expect(readWavHeader(wav)).toEqual({ sampleRate: 16_000, dataAt: 44 });
    expect(readWavHeader(wav.subarray(0, 40))).toBeUndefined();
    expect(() => readWavHeader(Buffer.from("this is not a WAV file at all"))).toThrow();
  });
});
