import { beforeEach, describe, expect, test } from "vitest";
import type { RoomPeer } from "../rooms/room-peer.ts";
import { type FakeClock, fakeClock } from "../testing/fake-clock.ts";
import { type CallRecording, openCallRecording } from "./call-recording.ts";

let clock: FakeClock;
let recording: CallRecording;
let pieces: Uint8Array[];
let peer: RoomPeer;
let played: number;
beforeEach(() => {
  clock = fakeClock();
  pieces = [];
  played = 0;
  recording = openCallRecording(clock, (stereo) => pieces.push(stereo));
  const nothing = () => {};
  const play = async () => {
    played += 1;
    return 20;
  };
  peer = { play, mark: nothing, flush: nothing, speak: nothing, send: nothing, end: nothing, refuse: nothing };
});

const frame = (value: number) => new Int16Array(320).fill(value);

/** Both sides at a moment, milliseconds from the first frame's end. */
function at(ms: number): readonly [person: number, assistant: number] {
  const sound = Buffer.concat(pieces);
  return [sound.readInt16LE(ms * 64), sound.readInt16LE(ms * 64 + 2)];
}

function end(): number {
  recording.end();
  return Buffer.concat(pieces).length / 64;
}

test("puts each side where it was heard, with silence between", () => {
  recording.hear(frame(1));
  clock.pass(1000);
  void recording.tap(peer).play(frame(2));
  clock.pass(1000);
  expect(end()).toBe(2000);
  expect(at(10)).toEqual([1, 0]);
  expect(at(500)).toEqual([0, 0]);
  expect(at(1010)).toEqual([0, 2]);
  expect(at(1030)).toEqual([0, 0]);
  expect(played).toBe(1);
});

test("what is sent ahead is recorded as it will be heard, and what is silenced is not", () => {
  const room = recording.tap(peer);
  for (let frames = 0; frames < 40; frames += 1) void room.play(frame(3));
  clock.pass(400);
  room.flush();
  clock.pass(100);
  void room.play(frame(4));
  clock.pass(500);
  expect(end()).toBe(1000);
  expect(at(390)).toEqual([0, 3]);
  expect(at(410)).toEqual([0, 0]);
  expect(at(510)).toEqual([0, 4]);
});

test("both at once are both there, and late frames follow one another", () => {
  const room = recording.tap(peer);
  void room.play(frame(5));
  clock.pass(20);
  for (let frames = 0; frames < 3; frames += 1) recording.hear(frame(6));
  clock.pass(200);
  end();
  expect(at(10)).toEqual([6, 5]);
  expect(at(50)).toEqual([6, 0]);
  expect(at(70)).toEqual([0, 0]);
});

describe("memory stays small", () => {
  test("a long silence comes in pieces, without a gap", () => {
    recording.hear(frame(1));
    clock.pass(90_000);
    recording.hear(frame(7));
    clock.pass(1000);
    expect(end()).toBe(91_000);
    expect(Math.max(...pieces.map(({ length }) => length))).toBe(64_000);
    expect(at(89_990)).toEqual([7, 0]);
  });

  test("a call in which nobody made a sound has no recording", () => {
    clock.pass(5000);
    recording.end();
    expect(pieces).toEqual([]);
  });
});
