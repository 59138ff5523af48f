import { useRef } from "react";

/** Two presses of one button this close together are one: hands tremble, and some learnt to click twice. Milliseconds. */
export const samePressMs = 500;

/** Ignores the second press of a double click: "Atrás" twice would go back two questions. */
export function useOncePressed<Thing>(act: (thing: Thing) => void): (thing: Thing) => void {
  const last = useRef<{ readonly thing: Thing; readonly at: number }>(undefined);
  return (thing) => {
    const at = Date.now();
    const isSame = last.current?.thing === thing && at - last.current.at < samePressMs;
    last.current = { thing, at };
    if (!isSame) act(thing);
  };
}
