import type { DialogueCommand } from "@dilo/forms";
import { useEffect, useRef } from "react";
import type { DialogueAction } from "../interview-view/available-actions.ts";

/** Runs the action of Alt with a letter. Alt leaves every key to people who type or use a screen reader. */
export function useCommandKeys(
  actions: readonly DialogueAction[],
  onCommand: (command: DialogueCommand) => void,
): void {
  const latest = useRef({ actions, onCommand });
  latest.current = { actions, onCommand };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // A held key is one press; AltGr, which writes the arroba, comes as Ctrl and Alt.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      // By its position on the keyboard: with Option, a Mac types another character.
      const action = latest.current.actions.find(({ key }) => event.code === `Key${key}`);
      if (action === undefined) return;
      event.preventDefault();
      latest.current.onCommand(action.command);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
