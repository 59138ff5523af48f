import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { useWords } from "../words/use-words.ts";
import { createListeners } from "./listeners.ts";
import { type LoadDelay, loadCode } from "./load-code.ts";

/** A part of the page whose code comes when it is first shown. `preload` fetches it sooner. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * Makes a part out of the import that brings it. While the code is not here its place says so in words; it is asked
 * for until it comes.
 * @param Meanwhile what stands in its place; something that nobody waits for needs no words
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

function NotHere({ delay }: { delay: LoadDelay | undefined }) {
  const { oneMoment, loadDelay } = useWords().common;
  return (
    <div className="wrap narrow stack">
      <p className="lead" role="status">
        {delay ? loadDelay[delay] : oneMoment}
      </p>
      {delay === "outdated" && (
        <button className="button" type="button" onClick={() => window.location.reload()}>
          {loadDelay.reopen}
        </button>
      )}
    </div>
  );
}

/** The place of a part that nobody waits for: it is empty until the part is here. */
export function Empty(): null {
  return null;
}
