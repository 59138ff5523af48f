import { afterEach, expect, test, vi } from "vitest";
import { keysWithPrefix, readItem, removeItem, storeItem } from "./browser-storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  removeItem("dilo.test");
});

/** A storage of which some calls are refused. */
function storageRefusing(...refused: readonly ("getItem" | "setItem" | "removeItem")[]) {
  const own = localStorage;
  const calls = {
    getItem: (key: string) => own.getItem(key),
    setItem: (key: string, text: string) => own.setItem(key, text),
    removeItem: (key: string) => own.removeItem(key),
  };
  vi.stubGlobal("localStorage", { ...calls, ...Object.fromEntries(refused.map((call) => [call, refuse])) });
}

function refuse(): never {
  throw new DOMException("No room, or none allowed.", "QuotaExceededError");
}

test("a full storage: what is stored last is read, until there is room again", () => {
  expect(storeItem("dilo.test", "first")).toBe(true);
  storageRefusing("setItem");
  expect(storeItem("dilo.test", "second")).toBe(false);
  expect(readItem("dilo.test")).toBe("second");
  vi.unstubAllGlobals();
  expect(storeItem("dilo.test", "third")).toBe(true);
  expect(readItem("dilo.test")).toBe("third");
  expect(localStorage.getItem("dilo.test")).toBe("third");
});

test("a storage that is refused: items last as long as the page", () => {
  storageRefusing("getItem", "setItem", "removeItem");
  expect(readItem("dilo.test")).toBeNull();
  expect(storeItem("dilo.test", "kept")).toBe(false);
  expect(readItem("dilo.test")).toBe("kept");
  expect(keysWithPrefix("dilo.t")).toEqual(["dilo.test"]);
  removeItem("dilo.test");
  expect(readItem("dilo.test")).toBeNull();
});
