import { createContext, type ReactNode, useContext } from "react";
import { Empty, lazyPart } from "../../browser/lazy-part.tsx";
import { useLanguage } from "../../words/use-words.ts";
import type { FormCall } from "../call/form-call.ts";
import type { HearButtonProps, Hearing } from "./hear-button.tsx";

const HearButton = lazyPart(async () => (await import("./hear-button.tsx")).HearButton, Empty);
const Hush = lazyPart(async () => (await import("./hear-button.tsx")).Hush, Empty);

/** Loads the buttons: a page that was made with them is hydrated with them. */
export const { preload: preloadHear } = HearButton;

/** Undefined where nothing is read by a tap. */
export const HearContext = createContext<Hearing | undefined>(undefined);

/** Who reads where nobody has paid: a voice of the device, or none. The server's voice is for who has. */
export const byDevice: Hearing = {
  api: { speak: () => Promise.reject(new Error("Only a device's own voice reads here.")) },
  voice: { speaker: { kind: "browser", name: "", isTest: false } },
};

/** The button that reads a text aloud, and stops it; its place is kept until its code, and a voice, is here. */
export function Hear(props: Omit<HearButtonProps, "hearing">) {
  const hearing = useContext(HearContext);
  if (hearing === undefined || props.text === "") return null;
  return (
    <span className="hear" data-own="">
      <HearButton {...props} hearing={hearing} />
    </span>
  );
}

/**
 * The button that reads aloud all that stands in the `data-heard` around it, in the language of the page.
 * @param props.isOwn the text holds what the person said
 */
export function HearText({ isOwn = false }: { isOwn?: boolean }) {
  return <Hear what="text" language={useLanguage()} isOwn={isOwn} />;
}

/** The beginning of a text, a heading as a rule, with the button beside it that reads the text aloud. */
export function Heard({ children, isOwn = false }: { children: ReactNode; isOwn?: boolean }) {
  return (
    <div className="beside">
      {children}
      <HearText isOwn={isOwn} />
    </div>
  );
}

/**
 * During a call Dilo speaks by itself, and nothing is read by a tap; but where it cannot hear the person, who then reads
 * and taps, everything is. Dilo and a text are never heard at once.
 */
export function HearDuring(props: { call: Pick<FormCall, "isActive" | "isUnheard" | "status">; children: ReactNode }) {
  const { isActive, isUnheard, status } = props.call;
  const hearing = useContext(HearContext);
  return (
    <HearContext value={isActive && !isUnheard ? undefined : hearing}>
      {hearing && isUnheard && <Hush hearing={hearing} isSpeaking={status === "speaking"} />}
      {props.children}
    </HearContext>
  );
}
