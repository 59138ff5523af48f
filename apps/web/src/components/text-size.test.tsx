import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showTextSize } from "../browser/text-size.ts";
import { openSite, stubServer } from "../testing/open-site.tsx";

beforeEach(() => vi.stubGlobal("fetch", stubServer({})));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  showTextSize();
});

const size = () => document.documentElement.dataset["text"];

test("the letters grow by a tap, step by step, stay so on the next visit, and go back to the usual size", () => {
  showTextSize();
  openSite("/ayuda");
  expect(size()).toBe("0");
  fireEvent.click(screen.getByRole("button", { name: "A+ Letra más grande" }));
  fireEvent.click(screen.getByRole("button", { name: "A+ Letra más grande" }));
  expect(size()).toBe("2");

  cleanup();
  showTextSize();
  openSite("/");
  expect(size()).toBe("2");
  fireEvent.click(screen.getByRole("button", { name: "A− Letra normal" }));
  expect(size()).toBe("0");
  expect(screen.getByRole("button", { name: "A+ Letra más grande" })).toBeDefined();
});

test.each(["9", "x", "-1"])("what no page has stored (%s) leaves the usual size", (stored) => {
  localStorage.setItem("dilo_text", stored);
  showTextSize();
  expect(size()).toBe("0");
});
