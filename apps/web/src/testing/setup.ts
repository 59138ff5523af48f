import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

// Everything is rendered twice, and every effect undone and done again: as in development, what cannot bear it fails.
// A busy machine may take longer than the second the library waits by default.
configure({ reactStrictMode: true, asyncUtilTimeout: 30_000 });

// The files of one thread share its window: a page, and an address ("blob:pdf"), that another file left there are not this one's.
beforeAll(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL("http://localhost:3000/");
  document.body.replaceChildren();
  document.documentElement.lang = "";
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});
