import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

test("every item of the specification has a test of the name that docs/voice-spec.md says", () => {
  const page = readFileSync(join(root, "docs/voice-spec.md"), "utf8");
  const rows = [...page.matchAll(/^\| [1-9] \| .* \| `([^`]+)`: (.+) \|$/gm)];
  const isThere = (file: string, name: string) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), "utf8").includes(name);
  expect(rows.filter(([, file = "", name = ""]) => !isThere(file, name)).map(([row]) => row)).toEqual([]);
  expect(rows).toHaveLength(150);
});
