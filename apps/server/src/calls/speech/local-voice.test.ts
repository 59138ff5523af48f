import { expect, test } from "vitest";
import { findLocalVoice } from "./voices.ts";

test("where the program is not installed, the package speaks Spanish", async () => {
  const voice = await findLocalVoice("no-such-program-here");
  expect(voice).toMatchObject({ name: "espeak-ng", id: "espeak-ng-wasm/es-419" });
  let samples = 0;
  for await (const chunk of voice?.speak("Hola", { signal: new AbortController().signal, rate: 1 }) ?? []) {
    samples += chunk.filter((sample) => sample !== 0).length;
  }
  expect(samples).toBeGreaterThan(3000);
  voice?.close?.();
});
