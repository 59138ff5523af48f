import { expect, test } from "vitest";
import { loadVad } from "./via-fvad.ts";

/** A buzzing vowel: 140 Hz and what a mouth makes of it, with a syllable's rise and fall. */
function vowel(frame: number): Int16Array {
  return Int16Array.from({ length: 320 }, (_, index) => {
    const seconds = (frame * 320 + index) / 16_000;
    const loud = 0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * seconds);
    let sum = 0;
    for (let harmonic = 1; harmonic < 20; harmonic += 1) {
      const hz = 140 * harmonic;
      sum += Math.sin(2 * Math.PI * hz * seconds) / (1 + Math.abs(hz - 700) / 300);
    }
    return 4000 * loud * sum;
  });
}

test("tells a voice from silence, each call for itself", async () => {
  const openVad = await loadVad();
  const [busy, idle] = [openVad(), openVad()];
  let voiced = 0;
  for (let frame = 0; frame < 50; frame += 1) {
    if (busy.isSpeech(vowel(frame))) voiced += 1;
    expect(idle.isSpeech(new Int16Array(320))).toBe(false);
  }
  expect(voiced).toBeGreaterThan(30);
  busy.close();
  idle.close();
});
