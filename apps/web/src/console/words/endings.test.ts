import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";

/** Where the platform names every way in which a call ends: the console has nothing of it but its answers. */
const state = join(import.meta.dirname, "../../../../../packages/platform/src/calls/session/call-state.ts");

test("every way in which a call ends has words in both languages", () => {
  const [, types = ""] = /export type EndReason =([\s\S]*?telephone-lost";)/.exec(readFileSync(state, "utf8")) ?? [];
  const reasons = [...types.matchAll(/\| "([^"]+)"/g)].map(([, reason = ""]) => reason);
  expect(reasons.length).toBeGreaterThan(15);
  for (const { calls } of [es, en]) expect(reasons.filter((reason) => calls.endings[reason] === undefined)).toEqual([]);
});
