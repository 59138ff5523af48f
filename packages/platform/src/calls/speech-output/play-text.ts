import { roomAudio } from "@dilo/api";
import { openFramer } from "../../audio/framer.ts";
import type { RoomPeer } from "../../rooms/room-peer.ts";
import type { Voice } from "../../speech/voices/voice.ts";

/** Progress is reported once in this many frames: half a second. */
const framesPerReport = 25;

export interface Playback {
  readonly voice: Voice;
  readonly text: string;
  readonly rate: number;
  readonly language: string;
  readonly signal: AbortSignal;
  readonly peer: RoomPeer;
  readonly onProgress: (aheadMs: number) => void;
  /** What of its sound is left out, at the beginning. Milliseconds. */
  readonly fromMs?: number | undefined;
}

/**
 * Speaks one text into the room.
 * @returns milliseconds not yet heard when the last frame was sent
 * @throws whatever the voice throws; Error when it made no sound at all
 */
export async function playText(playback: Playback): Promise<number> {
  const { voice, text, rate, language, signal, peer, fromMs = 0 } = playback;
  const framer = openFramer(roomAudio.frameSamples);
  const skipped = Math.floor(fromMs / roomAudio.frameMs);
  let frames = 0;
  let aheadMs = 0;

  async function send(frame: Int16Array): Promise<void> {
    signal.throwIfAborted();
    frames += 1;
    if (frames <= skipped) return;
    const sent = peer.play(frame);
    if (frames === skipped + 1) playback.onProgress(roomAudio.frameMs);
    aheadMs = await sent;
    if (frames % framesPerReport === 0) playback.onProgress(aheadMs);
  }

  for await (const chunk of voice.speak(text, { signal, rate, language })) {
    for (const frame of framer.push(chunk)) await send(frame);
  }
  const last = framer.end();
  if (last !== undefined) await send(last);
  signal.throwIfAborted();
  if (frames === 0) throw new Error("The voice made no sound.");
  return aheadMs;
}
