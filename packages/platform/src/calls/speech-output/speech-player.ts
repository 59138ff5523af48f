import type { RoomPeer } from "../../rooms/room-peer.ts";
import type { Voice } from "../../speech/voices/voice.ts";
import { playText } from "./play-text.ts";

export interface SpeechPlayerParts {
  readonly voice: Voice | undefined;
  /** The pace of this platform's assistants; what an utterance asks for is relative to it. */
  readonly rate: number;
  /** Of what is said, two letters. */
  readonly language: string;
  /** Writes a text as the voice is to say it. */
  readonly pronounce?: ((text: string) => string) | undefined;
  /** Where speech goes now; undefined while nobody is in the room. */
  readonly peer: () => RoomPeer | undefined;
  /** The voice has made sound; `aheadMs` of it is not yet heard. */
  readonly onProgress: (mark: number, progress: { readonly aheadMs: number; readonly isLast: boolean }) => void;
  readonly onFailed: (mark: number) => void;
}

/** Speaks one utterance at a time into the room, with the server's voice or the browser's. */
export interface SpeechPlayer {
  speak(utterance: {
    readonly mark: number;
    readonly text: string;
    readonly rate: number;
    readonly by: "server" | "browser";
    readonly fromMs?: number | undefined;
  }): void;
  stopSpeaking(): void;
  /** The utterance whose end the page has confirmed; undefined when the mark means nothing any more. */
  confirmed(wireMark: number): number | undefined;
}

interface Wanted {
  readonly mark: number;
  readonly text: string;
  readonly rate: number;
  readonly fromMs?: number | undefined;
}

export function openSpeechPlayer(parts: SpeechPlayerParts): SpeechPlayer {
  const { voice, language, onProgress, onFailed } = parts;
  let current = new AbortController();
  let nextWireMark = 1;
  let awaited: { readonly wireMark: number; readonly mark: number } | undefined;

  async function speakHere({ mark, text, rate, fromMs }: Wanted): Promise<void> {
    const { signal } = current;
    const peer = parts.peer();
    try {
      if (voice === undefined || peer === undefined) throw new Error("Nobody can speak here.");
      const onSound = (aheadMs: number) => onProgress(mark, { aheadMs, isLast: false });
      const aheadMs = await playText({ voice, text, rate, language, signal, peer, onProgress: onSound, fromMs });
      peer.mark(awaitMark(mark));
      onProgress(mark, { aheadMs, isLast: true });
    } catch {
      if (!signal.aborted) onFailed(mark);
    }
  }

  function speakThere({ mark, text, rate }: Wanted): void {
    const sentences = sentencesOf(text);
    for (const [at, sentence] of sentences.entries()) {
      const wireMark = at === sentences.length - 1 ? awaitMark(mark) : nextWireMark++;
      parts.peer()?.speak({ mark: wireMark, text: sentence, rate });
    }
  }

  function awaitMark(mark: number): number {
    awaited = { wireMark: nextWireMark++, mark };
    return awaited.wireMark;
  }

  return {
    speak: ({ mark, text, rate, by, fromMs }) => {
      current = new AbortController();
      const wanted = { mark, text: parts.pronounce?.(text) ?? text, rate: parts.rate * rate, fromMs };
      if (by === "browser") speakThere(wanted);
      else void speakHere(wanted);
    },
    stopSpeaking: () => {
      current.abort();
      parts.peer()?.flush();
    },
    confirmed: (wireMark) => (awaited?.wireMark === wireMark ? awaited.mark : undefined),
  };
}

/** Browsers' voices stop by themselves after some 14 s: they get one sentence at a time. Characters: some 12 s. */
const longest = 140;

/** Cuts a text into sentences, and sentences that are too long at a comma or a space. */
export function sentencesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.flatMap((sentence) => shorten(sentence.trim())).filter((part) => part !== "");
}

function shorten(sentence: string): readonly string[] {
  if (sentence.length <= longest) return [sentence];
  const comma = sentence.lastIndexOf(", ", longest);
  const space = sentence.lastIndexOf(" ", longest);
  const cut = comma > 0 ? comma + 1 : space > 0 ? space : longest;
  return [sentence.slice(0, cut).trim(), ...shorten(sentence.slice(cut).trim())];
}
