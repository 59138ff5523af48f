import type { DialogueCommand } from "@dilo/forms";
import { useEffect, useRef } from "react";
import type { Way } from "./available-actions.ts";

/** Obeys Alt with a letter for what one can do now. With Alt no key is taken from who types, or from a screen reader. */
export function useCommandKeys(ways: readonly Way[], onCommand: (command: DialogueCommand) => void): void {
  const latest = useRef({ ways, onCommand });
  latest.current = { ways, onCommand };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // A held key is one press; AltGr, which writes the arroba, comes as Ctrl and Alt.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      // By its place: with Option, a Mac types another letter.
      const way = latest.current.ways.find(({ key }) => event.code === `Key${key}`);
      if (way === undefined) return;
      event.preventDefault();
      latest.current.onCommand(way.command);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
