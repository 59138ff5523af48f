import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bestVoice, findVoice, splitSentences } from "./speech-synthesis.ts";

function voice(lang: string, localService = true) {
  return { lang, localService, name: lang, voiceURI: lang, default: false };
}

/** A browser's speech synthesis that the test controls. */
class FakeSynthesis extends EventTarget {
  readonly spoken: SpeechSynthesisUtterance[] = [];
  cancelled = 0;
  voices: ReturnType<typeof voice>[] = [];

  getVoices() {
    return this.voices;
  }

  speak(utterance: SpeechSynthesisUtterance) {
    this.spoken.push(utterance);
  }

  cancel() {
    this.cancelled += 1;
  }

  finish() {
    this.spoken.at(-1)?.onend?.({} as SpeechSynthesisEvent);
  }
}

class Utterance {
  readonly text: string;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function browser(...voices: ReturnType<typeof voice>[]) {
  const synthesis = new FakeSynthesis();
  synthesis.voices = voices;
  const from = {
    speechSynthesis: synthesis as unknown as SpeechSynthesis,
    SpeechSynthesisUtterance: Utterance as unknown as typeof SpeechSynthesisUtterance,
  };
  return { synthesis, from };
}

test.each([
  [["en-US", "es-ES", "es-MX"], "es-MX"],
  [["es_US", "es-MX"], "es_US"],
  [["es-AR"], "es-AR"],
  [["en-US", "est-EE"], undefined],
])("of %j takes %s", (langs, best) => {
  expect(bestVoice(langs.map((lang) => voice(lang)))?.lang).toBe(best);
});

test("prefers a voice on the device to one from the network", () => {
  expect(bestVoice([voice("es-US", false), voice("es-ES", true)])?.lang).toBe("es-ES");
});

test("waits for voices that load late, and not forever", async () => {
  const { synthesis, from } = browser();
  const found = findVoice(from);
  synthesis.voices = [voice("es-US")];
  synthesis.dispatchEvent(new Event("voiceschanged"));
  expect(await found).toBeDefined();

  const none = findVoice(browser().from);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await none).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("speaks sentence by sentence at the pace that is asked", async () => {
  const { synthesis, from } = browser(voice("es-US"));
  const spanish = await findVoice(from);
  const spoken = spanish?.speak("Buenos días. ¿Cómo se llama?", 0.8);
  expect(synthesis.spoken.map(({ text, rate, lang }) => [text, rate, lang])).toEqual([["Buenos días.", 0.8, "es-US"]]);
  synthesis.finish();
  await Promise.resolve();
  expect(synthesis.spoken.at(-1)?.text).toBe("¿Cómo se llama?");
  synthesis.finish();
  await spoken;
  expect(vi.getTimerCount()).toBe(0);
});

test("goes on when the browser never tells the end of a sentence", async () => {
  const { synthesis, from } = browser(voice("es-US"));
  const spoken = (await findVoice(from))?.speak("Uno. Dos.", 1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(synthesis.cancelled).toBe(1);
  expect(synthesis.spoken.map(({ text }) => text)).toEqual(["Uno.", "Dos."]);
  synthesis.finish();
  await spoken;
});

test("falls silent at once when it is cancelled", async () => {
  const { synthesis, from } = browser(voice("es-US"));
  const spanish = await findVoice(from);
  const spoken = spanish?.speak("Uno. Dos.", 1);
  spanish?.cancel();
  await spoken;
  expect(synthesis.spoken).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["¿Cómo se llama? Diga su nombre completo.", ["¿Cómo se llama?", "Diga su nombre completo."]],
  ["Cuesta $9.99 en total.", ["Cuesta $9.99 en total."]],
  ["Por ejemplo: calle Uno", ["Por ejemplo:", "calle Uno"]],
  ["  sin punto  ", ["sin punto"]],
  ["", []],
])("splits %j", (text, parts) => {
  expect(splitSentences(text)).toEqual(parts);
});

test("splits a sentence over 160 characters at its commas", () => {
  const part = `${"palabra ".repeat(14)}final,`;
  expect(splitSentences(`${part} ${part} fin.`)).toEqual([part, part, "fin."]);
});
