import { afterEach, expect, test, vi } from "vitest";
import { clear, grant } from "../access/access.ts";
import { fakeIndexedDb } from "../testing/fake-indexed-db.ts";
import { openBrowserDatabase } from "./browser-database.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a record is removed also where the browser has closed the database meanwhile", async () => {
  const browser = fakeIndexedDb();
  vi.stubGlobal("indexedDB", browser);
  const database = openBrowserDatabase();
  await database.store("draft", "sealed");
  expect(await database.read("draft")).toBe("sealed");
  browser.close();
  await database.remove("draft");
  expect(browser.records.size).toBe(0);
});

test("where the browser keeps no database nothing is stored, and nothing fails", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const database = openBrowserDatabase();
  await database.store("draft", "sealed");
  expect(await database.read("draft")).toBeUndefined();
  await database.remove("draft");
});

test("a payment that is forgotten takes along what was kept of its form", async () => {
  const browser = fakeIndexedDb();
  browser.records.set("draft", "sealed");
  vi.stubGlobal("indexedDB", browser);
  grant("cs_1");
  clear();
  await vi.waitFor(() => expect(browser.records.size).toBe(0));
});
