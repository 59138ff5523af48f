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
  now = until;
  expect(kept.ended()).toEqual(new Date(until));
  expect(openKeptUntil("1700000000001", () => now).ended()).toBeUndefined();
});

test("begins anew when everything is deleted by hand", () => {
  const kept = openKeptUntil("1700000000000", () => until);
  kept.remember(until);
  kept.forget();
  expect(kept.ended()).toBeUndefined();
});
