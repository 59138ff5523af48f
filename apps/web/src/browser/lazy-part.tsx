import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { useWords } from "../words/use-words.ts";
import { createListeners } from "./listeners.ts";
import { type LoadDelay, loadCode } from "./load-code.ts";

/** A part of the page whose code is loaded when it is first shown. `preload` loads it sooner. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * Makes a part of the page out of its import. While the code is loading, its place says so in words; loading is
 * retried until it succeeds.
 * @param Meanwhile shown in its place meanwhile; a part that nobody waits for needs no words
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<{ delay: LoadDelay | undefined }> = NotHere,
): LazyPart<Props> {
  const { notify, subscribe } = createListeners();
  let whereabouts: "coming" | LoadDelay | "here" = "coming";
  let Arrived: ComponentType<Props> | undefined;
  let arrival: Promise<void> | undefined;

  const move = (next: typeof whereabouts): void => {
    whereabouts = next;
    notify();
  };
  const arrive = async (): Promise<void> => {
    Arrived = await loadCode(load, move);
    move("here");
  };
  const preload = (): Promise<void> => {
    arrival ??= arrive();
    return arrival;
  };
  const current = () => whereabouts;
  const Place = (props: Props) => {
    const where = useSyncExternalStore(subscribe, current, current);
    useEffect(() => void preload(), []);
    if (Arrived) return <Arrived {...props} />;
    return <Meanwhile delay={where === "offline" || where === "outdated" ? where : undefined} />;
  };
  return Object.assign(Place, { preload });
}

/** Says that a part of the page is coming, or why it does not. `text` says what it is, else that it takes a moment. */
export function NotHere({ delay, text }: { delay: LoadDelay | undefined; text?: string }) {
  const { oneMoment } = useWords().common;
  return (
    <div className="wrap narrow stack airy room">
      <CodeDelay className="lead" delay={delay} text={text ?? oneMoment} />
    </div>
  );
}

/** What is said while code is loading, or why it does not come, with a way to load the page of an update. */
export function CodeDelay(props: { className: string; delay: LoadDelay | undefined; text: string }) {
  const { loadDelay } = useWords().common;
  const { className, delay, text } = props;
  return (
    <>
      <p className={className} role="status">
        {delay ? loadDelay[delay] : text}
      </p>
      {delay === "outdated" && (
        <button className="button" type="button" onClick={() => window.location.reload()}>
          {loadDelay.reopen}
        </button>
      )}
    </>
  );
}

/** The placeholder of what is under the screen's end: the footer stays below it, and does not jump when it comes. */
export function Room() {
  return <div className="room" />;
}

/** The placeholder of a part that nobody waits for: nothing. */
export function Empty(): null {
  return null;
}
