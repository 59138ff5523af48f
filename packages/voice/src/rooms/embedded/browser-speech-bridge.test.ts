import type { ClientSignal } from "@dilo/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrowserRecognition, BrowserVoice, RecognitionListeners } from "../media-room.ts";
import { BrowserSpeechBridge } from "./browser-speech-bridge.ts";

class FakeRecognition implements BrowserRecognition {
  readonly isLocal = true;
  listeners: RecognitionListeners | undefined;
  isPaused = false;
  isStopped = false;
  start(listeners: RecognitionListeners) {
    this.listeners = listeners;
  }
  pause() {
    this.isPaused = true;
  }
  resume() {
    this.isPaused = false;
  }
  stop() {
    this.isStopped = true;
  }
}

class FakeVoice implements BrowserVoice {
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

function openBridge() {
  const recognition = new FakeRecognition();
  const voice = new FakeVoice();
  const events: (ClientSignal | "failed")[] = [];
  const listener = {
    send: (signal: ClientSignal) => events.push(signal),
    recognitionFailed: () => events.push("failed"),
  };
  const bridge = new BrowserSpeechBridge({ recognition, voice }, listener);
  bridge.listen();
  return { bridge, recognition, voice, events };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("sends what the browser recognised, and reports when it cannot", () => {
  const { recognition, events } = openBridge();
  recognition.listeners?.heard("sí", true);
  recognition.listeners?.failed("network");
  expect(events).toEqual([{ type: "recognised", text: "sí", isFinal: true }, "failed"]);
});

test("pauses recognition while the assistant plays, and a little longer", () => {
  const { bridge, recognition, events } = openBridge();
  bridge.setAssistantPlaying(true);
  expect(recognition.isPaused).toBe(true);
  recognition.listeners?.heard("eco", true);
  bridge.setAssistantPlaying(false);
  vi.advanceTimersByTime(299);
  expect(recognition.isPaused).toBe(true);
  vi.advanceTimersByTime(1);
  expect(recognition.isPaused).toBe(false);
  expect(events).toEqual([]);
});

test("pauses recognition while the microphone is muted", () => {
  const { bridge, recognition } = openBridge();
  bridge.setMuted(true);
  vi.advanceTimersByTime(1000);
  expect(recognition.isPaused).toBe(true);
  bridge.setMuted(false);
  vi.advanceTimersByTime(300);
  expect(recognition.isPaused).toBe(false);
});

test("speaks one text after the other and acknowledges each mark", async () => {
  const { bridge, recognition, voice, events } = openBridge();
  bridge.speak({ type: "speak", mark: 1, text: "Buenos días.", rate: 1 });
  bridge.speak({ type: "speak", mark: 2, text: "¿Cómo se llama?", rate: 1 });
  await settle();
  expect(voice.spoken).toEqual(["Buenos días."]);
  expect(recognition.isPaused).toBe(true);
  expect(bridge.level).toBeGreaterThan(0.01);
  voice.finish();
  await settle();
  expect(events).toEqual([{ type: "played", mark: 1 }]);
  expect(recognition.isPaused).toBe(true);
  voice.finish();
  await settle();
  expect(events).toEqual([
    { type: "played", mark: 1 },
    { type: "played", mark: 2 },
  ]);
  expect(bridge.level).toBe(0);
  vi.advanceTimersByTime(300);
  expect(recognition.isPaused).toBe(false);
});

test("drops what was not spoken, and continues with what comes after", async () => {
  const { bridge, voice, events } = openBridge();
  bridge.speak({ type: "speak", mark: 1, text: "Uno.", rate: 1 });
  bridge.speak({ type: "speak", mark: 2, text: "Dos.", rate: 1 });
  await settle();
  bridge.stopSpeaking();
  bridge.speak({ type: "speak", mark: 3, text: "Tres.", rate: 1 });
  await settle();
  expect(voice.spoken).toEqual(["Uno.", "Tres."]);
  voice.finish();
  await settle();
  expect(events).toEqual([{ type: "played", mark: 3 }]);
});

test("closes everything and leaves no timer", async () => {
  const { bridge, recognition, voice, events } = openBridge();
  bridge.speak({ type: "speak", mark: 1, text: "Uno.", rate: 1 });
  await settle();
  bridge.close();
  await settle();
  bridge.setAssistantPlaying(false);
  expect(recognition.isStopped).toBe(true);
  expect(voice.spoken).toEqual(["Uno."]);
  expect(events).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
