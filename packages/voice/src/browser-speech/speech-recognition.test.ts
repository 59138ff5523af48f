import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RecognitionResults, SpeechRecogniser } from "./speech-api.ts";
import { findRecognition } from "./speech-recognition.ts";

/** A browser's recogniser with its habits in our hands. */
class HandRecogniser implements SpeechRecogniser {
  static readonly made: HandRecogniser[] = [];
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
    HandRecogniser.made.push(this);
  }

  start() {
    this.isRunning = true;
  }

  abort() {
    this.isRunning = false;
    this.onend?.();
  }

  hear(transcript: string, isFinal: boolean) {
    this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript, confidence: 0.9 } }] });
  }

  /** As browsers do after a pause or an error. */
  endByItself(error?: string) {
    if (error) this.onerror?.({ error });
    this.isRunning = false;
    this.onend?.();
  }
}

class CloudRecogniser extends HandRecogniser {
  static override readonly available = async () => "downloadable";
}

beforeEach(() => {
  vi.useFakeTimers();
  HandRecogniser.made.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

async function listening(Recogniser = HandRecogniser, userAgent = "Desktop") {
  const recognition = await findRecognition({ webkitSpeechRecognition: Recogniser, navigator: { userAgent } });
  if (recognition === undefined) throw new Error("not found");
  const told: unknown[] = [];
  recognition.start({
    heard: (text, isFinal) => told.push([text, isFinal]),
    failed: (reason) => told.push(reason),
  });
  const last = () => HandRecogniser.made.at(-1) as HandRecogniser;
  return { recognition, told, last };
}

test("is not found where the browser has none", async () => {
  expect(await findRecognition({})).toBeUndefined();
});

test("listens in US Spanish, on the device when the browser says it can", async () => {
  const { recognition, last, told } = await listening();
  expect(last()).toMatchObject({ lang: "es-US", continuous: true, interimResults: true, processLocally: true });
  expect(recognition.isLocal).toBe(true);
  last().hear("buenos", false);
  last().hear("buenos días", true);
  expect(told).toEqual([
    ["buenos", false],
    ["buenos días", true],
  ]);
});

test("says that the sound goes elsewhere when the device cannot", async () => {
  const { recognition, last } = await listening(CloudRecogniser, "Android 15");
  expect(recognition.isLocal).toBe(false);
  expect(last()).toMatchObject({ processLocally: false, continuous: false });
});

test("starts again when the browser ends a run", async () => {
  const { last } = await listening();
  const first = last();
  vi.advanceTimersByTime(5000);
  first.endByItself("no-speech");
  vi.advanceTimersByTime(0);
  expect(last()).not.toBe(first);
  expect(last().isRunning).toBe(true);
});

test("hears nothing while it is paused, not even what was half heard", async () => {
  const { recognition, last, told } = await listening();
  const first = last();
  recognition.pause();
  expect(first.isRunning).toBe(false);
  first.hear("eco", true);
  vi.advanceTimersByTime(10_000);
  expect(HandRecogniser.made).toHaveLength(1);
  recognition.resume();
  last().hear("sí", true);
  expect(told).toEqual([["sí", true]]);
});

test.each([
  ["not-allowed", "permissions"],
  ["service-not-allowed", "permissions"],
  ["audio-capture", "not-found"],
  ["language-not-supported", "language"],
])("gives up at %s", async (error, reason) => {
  const { last, told } = await listening();
  last().endByItself(error);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([reason]);
  expect(HandRecogniser.made).toHaveLength(1);
});

test("gives up a service that is never reached, after six short runs", async () => {
  const { last, told } = await listening();
  for (let run = 0; run < 6; run++) {
    last().endByItself("network");
    vi.advanceTimersByTime(5000);
  }
  expect(told).toEqual(["network"]);
  expect(HandRecogniser.made).toHaveLength(6);
});

test("stops for good and leaves no timer", async () => {
  const { recognition, last } = await listening();
  vi.advanceTimersByTime(5000);
  last().endByItself();
  recognition.stop();
  recognition.resume();
  expect(vi.getTimerCount()).toBe(0);
  expect(HandRecogniser.made).toHaveLength(1);
});
