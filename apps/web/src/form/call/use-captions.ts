import type { AssistantMessage } from "@dilo/api";
import type { Interview } from "@dilo/forms";
import { useEffect, useState } from "react";
import { type Caption, withTranscript } from "./captions.ts";

type Transcript = Extract<AssistantMessage, { type: "transcript" }>;

/** The captions of the call; those of a form end with it, because they hold its answers. */
export function useCaptions(phase: Interview["phase"]): readonly [readonly Caption[], (message: Transcript) => void] {
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  useEffect(() => {
    if (phase === "choosing") setCaptions([]);
  }, [phase]);
  return [captions, (message) => setCaptions((before) => withTranscript(before, message))];
}
