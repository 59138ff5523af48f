import { describe, expect, test } from "vitest";
import type { Place } from "../../answer.ts";
import { interpret } from "../../interpret.ts";
import { lookupsOf } from "../../places.ts";

const places: readonly Place[] = [
  { zip: "33174", city: "Miami", state: "FL", alike: ["miami"], accepted: ["Sweetwater", "Doral", "Miami Lakes"] },
  { zip: "07093", city: "North Bergen", state: "NJ", alike: ["northbergen"], accepted: ["West New York"] },
];
const read = (heard: string, known = places) =>
  interpret({ kind: "address", heard, today: "2026-11-20", lookups: lookupsOf(known) });

describe("a place without a ZIP code of its own", () => {
  test.each([
    ["10850 sw 4 st apt 202 sweetwater fl 33174", "10850 Southwest 4th Street, Apt 202, Sweetwater, FL 33174"],
    ["8300 NW 53rd St, Doral, FL 33174", "8300 Northwest 53rd Street, Doral, FL 33174"],
    ["6500 Main Street, Miami Lakes, Florida 33174", "6500 Main Street, Miami Lakes, FL 33174"],
    [
      "cuatrocientos veinte fifteenth street west new york new jersey cero siete cero nueve tres",
      "420 15th Street, West New York, NJ 07093",
    ],
  ])("%s keeps it, and nothing is said of another city", (heard, english) => {
    expect(read(heard)).toMatchObject({ status: "value", english, warnings: [] });
  });

  test("spelled as it is heard, it is put right and read back", () => {
    expect(read("10850 sw 4 st apt 202 swetwater fl 33174")).toMatchObject({
      status: "value",
      value: { city: "Sweetwater" },
      needsConfirmation: true,
    });
  });

  test("one that sounds like none of them stays as it was said, beside the ZIP code's own", () => {
    expect(read("100 Palm Street, Kendall, FL 33174")).toMatchObject({
      value: { city: "Kendall" },
      warnings: ["city-of-zip"],
    });
  });

  test("that of another state is none", () => {
    const reading = read("10 Oak Street, Sweetwater, New Jersey 33174");
    expect(reading).toMatchObject({ status: "ask", warnings: ["zip-mismatch"] });
  });
});
