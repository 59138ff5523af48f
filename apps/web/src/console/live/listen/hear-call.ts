import { apiUrl } from "../../session/platform.ts";
import { beginOf, heardIn, loudness, sampleRate } from "./sound.ts";

/** What whoever listens in is told. */
interface Hearing {
  onOpen(): void;
  /** How loud each side was in a piece, between 0 and 1. */
  onHeard(person: number, assistant: number): void;
  /** @param isOver the call is over; false where the line was lost, or there was none */
  onEnd(isOver: boolean): void;
}

/** What a socket is closed with when the call is over. */
const over = 1000;

/**
 * Plays a call that is up, in this browser: has to be asked for by a press, or the browser plays nothing.
 * @returns stops it
 */
export function hearCall(callId: string, { onOpen, onHeard, onEnd }: Hearing): () => void {
  const sound = new AudioContext({ sampleRate });
  // The session's cookie goes along.
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${apiUrl}/call/${callId}/listen`);
  socket.binaryType = "arraybuffer";
  let next = 0;
  const play = (piece: ArrayBuffer) => {
    const { person, assistant } = heardIn(piece);
    onHeard(loudness(person), loudness(assistant));
    const begin = beginOf(next, sound.currentTime);
    if (begin === undefined || person.length === 0) return;
    const buffer = sound.createBuffer(2, person.length, sampleRate);
    buffer.copyToChannel(person, 0);
    buffer.copyToChannel(assistant, 1);
    const source = sound.createBufferSource();
    source.buffer = buffer;
    source.connect(sound.destination);
    source.start(begin);
    next = begin + buffer.duration;
  };
  const close = () => {
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    if (sound.state !== "closed") void sound.close();
  };
  socket.onopen = onOpen;
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => play(data);
  socket.onclose = ({ code }) => {
    close();
    onEnd(code === over);
  };
  return close;
}
