import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { interviewChart } from "./chart.ts";
import { situations } from "./situation.ts";
import { table } from "./table.ts";

test("docs/interview.md shows the table as it is", () => {
  const page = readFileSync(new URL("../../../../docs/interview.md", import.meta.url), "utf8");
  expect(page, "run: npm run generate").toBe(interviewChart());
});

test("every decision has a name of its own, by which the chart tells it", () => {
  for (const situation of situations)
    for (const [act, { name }] of Object.entries(table[situation])) {
      // An arrow function in the table would be called after its act; only one decision is meant to be.
      if (name !== "inform") expect(["", act], `${situation}, ${act}`).not.toContain(name);
    }
});
