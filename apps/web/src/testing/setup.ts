import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach } from "vitest";

// React calls it a change when something is typed; for the browser, and for Preact, it is input.
const { change } = fireEvent;
fireEvent.change = (element, init) => {
  const isTyped = element instanceof HTMLInputElement && !["radio", "checkbox"].includes(element.type);
  return isTyped || element instanceof HTMLTextAreaElement ? fireEvent.input(element, init) : change(element, init);
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});
