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

test("knows places without a ZIP code of their own, by the region they lie in", () => {
  expect(lookups.accepted?.("33174")).toContain("Sweetwater");
  expect(lookups.accepted?.("32801")).not.toContain("Sweetwater");
  expect(lookups.accepted?.("00000")).toEqual([]);
  expect(lookups.city?.("sweetwater", "FL")).toBe(true);
});
