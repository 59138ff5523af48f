import { record, whyNoSpeech } from "@dilo/testing/espeak";
import { readWav } from "@dilo/testing/wav";
import { expect, test } from "vitest";
import { openToneFinder } from "./steady-tone.ts";

/** At 16 kHz; `pitchAt` by the time in seconds. */
const tone = (ms: number, pitchAt: (time: number) => number, noise = 0) => {
  let phase = 0;
  let state = 7;
  return Int16Array.from({ length: 16 * ms }, (_, at) => {
    phase += (2 * Math.PI * pitchAt(at / 16_000)) / 16_000;
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 4000 * Math.sin(phase) + noise * (state / 2 ** 31 - 1);
  });
};
const silence = new Int16Array(1234);

/** In pieces, as sound comes. */
function hasTone(...sounds: readonly Int16Array[]): boolean {
  const find = openToneFinder();
  let isFound = false;
  for (const sound of sounds) {
    for (let at = 0; at < sound.length; at += 700) isFound = find(sound.subarray(at, at + 700));
  }
  return isFound;
}

test.each([
  ["1000 Hz for a quarter of a second", tone(260, () => 1000)],
  ["1411 Hz, between our own steps", tone(300, () => 1411)],
  ["1900 Hz over the noise of a line", tone(400, () => 1900, 1500)],
])("%s is a beep", (_what, sound) => expect(hasTone(silence, sound, silence)).toBe(true));

test.each([
  ["150 ms", tone(150, () => 1000)],
  ["440 Hz, as telephones ring", tone(1000, () => 440)],
  ["a whistle that glides", tone(600, (time) => 900 + 1800 * time)],
  ["noise", tone(600, () => 0, 9000)],
])("%s is none", (_what, sound) => expect(hasTone(silence, sound, silence)).toBe(false));

test("a beep is told of when it is over: nobody is heard while it sounds", () => {
  const find = openToneFinder();
  expect(find(tone(600, () => 1000))).toBe(false);
  expect(find(silence)).toBe(true);
});

const whyNot = whyNoSpeech();

test.skipIf(whyNot !== undefined)(`people who speak do not beep${whyNot ? ` (not run: ${whyNot})` : ""}`, () => {
  const words =
    "Bueno, ¿quién habla? Sííí, soy yo, dígame, ¿en qué le puedo ayudar? Uuuh, no sé, espere un momento, por favor.";
  for (const voice of ["es-419", "es-419+f3", "en-us+f2"]) {
    const { samples } = readWav(record(words, { voice }));
    expect(hasTone(samples)).toBe(false);
  }
});
