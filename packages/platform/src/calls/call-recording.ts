import { roomAudio } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import type { RoomPeer } from "../rooms/room-peer.ts";

/** What is older than this can't change any more: late frames and a silenced voice reach no further back. Milliseconds. */
const settledAfterMs = 500;

/** Sound is handed over in pieces of this length, and the rest at the end. Milliseconds. */
const pieceMs = 1000;

const samplesPerMs = roomAudio.sampleRate / 1000;

/** Both sides of a call as one sound on one timeline, with the silence between: 16 kHz, 16-bit, the person left. */
export interface CallRecording {
  /** A frame of the microphone has just been heard. */
  hear(frame: Int16Array): void;
  /** The same room; what is played in it is recorded as it will be heard. */
  tap(peer: RoomPeer): RoomPeer;
  end(): void;
}

/** @param onSound takes interleaved little-endian stereo, in order and without gaps */
export function openCallRecording(clock: Clock, onSound: (stereo: Uint8Array) => void): CallRecording {
  const person = openTrack();
  const assistant = openTrack();
  let startedAt: number | undefined;
  let given = 0;

  function now(): number {
    startedAt ??= clock.now();
    return Math.round((clock.now() - startedAt) * samplesPerMs);
  }

  function give(until: number): void {
    if (until <= given) return;
    const left = person.take(given, until);
    const right = assistant.take(given, until);
    const stereo = Buffer.alloc((until - given) * 4);
    for (let at = 0; at < until - given; at += 1) {
      stereo.writeInt16LE(left[at] ?? 0, at * 4);
      stereo.writeInt16LE(right[at] ?? 0, at * 4 + 2);
    }
    given = until;
    onSound(stereo);
  }

  /** A long silence is emitted in pieces too, to keep memory small. */
  function giveWhole(settled: number): void {
    while (settled - given >= pieceMs * samplesPerMs) give(given + pieceMs * samplesPerMs);
  }

  function add(track: Track, from: number, frame: Int16Array): void {
    track.add(Math.max(from, given), frame);
    giveWhole(now() - settledAfterMs * samplesPerMs);
  }

  return {
    hear: (frame) => add(person, now() - frame.length, frame),
    tap: (peer) => ({
      mark: (mark) => peer.mark(mark),
      speak: (utterance) => peer.speak(utterance),
      send: (data) => peer.send(data),
      end: (reason) => peer.end(reason),
      refuse: (error, message) => peer.refuse(error, message),
      play: (frame) => {
        add(assistant, now(), frame);
        return peer.play(frame);
      },
      flush: () => {
        assistant.cut(now());
        peer.flush();
      },
    }),
    end: () => {
      if (startedAt === undefined) return;
      giveWhole(now());
      give(now());
    },
  };
}

/** One side's frames on the timeline, one after the other. Places count samples. */
interface Track {
  add(from: number, frame: Int16Array): void;
  /** Drops what was to come from a place on. */
  cut(place: number): void;
  /** Takes the sound between two positions, silence where there is none. */
  take(from: number, until: number): Int16Array;
}

function openTrack(): Track {
  let frames: { readonly from: number; readonly samples: Int16Array }[] = [];
  let end = 0;
  return {
    add: (from, samples) => {
      const place = Math.max(from, end);
      frames.push({ from: place, samples: samples.slice() });
      end = place + samples.length;
    },
    cut: (place) => {
      frames = frames
        .filter(({ from }) => from < place)
        .map(({ from, samples }) => ({ from, samples: samples.subarray(0, place - from) }));
      end = Math.min(end, place);
    },
    take: (from, until) => {
      const sound = new Int16Array(until - from);
      for (const frame of frames) {
        const [first, last] = [Math.max(frame.from, from), Math.min(frame.from + frame.samples.length, until)];
        if (first < last) sound.set(frame.samples.subarray(first - frame.from, last - frame.from), first - from);
      }
      frames = frames.filter((frame) => frame.from + frame.samples.length > until);
      return sound;
    },
  };
}
