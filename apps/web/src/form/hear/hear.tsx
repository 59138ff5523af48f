import { createContext, useContext } from "react";
import { Empty, lazyPart } from "../../browser/lazy-part.tsx";
import type { HearButtonProps, Hearing } from "./hear-button.tsx";

const HearButton = lazyPart(async () => (await import("./hear-button.tsx")).HearButton, Empty);

/** Undefined where nothing is read by a tap: during a call Dilo speaks by itself. */
export const HearContext = createContext<Hearing | undefined>(undefined);

/** The button that reads a text aloud, and stops it; its place is kept until its code is here. */
export function Hear(props: Omit<HearButtonProps, "hearing">) {
  const hearing = useContext(HearContext);
  if (hearing === undefined || props.text === "") return null;
  return (
    <span className={hearing.voice.speaker.kind === "server" ? "hear kept" : "hear"}>
      <HearButton {...props} hearing={hearing} />
    </span>
  );
}
