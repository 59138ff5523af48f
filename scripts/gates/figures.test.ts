import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { subjects } from "../../bench/figures/subjects.ts";
import { type Recorded, recorded } from "../../bench/figures.ts";
import { root, runNode } from "../bootstrap.mjs";
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

/** The figures that a bench's output gives in another class than they were recorded in, or no more at all. */
const outOfClass = (output: string, figures: readonly Pick<Recorded, "what" | "today">[]) =>
  figures
    .map(({ what, today }) => ({ what, today, now: new RegExp(`\\| ${what} \\| (\\d+) \\|`).exec(output)?.[1] }))
    .filter(({ today, now }) => !(Math.abs(Number(now) - Number(today)) <= Number(today) * sameClass));

test("an answer walks as far as its figure says", { timeout: 120_000 }, async () => {
  const { output } = await runNode(["--import", "tsx", "bench/dialogue/walk.ts"]);
  const figures = recorded("walk");
  expect(figures.length).toBe(2);
  expect(outOfClass(output, figures)).toEqual([]);
});

test("a figure of another class, and one that its command gives no more, are seen", () => {
  const figures = [
    { what: "files", today: "79" },
    { what: "calls", today: "100" },
  ];
  expect(outOfClass("| files | 80 | |\n| calls | 91 | |", figures)).toEqual([]);
  expect(outOfClass("| files | 53 | |", figures).map(({ what }) => what)).toEqual(["files", "calls"]);
});
