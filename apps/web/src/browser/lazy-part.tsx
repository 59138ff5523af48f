import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { useWords } from "../words/use-words.ts";
import { changes } from "./listeners.ts";
import { type Delay, untilCodeArrives } from "./load-code.ts";

/** A part of the page whose code comes when it is first shown. `bring` fetches it sooner. */
export type Part<Props> = ComponentType<Props> & { readonly bring: () => Promise<void> };

/**
 * Makes a part out of the import that brings it. While the code is not here its place says so in words; it is asked
 * for until it comes.
 * @param Meanwhile what stands in its place; something that nobody waits for needs no words
 */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<{ delay: Delay | undefined }> = NotHere,
): Part<Props> {
  const { tell, subscribe } = changes();
  let whereabouts: "coming" | Delay | "here" = "coming";
  let Arrived: ComponentType<Props> | undefined;
  let arrival: Promise<void> | undefined;

  const move = (next: typeof whereabouts): void => {
    whereabouts = next;
    tell();
  };
  const arrive = async (): Promise<void> => {
    Arrived = await untilCodeArrives(load, move);
    move("here");
  };
  const bring = (): Promise<void> => {
    arrival ??= arrive();
    return arrival;
  };
  const current = () => whereabouts;
  const Place = (props: Props) => {
    const where = useSyncExternalStore(subscribe, current, current);
    useEffect(() => void bring(), []);
    if (Arrived) return <Arrived {...props} />;
    return <Meanwhile delay={where === "late" || where === "gone" ? where : undefined} />;
  };
  return Object.assign(Place, { bring });
}

function NotHere({ delay }: { delay: Delay | undefined }) {
  const { oneMoment, late } = useWords().common;
  return (
    <div className="wrap narrow stack">
      <p className="lead" role="status">
        {delay ? late[delay] : oneMoment}
      </p>
      {delay === "gone" && (
        <button className="button" type="button" onClick={() => window.location.reload()}>
          {late.reopen}
        </button>
      )}
    </div>
  );
}

/** The place of a part that nobody waits for: it is empty until the part is here. */
export function Empty(): null {
  return null;
}
