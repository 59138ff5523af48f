import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import script from "../../public/not-started.js?raw";
import { openSite, stubServer } from "../testing/open-site.tsx";

const root = document.documentElement;
const oldBrowser = /^Su navegador es muy viejo/;
const missingPart = /^Una parte de esta página no llegó/;

let listeners: Record<string, (event: unknown) => void>;

beforeEach(() => {
  vi.stubGlobal("fetch", stubServer({}));
  openSite("/ayuda");
  listeners = {};
  new Function("addEventListener", script)((kind: string, listener: (event: unknown) => void) => {
    listeners[kind] = listener;
  });
});
afterEach(() => {
  root.removeAttribute("data-started");
  delete window.pressed;
  vi.unstubAllGlobals();
});

const load = () => listeners["load"]?.({});
const said = () =>
  [oldBrowser, missingPart].map((words) => screen.getByText(words).closest("[data-not-started]")).map(isShown);
const isShown = (place: Element | null) => place?.hasAttribute("hidden") === false;

test("where the page's script runs nothing is said", () => {
  root.setAttribute("data-started", "");
  load();
  expect(said()).toEqual([false, false]);
});

test("a script that ran nowhere is too much for the browser; one that was not had can be asked for again", () => {
  load();
  expect(said()).toEqual([true, false]);
});

test("a script that did not arrive can be asked for again", () => {
  listeners["error"]?.({ target: document.createElement("img") });
  listeners["error"]?.({ target: document.createElement("script") });
  load();
  expect(said()).toEqual([false, true]);
});

test("what is sent waits for the script, and for none that did not arrive", () => {
  const isHeld = () => {
    const preventDefault = vi.fn();
    listeners["submit"]?.({ preventDefault, submitter: null });
    return preventDefault.mock.calls.length > 0;
  };
  expect(isHeld()).toBe(true);
  listeners["error"]?.({ target: document.createElement("script") });
  expect(isHeld()).toBe(false);
});

test("a browser that lacks what the code needs is told so although its script began", () => {
  root.setAttribute("data-started", "");
  const { findLast } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, "findLast");
  load();
  Object.defineProperty(Array.prototype, "findLast", { value: findLast, configurable: true, writable: true });
  expect(said()).toEqual([true, false]);
});

test("the script is written for browsers of before 2015", () => {
  expect(script.replace(/\/\/.*/g, "")).not.toMatch(/=>|`|\?\.|\?\?|\b(let|const|class|async|of)\b|\.\.\.|,\s*\)/);
});
