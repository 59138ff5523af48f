import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../bootstrap/run.mjs";
import { voiceReference, withReference } from "./voice-reference.ts";

test("the voice package's README has the tables that its types declare (npm run generate)", () => {
  const readme = readFileSync(join(root, "packages/voice/README.md"), "utf8");
  expect(readme).toBe(withReference(readme));
});

test("the tables have every kind of row, and no row without a meaning", () => {
  const reference = voiceReference();
  for (const name of [
    "baseUrl",
    "customTrayButtons",
    "assistantOverrides",
    "call-start-failed",
    "setMuted()",
    "worklet-missing",
    "no-room",
  ]) {
    expect(reference).toContain(`| \`${name}`);
  }
  const codes = reference.slice(reference.indexOf("### Error codes")).split("\n").slice(4);
  expect(codes.filter((row) => /\| (undefined)? \|$/.test(row))).toEqual([]);
});
