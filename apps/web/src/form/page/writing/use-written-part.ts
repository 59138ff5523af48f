import type { PublicConfig } from "@dilo/api";
import { useEffect } from "react";
import type { FormCall } from "../../call/form-call.ts";
import type { ScreenView } from "../../interview-view/screen-view.ts";

/** What tells whether a question is only written. */
interface WrittenPartState {
  readonly config: PublicConfig;
  readonly view: ScreenView;
  readonly call: Pick<FormCall, "isActive" | "stop">;
}

/**
 * Where a vendor's assistant speaks, nobody knows in which words it reads the questions of a part aloud: they are answered
 * in writing, and a call that reaches them ends.
 * @returns whether the question that is asked now is one of them
 */
export function useWrittenPart({ config, view, call }: WrittenPartState): boolean {
  const isWritten = areWritten(config) && view.kind === "asking" && view.field.extra?.part !== undefined;
  const { isActive, stop } = call;
  useEffect(() => {
    if (isWritten && isActive) stop();
  }, [isWritten, isActive, stop]);
  return isWritten;
}

/** Whether the parts of a form are answered in writing alone. */
export function areWritten({ voice }: PublicConfig): boolean {
  return voice.platform === "hosted";
}
