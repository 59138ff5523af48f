import { expect, test } from "vitest";
import { openLookups } from "./lookups.ts";

const lookups = openLookups();

test("knows the city and state of a ZIP code", () => {
  expect(lookups.zip?.("90012")).toEqual({ city: "Los Angeles", state: "CA" });
  expect(lookups.zip?.("00000")).toBeUndefined();
});

test("knows the places of a state by their folded name", () => {
  expect(lookups.city?.("losangeles", "CA")).toBe(true);
  expect(lookups.city?.("losangeles", "ND")).toBe(false);
});

test("tells a number that cannot be from one that can", () => {
  expect(lookups.phone?.("+13055550123")).toBe(true);
  expect(lookups.phone?.("+1305")).toBe(false);
});
