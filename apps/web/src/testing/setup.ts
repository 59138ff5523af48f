import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

// Everything is rendered twice, and every effect undone and done again: as in development, what cannot bear it fails.
// A busy machine may take longer than the second the library waits by default.
configure({ reactStrictMode: true, asyncUtilTimeout: 10_000 });

// The files of one thread share its document: a page that another file left there is not this one's.
beforeAll(() => {
  document.body.replaceChildren();
  document.documentElement.lang = "";
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});
