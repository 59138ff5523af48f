import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** The part of the audio thread that the worklets use. */
interface Processor {
  readonly port: { onmessage: ((event: { readonly data: unknown }) => void) | null };
  process(inputs: readonly (readonly Float32Array[])[], outputs: readonly (readonly Float32Array[])[]): boolean;
}

type ProcessorClass = new (options: { readonly processorOptions: { readonly jitterMs: number } }) => Processor;

const registered = new Map<string, ProcessorClass>();
let told: unknown[] = [];

class HandProcessor {
  readonly port = { onmessage: null, postMessage: (message: unknown) => told.push(message) };
}

beforeAll(async () => {
  vi.stubGlobal("AudioWorkletProcessor", HandProcessor);
  vi.stubGlobal("registerProcessor", (name: string, processor: ProcessorClass) => registered.set(name, processor));
  vi.stubGlobal("sampleRate", 48_000);
  for (const file of ["./capture-worklet.js", "./playback-worklet.js"])
    await import(new URL(file, import.meta.url).href);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function open(name: string): Processor {
  const Processor = registered.get(name);
  if (Processor === undefined) throw new Error(`${name} was not registered`);
  told = [];
  return new Processor({ processorOptions: { jitterMs: 60 } });
}

/** Plays so many times 128 samples, as the audio thread does, and gives what was heard. */
function hear(playback: Processor, times: number): number[] {
  return Array.from({ length: times }, () => {
    const output = new Float32Array(128);
    playback.process([], [[output]]);
    return [...output];
  }).flat();
}

const give = (playback: Processor, data: unknown) => playback.port.onmessage?.({ data });
const sound = (length: number, value = 0.5) => ({ samples: new Float32Array(length).fill(value) });

test("the microphone's samples come in blocks of 20 ms, in order and without a gap", () => {
  const capture = open("dilo-capture");
  for (let block = 0; block < 16; block++) {
    const samples = Float32Array.from({ length: 128 }, (_, index) => block * 128 + index);
    capture.process([[samples]], []);
  }
  const blocks = told as Float32Array[];
  expect(blocks.map(({ length }) => length)).toEqual([960, 960]);
  expect(blocks.flatMap((block) => [...block])).toEqual(Array.from({ length: 1920 }, (_, index) => index));
});

test("no microphone sends nothing and keeps going", () => {
  const capture = open("dilo-capture");
  expect(capture.process([[]], [])).toBe(true);
  expect(told).toEqual([]);
});

test("playing waits until 60 ms lie ready, then plays all of it", () => {
  const playback = open("dilo-playback");
  give(playback, sound(2879));
  expect(hear(playback, 1).every((sample) => sample === 0)).toBe(true);
  give(playback, sound(1));
  expect(hear(playback, 30).filter((sample) => sample === 0.5)).toHaveLength(2880);
  expect(told).toEqual([{ isPlaying: true }, { isPlaying: false }]);
});

test("a mark begins the playing of what is short, and is told only once it was played", () => {
  const playback = open("dilo-playback");
  give(playback, sound(300));
  give(playback, { mark: 7 });
  hear(playback, 2);
  expect(told).not.toContainEqual({ played: 7 });
  hear(playback, 1);
  expect(told).toContainEqual({ played: 7 });
});

test("a mark behind nothing is told at once", () => {
  const playback = open("dilo-playback");
  give(playback, { mark: 1 });
  hear(playback, 1);
  expect(told).toEqual([{ played: 1 }]);
});

test("a flush is silence from the next sample on, and its marks are never told", () => {
  const playback = open("dilo-playback");
  give(playback, sound(48_000));
  give(playback, { mark: 1 });
  hear(playback, 10);
  give(playback, { flush: true });
  expect(hear(playback, 5).every((sample) => sample === 0)).toBe(true);
  expect(told).toEqual([{ isPlaying: true }, { isPlaying: false }]);
  give(playback, sound(128));
  give(playback, { mark: 2 });
  expect(hear(playback, 2).slice(0, 128)).toEqual(Array.from({ length: 128 }, () => 0.5));
  expect(told).toContainEqual({ played: 2 });
});

test("sound that comes late is waited for anew, so that it does not stutter", () => {
  const playback = open("dilo-playback");
  give(playback, sound(2880));
  hear(playback, 24);
  give(playback, sound(960));
  expect(hear(playback, 4).every((sample) => sample === 0)).toBe(true);
  give(playback, sound(1920));
  expect(hear(playback, 1).some((sample) => sample === 0.5)).toBe(true);
});
