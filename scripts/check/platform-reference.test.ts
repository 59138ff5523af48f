import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap/run.mjs";
import { operationsTable, withOperations } from "./platform-reference.ts";

test("the platform's page has the table that its catalogue gives (npm run generate)", () => {
  const page = readFileSync(join(root, "docs/platform.md"), "utf8");
  expect(page).toBe(withOperations(page));
});

test("each operation, the 148 published and our own, has a row, which says what becomes of it, and why where it is not offered", () => {
  const published = readFileSync(join(root, "packages/api/src/catalogue/published-operations.txt"), "utf8");
  const routes = published.split("\n").flatMap((line) => /^(?:GET|POST|PUT|PATCH|DELETE) \S+/.exec(line)?.[0] ?? []);
  expect(routes).toHaveLength(153);
  const rows = operationsTable().split("\n").slice(2);
  const shapeOf = (route: string) => route.replace(/\{\w+\}/g, "{}");
  const byRoute = new Map(rows.map((row) => [shapeOf(/`([A-Z]+ [^`]+)`/.exec(row)?.[1] ?? ""), row]));
  for (const route of routes) {
    const row = byRoute.get(shapeOf(route));
    expect(row, route).toMatch(/\| (?:acts|kept|422) \| [A-Z].+\. \|$/);
    if (row?.includes("| 422 |")) expect(row, route).toMatch(/Not offered here|No carrier/);
  }
});
