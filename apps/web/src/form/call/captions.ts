import type { AssistantMessage } from "@dilo/api";
import type { Interview } from "@dilo/forms";
import { useEffect, useState } from "react";

type Transcript = Extract<AssistantMessage, { type: "transcript" }>;

/** One thing said, by either side. `isFinal` is false while it is still being heard. */
export interface Caption {
  readonly id: number;
  readonly who: "assistant" | "person";
  readonly text: string;
  readonly isFinal: boolean;
}

/** More than this scrolls out of sight anyway. */
const mostCaptions = 6;

/** The captions after one more transcript: a partial is replaced by what follows it from the same side. */
export function withTranscript(captions: readonly Caption[], message: Transcript): readonly Caption[] {
  const who = message.role === "assistant" ? "assistant" : "person";
  const isFinal = message.transcriptType === "final";
  const open = captions.findLast((caption) => caption.who === who && !caption.isFinal);
  const caption = { id: open?.id ?? (captions.at(-1)?.id ?? 0) + 1, who, text: message.transcript, isFinal } as const;
  const others = captions.filter((other) => other !== open);
  return [...others, caption].slice(-mostCaptions);
}

/** The captions of the call; those of a form end with it, because they hold its answers. */
export function useCaptions(phase: Interview["phase"]): readonly [readonly Caption[], (message: Transcript) => void] {
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  useEffect(() => {
    if (phase === "choosing") setCaptions([]);
  }, [phase]);
  return [captions, (message) => setCaptions((before) => withTranscript(before, message))];
}
