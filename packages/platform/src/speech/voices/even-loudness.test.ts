import { expect, test } from "vitest";
import { loudnessOf } from "../../audio/loudness.ts";
import { joinSamples } from "../../audio/samples.ts";
import { EvenLoudness } from "./even-loudness.ts";

/** A second and a half like speech: syllables of a buzz. @param level of full scale, 0 to 1 */
function syllables(level: number): Int16Array {
  return Int16Array.from({ length: 24_000 }, (_, at) => {
    const seconds = at / 16_000;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * seconds));
    return 32_767 * level * syllable * Math.sin(2 * Math.PI * 300 * seconds) ** 3;
  });
}

async function* inPieces(samples: Int16Array): AsyncGenerator<Int16Array> {
  for (let at = 0; at < samples.length; at += 1000) yield samples.subarray(at, at + 1000);
}

async function live(even: EvenLoudness, samples: Int16Array): Promise<Int16Array> {
  const chunks: Int16Array[] = [];
  for await (const chunk of even.live(inPieces(samples), () => {})) chunks.push(chunk);
  return joinSamples(chunks);
}

test.each([0.05, 0.3, 1])("a voice of level %d is as loud as any other, and does not clip", async (level) => {
  const even = new EvenLoudness();
  for (const sound of [await live(even, syllables(level)), even.whole(syllables(level))]) {
    expect(sound).toHaveLength(24_000);
    expect(Math.abs(loudnessOf(sound) - -18)).toBeLessThan(1);
    expect(sound.every((sample) => Math.abs(sample) < 32_767)).toBe(true);
  }
});

test("a known voice starts at once", async () => {
  const even = new EvenLoudness();
  even.whole(syllables(0.1));
  const { value } = await even.live(inPieces(syllables(0.1)), () => {}).next();
  expect(value).toHaveLength(1000);
});

test("silence stays silence, and a word shorter than a second is levelled", async () => {
  const even = new EvenLoudness();
  expect([...(await live(even, new Int16Array(100)))]).toEqual([...new Int16Array(100)]);
  expect(Math.abs(loudnessOf(await live(even, syllables(0.05).subarray(0, 8000))) - -18)).toBeLessThan(1);
});
