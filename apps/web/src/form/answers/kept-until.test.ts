import { afterEach, expect, test } from "vitest";
import { openKeptUntil } from "./kept-until.ts";

const until = Date.parse("2026-11-23T15:00:00.000Z");
afterEach(() => localStorage.clear());

test("tells that it was deleted from then on, and who comes by another payment nothing", () => {
  let now = until - 1;
  const kept = openKeptUntil("1700000000000", () => now);
  expect(kept.ended()).toBeUndefined();
  kept.remember(until);
  expect(kept.ended()).toBeUndefined();
  expect(kept.end()).toBe(until);
  now = until;
  expect(kept.ended()).toEqual(new Date(until));
  expect(kept.end()).toBeUndefined();
  const other = openKeptUntil("1700000000001", () => now - 1);
  expect([other.ended(), other.end()]).toEqual([undefined, undefined]);
});

test("begins anew when everything is deleted by hand", () => {
  const kept = openKeptUntil("1700000000000", () => until);
  kept.remember(until);
  kept.forget();
  expect(kept.ended()).toBeUndefined();
});
