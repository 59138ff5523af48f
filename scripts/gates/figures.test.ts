import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { subjects } from "../../bench/figures/subjects.ts";
import { recorded } from "../../bench/figures.ts";
import { root, runNode } from "../bootstrap/run.mjs";
import { figuresPage } from "../generate.ts";

const mostLines = 150;
/** How far a figure that is counted, not timed, may be from what its command gives today. */
const sameClass = 0.1;

test("docs/figures.md is what the benches recorded, and short enough to be read", () => {
  const page = readFileSync(join(root, "docs/figures.md"), "utf8");
  expect(page, "run npm run generate").toBe(figuresPage());
  expect(page.split("\n").length).toBeLessThanOrEqual(mostLines);
});

describe("each subject's command is there", () => {
  const scripts = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts as Record<string, string>;
  test.each(Object.values(subjects))("$command", ({ command }) => {
    const [, bench = ""] = /^npm run (\S+)$/.exec(command) ?? [];
    const [, script = ""] = /^node scripts\/run\.mjs (\S+)$/.exec(command) ?? [];
    const [, file = script && `scripts/${script}.ts`] = /^npx tsx (\S+)$/.exec(command) ?? [];
    expect(bench in scripts || (file !== "" && existsSync(join(root, file)))).toBe(true);
  });
  test.each(Object.values(subjects))("and the code it measures: $command", ({ measures }) => {
    expect(measures.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test("an answer walks as far as its figure says", { timeout: 120_000 }, async () => {
  const { output } = await runNode(["--import", "tsx", "bench/dialogue/walk.ts"]);
  const figures = recorded("walk");
  expect(figures.length).toBe(2);
  for (const { what, today } of figures) {
    const [, now] = new RegExp(`\\| ${what} \\| (\\d+) \\|`).exec(output) ?? [];
    expect(Math.abs(Number(now) - Number(today)), `${what}: ${now}, recorded as ${today}`).toBeLessThanOrEqual(
      Number(today) * sameClass,
    );
  }
});
