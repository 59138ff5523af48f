import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

const page = readFileSync(join(root, "docs/style.md"), "utf8");
const examples = [...page.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, file = "", code = ""]) => ({
  file,
  code,
}));

/** The runs of lines between the places where an example leaves something out. */
const runsOf = (code: string) => code.split(/^ *\/\/ …\n/m).filter((run) => run.trim() !== "");

/** The runs that do not stand in a text, in their order. */
function astray(code: string, text: string) {
  let from = 0;
  return runsOf(code).filter((run) => {
    const at = text.indexOf(run, from);
    if (at >= 0) from = at + run.length;
    return at < 0;
  });
}

describe("docs/style.md", () => {
  test("names the file of each of its examples", () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(examples).toHaveLength(page.match(/^```ts$/gm)?.length ?? 0);
  });

  test.each(examples)("shows what stands in $file", ({ file, code }) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(astray(code, readFileSync(join(root, file), "utf8"))).toEqual([]);
  });

  test("an example that was changed, or whose lines changed places, is found", () => {
    expect(astray("one\n// …\nthree\n", "one\ntwo\nthree\n")).toEqual([]);
    expect(astray("one\ntwo!\n", "one\ntwo\n")).toEqual(["one\ntwo!\n"]);
    expect(astray("two\n// …\none\n", "one\ntwo\n")).toEqual(["one\n"]);
  });
});
