import { expect, test } from "vitest";
import { readMediaPorts } from "./media-ports.ts";

test("reads a range of ports, and any when none are named", () => {
  expect(readMediaPorts("40000-40100")).toEqual({ min: 40_000, max: 40_100 });
  expect(readMediaPorts(undefined)).toBeUndefined();
});

test.each(["40000", "40100-40000", "80-90", "50000-70000", "any"])("refuses %s", (text) => {
  expect(() => readMediaPorts(text)).toThrow("MEDIA_UDP_PORTS");
});
