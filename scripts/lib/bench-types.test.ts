import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap/run.mjs";

// `checkJs` would also check the end-to-end tests that the benches import, so each file asks for its own check.
test.each(["call", "dialogue", "documents", "language", "page", "platform"])(
  "every file of bench/%s is type-checked",
  (folder) => {
    const files = readdirSync(join(root, "bench", folder)).filter((file) => file.endsWith(".mjs"));
    const isChecked = (file: string) =>
      readFileSync(join(root, "bench", folder, file), "utf8").startsWith("// @ts-check\n");
    expect(files.filter((file) => !isChecked(file))).toEqual([]);
  },
);
