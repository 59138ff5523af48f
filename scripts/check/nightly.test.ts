import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { root } from "../bootstrap.mjs";
import { night } from "../e2e.ts";
import { filesBelow } from "../gates/module-graph.ts";
import { nightlyParts, runNightly } from "../nightly.ts";

/** A bench of one figure, which is printed as every bench prints its own. */
const benchOf = (isMet: boolean) => ({
  name: isMet ? "met" : "missed",
  args: [
    "--input-type=module",
    "--eval",
    `import { openFigures } from "${new URL("../../bench/figures.ts", import.meta.url)}";
    const { row, close } = openFigures("call");
    row("answers in one piece", "19 of 20", { goal: "20", isMet: ${isMet} });
    process.exit(close());`,
  ],
});

test("a night fails when a figure misses its bar, and measures what comes behind all the same", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await runNightly([benchOf(true)])).toEqual([]);
  expect(await runNightly([benchOf(false), benchOf(true), benchOf(false)])).toEqual(["missed", "missed"]);
});

test("calls, hearing, and what is left after kills and storms are measured each night, short", () => {
  const run = nightlyParts.map(({ args }) => args.join(" "));
  expect(run).toEqual(expect.arrayContaining(["bench/call/run.ts --short", "bench/hearing/run.ts --quick"]));
  expect(run).toContain("bench/trust/run.ts --short");
});

test("the end-to-end tests that npm test leaves out are run at night, and CONTRIBUTING names each", () => {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const left = filesBelow(["e2e"]).filter((file) => /tag: .*\bnight\b/.test(read(file)));
  expect(left).not.toEqual([]);
  expect(left.filter((file) => !read("CONTRIBUTING.md").includes(`](${file})`))).toEqual([]);
  expect(nightlyParts.map(({ args }) => args.join(" "))).toContain(`scripts/e2e.ts --grep ${night}`);
  expect(read("scripts/test.ts")).toContain("--grep-invert");
});

test.each(nightlyParts)("what is measured at night is there: $name", ({ args: [file = ""] }) => {
  expect(existsSync(join(root, file))).toBe(true);
});
