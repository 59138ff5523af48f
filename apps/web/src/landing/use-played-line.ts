import { type RefObject, useEffect, useRef, useState } from "react";

/** A recording with captions, and which of their lines is being said: counted from 0. */
export interface PlayedLine {
  readonly player: RefObject<HTMLAudioElement | null>;
  readonly line: number | undefined;
  /** The recording cannot be had. */
  readonly isSilent: boolean;
}

/** Follows a recording by its captions, whose cues are named by their number, from 1. */
export function usePlayedLine(): PlayedLine {
  const player = useRef<HTMLAudioElement>(null);
  const [line, setLine] = useState<number>();
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    const audio = player.current;
    const track = audio?.textTracks?.[0];
    if (!audio) return;
    const onError = () => setIsSilent(true);
    const onLine = () => {
      const cue = track?.activeCues?.[0];
      setLine(cue ? Number(cue.id) - 1 : undefined);
    };
    // It may have failed, or be playing, before this code was here.
    if (audio.error) onError();
    onLine();
    audio.addEventListener("error", onError);
    track?.addEventListener("cuechange", onLine);
    return () => {
      audio.removeEventListener("error", onError);
      track?.removeEventListener("cuechange", onLine);
    };
  }, []);
  return { player, line, isSilent };
}
