import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { differencesTable, operationsTable, withDifferences, withOperations } from "./platform-reference.ts";

test("the platform's page and its guides have the tables that the catalogue gives (npm run generate)", () => {
  const page = readFileSync(join(root, "docs/platform.md"), "utf8");
  expect(page).toBe(withOperations(page));
  const guides = readFileSync(join(root, "docs/guides.md"), "utf8");
  expect(guides).toBe(withDifferences(guides));
});

test("a field that is refused, one without effect and one that acts in part are told with their reasons, one that acts is not", () => {
  const rows = differencesTable();
  expect(rows).toMatch(/`assistant\.compliancePlan\.pciEnabled` \| refused \| [A-Z].+\. \|/);
  expect(rows).toMatch(/`assistant\.backgroundSound` \| no effect \| [A-Z].+\. \|/);
  expect(rows).toMatch(/`assistant\.clientMessages` \| in part \| [A-Z].+\. \|/);
  expect(rows).not.toContain("`assistant.firstMessage`");
});

test("the fields of one place are told together, and a kind that does nothing by its own name alone", () => {
  const cells = differencesTable()
    .split("\n")
    .slice(2)
    .map((row) => row.split(" | ")[0] ?? "");
  expect(cells).toContainEqual(expect.stringMatching(/`assistant\.artifactPlan`: (?:`\w+`, )+`\w+`/));
  expect(cells.find((cell) => cell.startsWith("| `tool(bash"))).not.toContain("displayWidthPx");
  // A reader finds the end of a cell.
  expect(Math.max(...cells.map(({ length }) => length))).toBeLessThan(800);
});

test("each operation, the 148 published and our own, has a row, which says what becomes of it, and why where it is not offered", () => {
  const published = readFileSync(join(root, "packages/api/src/catalogue/published-operations.txt"), "utf8");
  const routes = published.split("\n").flatMap((line) => /^(?:GET|POST|PUT|PATCH|DELETE) \S+/.exec(line)?.[0] ?? []);
  expect(routes).toHaveLength(171);
  const rows = operationsTable().split("\n").slice(2);
  const shapeOf = (route: string) => route.replace(/\{\w+\}/g, "{}");
  const byRoute = new Map(rows.map((row) => [shapeOf(/`([A-Z]+ [^`]+)`/.exec(row)?.[1] ?? ""), row]));
  for (const route of routes) {
    const row = byRoute.get(shapeOf(route));
    expect(row, route).toMatch(/\| (?:acts|422) \| [A-Z].+\. \|$/);
    if (row?.includes("| 422 |")) expect(row, route).toMatch(/Not offered here/);
  }
});
