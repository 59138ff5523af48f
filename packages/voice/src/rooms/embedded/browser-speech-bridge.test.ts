import type { ClientSignal } from "@dilo/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrowserRecognition, BrowserVoice, RecognitionListeners } from "../media-room.ts";
import { BrowserSpeechBridge } from "./browser-speech-bridge.ts";

class HandRecognition implements BrowserRecognition {
  readonly isLocal = true;
  listeners: RecognitionListeners | undefined;
  isDeaf = false;
  isStopped = false;
  start(listeners: RecognitionListeners) {
    this.listeners = listeners;
  }
  pause() {
    this.isDeaf = true;
  }
  resume() {
    this.isDeaf = false;
  }
  stop() {
    this.isStopped = true;
  }
}

class HandVoice implements BrowserVoice {
  readonly spoken: string[] = [];
  finish: () => void = () => {};
  unlock() {}
  speak(text: string) {
    this.spoken.push(text);
    return new Promise<void>((resolve) => {
      this.finish = resolve;
    });
  }
  cancel() {
    this.finish();
  }
}

function talk() {
  const recognition = new HandRecognition();
  const voice = new HandVoice();
  const told: (ClientSignal | "failed")[] = [];
  const listener = {
    send: (signal: ClientSignal) => told.push(signal),
    recognitionFailed: () => told.push("failed"),
  };
  const browser = new BrowserSpeechBridge({ recognition, voice }, listener);
  browser.listen();
  return { browser, recognition, voice, told };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("posts what the browser heard, and that it cannot", () => {
  const { recognition, told } = talk();
  recognition.listeners?.heard("sí", true);
  recognition.listeners?.failed("network");
  expect(told).toEqual([{ type: "recognised", text: "sí", isFinal: true }, "failed"]);
});

test("is deaf while the assistant plays, and a little longer", () => {
  const { browser, recognition, told } = talk();
  browser.setAssistantPlaying(true);
  expect(recognition.isDeaf).toBe(true);
  recognition.listeners?.heard("eco", true);
  browser.setAssistantPlaying(false);
  vi.advanceTimersByTime(299);
  expect(recognition.isDeaf).toBe(true);
  vi.advanceTimersByTime(1);
  expect(recognition.isDeaf).toBe(false);
  expect(told).toEqual([]);
});

test("is deaf while the microphone is muted", () => {
  const { browser, recognition } = talk();
  browser.setMuted(true);
  vi.advanceTimersByTime(1000);
  expect(recognition.isDeaf).toBe(true);
  browser.setMuted(false);
  vi.advanceTimersByTime(300);
  expect(recognition.isDeaf).toBe(false);
});

test("speaks one text after the other and tells each mark", async () => {
  const { browser, recognition, voice, told } = talk();
  browser.speak({ type: "speak", mark: 1, text: "Buenos días.", rate: 1 });
  browser.speak({ type: "speak", mark: 2, text: "¿Cómo se llama?", rate: 1 });
  await settle();
  expect(voice.spoken).toEqual(["Buenos días."]);
  expect(recognition.isDeaf).toBe(true);
  expect(browser.level).toBeGreaterThan(0.01);
  voice.finish();
  await settle();
  expect(told).toEqual([{ type: "played", mark: 1 }]);
  expect(recognition.isDeaf).toBe(true);
  voice.finish();
  await settle();
  expect(told).toEqual([
    { type: "played", mark: 1 },
    { type: "played", mark: 2 },
  ]);
  expect(browser.level).toBe(0);
  vi.advanceTimersByTime(300);
  expect(recognition.isDeaf).toBe(false);
});

test("drops what was not spoken, and goes on with what comes after", async () => {
  const { browser, voice, told } = talk();
  browser.speak({ type: "speak", mark: 1, text: "Uno.", rate: 1 });
  browser.speak({ type: "speak", mark: 2, text: "Dos.", rate: 1 });
  await settle();
  browser.stopSpeaking();
  browser.speak({ type: "speak", mark: 3, text: "Tres.", rate: 1 });
  await settle();
  expect(voice.spoken).toEqual(["Uno.", "Tres."]);
  voice.finish();
  await settle();
  expect(told).toEqual([{ type: "played", mark: 3 }]);
});

test("closes everything and leaves no timer", async () => {
  const { browser, recognition, voice, told } = talk();
  browser.speak({ type: "speak", mark: 1, text: "Uno.", rate: 1 });
  await settle();
  browser.close();
  await settle();
  browser.setAssistantPlaying(false);
  expect(recognition.isStopped).toBe(true);
  expect(voice.spoken).toEqual(["Uno."]);
  expect(told).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
