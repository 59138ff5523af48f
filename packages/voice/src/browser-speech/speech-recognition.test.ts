import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RecognitionResults, SpeechRecogniser } from "./speech-api.ts";
import { findRecognition } from "./speech-recognition.ts";

/** A browser's recogniser with its habits in our hands. */
class FakeRecogniser implements SpeechRecogniser {
  static readonly made: FakeRecogniser[] = [];
  static readonly available = async () => "available";
  lang = "";
  continuous = false;
  interimResults = false;
  processLocally = false;
  onresult: ((event: RecognitionResults) => void) | null = null;
  onerror: ((event: { readonly error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  isRunning = false;

  constructor() {
    FakeRecogniser.made.push(this);
  }

  start() {
    this.isRunning = true;
  }

  abort() {
    this.isRunning = false;
    this.onend?.();
  }

  emitResult(transcript: string, isFinal: boolean) {
    this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript, confidence: 0.9 } }] });
  }

  /** As browsers do after a pause or an error. */
  endByItself(error?: string) {
    if (error) this.onerror?.({ error });
    this.isRunning = false;
    this.onend?.();
  }
}

class CloudRecogniser extends FakeRecogniser {
  static override readonly available = async () => "downloadable";
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeRecogniser.made.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

async function listening(Recogniser = FakeRecogniser, userAgent = "Desktop") {
  const recognition = await findRecognition({ webkitSpeechRecognition: Recogniser, navigator: { userAgent } });
  if (recognition === undefined) throw new Error("not found");
  const events: unknown[] = [];
  recognition.start({
    heard: (text, isFinal) => events.push([text, isFinal]),
    failed: (reason) => events.push(reason),
  });
  const last = () => FakeRecogniser.made.at(-1) as FakeRecogniser;
  return { recognition, events, last };
}

test("is not found where the browser has none", async () => {
  expect(await findRecognition({})).toBeUndefined();
});

test("listens in US Spanish, on the device when the browser says it can", async () => {
  const { recognition, last, events } = await listening();
  expect(last()).toMatchObject({ lang: "es-US", continuous: true, interimResults: true, processLocally: true });
  expect(recognition.isLocal).toBe(true);
  last().emitResult("buenos", false);
  last().emitResult("buenos días", true);
  expect(events).toEqual([
    ["buenos", false],
    ["buenos días", true],
  ]);
});

test("says that the audio leaves the device when it cannot recognise by itself", async () => {
  const { recognition, last } = await listening(CloudRecogniser, "Android 15");
  expect(recognition.isLocal).toBe(false);
  expect(last()).toMatchObject({ processLocally: false, continuous: false });
});

test("restarts when the browser ends a run", async () => {
  const { last } = await listening();
  const first = last();
  vi.advanceTimersByTime(5000);
  first.endByItself("no-speech");
  vi.advanceTimersByTime(0);
  expect(last()).not.toBe(first);
  expect(last().isRunning).toBe(true);
});

test("recognises nothing while it is paused, not even a partial result", async () => {
  const { recognition, last, events } = await listening();
  const first = last();
  recognition.pause();
  expect(first.isRunning).toBe(false);
  first.emitResult("eco", true);
  vi.advanceTimersByTime(10_000);
  expect(FakeRecogniser.made).toHaveLength(1);
  recognition.resume();
  last().emitResult("sí", true);
  expect(events).toEqual([["sí", true]]);
});

test.each([
  ["not-allowed", "permissions"],
  ["service-not-allowed", "permissions"],
  ["audio-capture", "not-found"],
  ["language-not-supported", "language"],
])("gives up at %s", async (error, reason) => {
  const { last, events } = await listening();
  last().endByItself(error);
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([reason]);
  expect(FakeRecogniser.made).toHaveLength(1);
});

test("gives up a service that is never reached, after six short runs", async () => {
  const { last, events } = await listening();
  for (let run = 0; run < 6; run++) {
    last().endByItself("network");
    vi.advanceTimersByTime(5000);
  }
  expect(events).toEqual(["network"]);
  expect(FakeRecogniser.made).toHaveLength(6);
});

test("stops for good and leaves no timer", async () => {
  const { recognition, last } = await listening();
  vi.advanceTimersByTime(5000);
  last().endByItself();
  recognition.stop();
  recognition.resume();
  expect(vi.getTimerCount()).toBe(0);
  expect(FakeRecogniser.made).toHaveLength(1);
});
