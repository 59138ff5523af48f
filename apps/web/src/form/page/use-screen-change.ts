import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings a person to the beginning of each new screen: its top is shown, and its heading has the focus, for those who
 * use a screen reader or the keyboard; or to what has `data-arrival`, where the screen has it. The first screen is left
 * as the browser opened it.
 * @param screen a different text for each screen
 * @returns the ref of the element that holds the screens
 */
export function useScreenChange(screen: string): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo(0, 0);
    const screenOf = holder.current;
    const arrival = screenOf?.querySelector<HTMLElement>("[data-arrival]");
    if (arrival) {
      arrival.scrollIntoView({ block: "nearest" });
      arrival.focus({ preventScroll: true });
      return;
    }
    const heading = screenOf?.querySelector<HTMLElement>(".question") ?? screenOf?.querySelector<HTMLElement>("h1, h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [screen]);
  return holder;
}
