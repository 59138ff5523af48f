import type { DialogueCommand } from "@dilo/forms";
import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { useCommandKeys } from "./use-command-keys.ts";

function listen() {
  const given: DialogueCommand[] = [];
  const actions = [{ command: "repeat", label: "Repetir", key: "R" }] as const;
  const Listening = () => {
    useCommandKeys(actions, (command) => given.push(command));
    return null;
  };
  const { unmount } = render(<Listening />);
  const press = (more: KeyboardEventInit) =>
    fireEvent.keyDown(window, { code: "KeyR", key: "r", altKey: true, ...more });
  return { given, press, unmount };
}

test("Alt with a action's letter gives its command, also where Option types another letter", () => {
  const { given, press } = listen();
  expect(press({})).toBe(false);
  press({ key: "®" });
  expect(given).toEqual(["repeat", "repeat"]);
});

test("a held key is one press, and AltGr, other letters and plain ones are left alone", () => {
  const { given, press, unmount } = listen();
  press({ repeat: true });
  press({ ctrlKey: true });
  press({ altKey: false });
  press({ code: "KeyQ" });
  unmount();
  press({});
  expect(given).toEqual([]);
});
