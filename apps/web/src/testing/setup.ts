import { cleanup, configure, fireEvent } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

// React calls it a change when something is typed; for the browser, and for Preact, it is input.
const { change } = fireEvent;
fireEvent.change = (element, init) => {
  const isTyped = element instanceof HTMLInputElement && !["radio", "checkbox"].includes(element.type);
  return isTyped || element instanceof HTMLTextAreaElement ? fireEvent.input(element, init) : change(element, init);
};

// A busy machine may take longer than the second it waits by default.
configure({ asyncUtilTimeout: 10_000 });

// The files of one thread share its document: a page that another file left there is not this one's.
beforeAll(() => document.body.replaceChildren());

afterEach(() => {
  cleanup();
  localStorage.clear();
});
