import type { AssistantMessage } from "../call/assistant-message.ts";

/** One line of what is said in a call. */
export interface CallCaption {
  readonly role: "user" | "assistant";
  readonly text: string;
  /** False while it may still change. */
  readonly isFinal: boolean;
}

/** Captions kept of a long call. */
const mostCaptions = 100;

/** Adds a transcript: a line that was not final yet is replaced by its next version. The same list for any other message. */
export function withTranscript(captions: readonly CallCaption[], message: AssistantMessage): readonly CallCaption[] {
  if (message.type !== "transcript") return captions;
  const { role, transcript: text, transcriptType } = message;
  const open = captions.findLastIndex((caption) => caption.role === role && !caption.isFinal);
  const said = { role, text, isFinal: transcriptType === "final" };
  return (open < 0 ? [...captions, said] : captions.with(open, said)).slice(-mostCaptions);
}
