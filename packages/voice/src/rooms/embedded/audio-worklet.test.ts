import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** The part of the audio thread that the worklets use. */
interface Processor {
  readonly port: { onmessage: ((event: { readonly data: unknown }) => void) | null };
  process(inputs: readonly (readonly Float32Array[])[], outputs: readonly (readonly Float32Array[])[]): boolean;
}

type ProcessorClass = new (options: { readonly processorOptions: { readonly jitterMs: number } }) => Processor;

const registered = new Map<string, ProcessorClass>();
let posted: unknown[] = [];

class FakeProcessor {
  readonly port = { onmessage: null, postMessage: (message: unknown) => posted.push(message) };
}

beforeAll(async () => {
  vi.stubGlobal("AudioWorkletProcessor", FakeProcessor);
  vi.stubGlobal("registerProcessor", (name: string, processor: ProcessorClass) => registered.set(name, processor));
  vi.stubGlobal("sampleRate", 48_000);
  await import(new URL("./audio-worklet.js", import.meta.url).href);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function open(name: string): Processor {
  const Processor = registered.get(name);
  if (Processor === undefined) throw new Error(`${name} was not registered`);
  posted = [];
  return new Processor({ processorOptions: { jitterMs: 60 } });
}

/** Renders blocks of 128 samples, as the audio thread does, and returns what was played. */
function render(playback: Processor, times: number): number[] {
  return Array.from({ length: times }, () => {
    const output = new Float32Array(128);
    playback.process([], [[output]]);
    return [...output];
  }).flat();
}

const post = (playback: Processor, data: unknown) => playback.port.onmessage?.({ data });
const sound = (length: number, value = 0.5) => ({ samples: new Float32Array(length).fill(value) });

test("the microphone's samples come in blocks of 20 ms, in order and without a gap", () => {
  const capture = open("dilo-capture");
  for (let block = 0; block < 16; block++) {
    const samples = Float32Array.from({ length: 128 }, (_, index) => block * 128 + index);
    capture.process([[samples]], []);
  }
  const blocks = posted as Float32Array[];
  expect(blocks.map(({ length }) => length)).toEqual([960, 960]);
  expect(blocks.flatMap((block) => [...block])).toEqual(Array.from({ length: 1920 }, (_, index) => index));
});

test("no microphone sends nothing and keeps going", () => {
  const capture = open("dilo-capture");
  expect(capture.process([[]], [])).toBe(true);
  expect(posted).toEqual([]);
});

test("playback waits until 60 ms are buffered, then plays all of it", () => {
  const playback = open("dilo-playback");
  post(playback, sound(2879));
  expect(render(playback, 1).every((sample) => sample === 0)).toBe(true);
  post(playback, sound(1));
  expect(render(playback, 30).filter((sample) => sample === 0.5)).toHaveLength(2880);
  expect(posted).toEqual([{ isPlaying: true }, { isPlaying: false }]);
});

test("a mark starts playback of a short buffer, and is posted once that was played", () => {
  const playback = open("dilo-playback");
  post(playback, sound(300));
  post(playback, { mark: 7 });
  render(playback, 2);
  expect(posted).not.toContainEqual({ played: 7 });
  render(playback, 1);
  expect(posted).toContainEqual({ played: 7 });
});

test("a mark with nothing before it is posted at once", () => {
  const playback = open("dilo-playback");
  post(playback, { mark: 1 });
  render(playback, 1);
  expect(posted).toEqual([{ played: 1 }]);
});

test("a flush is silence from the next sample on, and its marks are never posted", () => {
  const playback = open("dilo-playback");
  post(playback, sound(48_000));
  post(playback, { mark: 1 });
  render(playback, 10);
  post(playback, { flush: true });
  expect(render(playback, 5).every((sample) => sample === 0)).toBe(true);
  expect(posted).toEqual([{ isPlaying: true }, { isPlaying: false }]);
  post(playback, sound(128));
  post(playback, { mark: 2 });
  expect(render(playback, 2).slice(0, 128)).toEqual(Array.from({ length: 128 }, () => 0.5));
  expect(posted).toContainEqual({ played: 2 });
});

test("audio that arrives late is buffered again, so that it does not stutter", () => {
  const playback = open("dilo-playback");
  post(playback, sound(2880));
  render(playback, 24);
  post(playback, sound(960));
  expect(render(playback, 4).every((sample) => sample === 0)).toBe(true);
  post(playback, sound(1920));
  expect(render(playback, 1).some((sample) => sample === 0.5)).toBe(true);
});
