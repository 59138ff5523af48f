import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sourceHash } from "../../bench/figures/source-hash.ts";
import { root } from "../bootstrap.mjs";
import { figuresPage, lockedPackages, noticesPage, voiceReference, withReference } from "../generate.ts";

test("the notices are those of the lock; npm run generate makes them again", () => {
  expect(readFileSync(join(root, "THIRD-PARTY-NOTICES.md"), "utf8")).toBe(noticesPage(lockedPackages()));
});

test("what is for development alone is left out, and nothing stands there twice", () => {
  const one = { version: "1.0.0", license: "MIT" };
  const page = noticesPage({
    "": {},
    "packages/forms": one,
    "node_modules/@dilo/forms": { link: true },
    "node_modules/a": one,
    "node_modules/b/node_modules/a": one,
    "node_modules/tool": { ...one, dev: true },
  });
  expect(page.split("\n").filter((line) => line.includes("1.0.0"))).toEqual(["| a | 1.0.0 | MIT |"]);
});

test("a figure is old once the code it measures is no longer what it was, and when nobody knows what it was", () => {
  const row = { what: "turns", today: "1 ms", date: "2026-11-01", commit: "abc", machine: "load 0.1" };
  const rows = [{ ...row, source: "of-now" }, { ...row, source: "of-then" }, row];
  const recorded = (subject: string) => (subject === "call" ? rows : []);
  const page = figuresPage({ recorded, sourceNow: () => "of-now" });
  const lines = page.split("\n").filter((line) => line.startsWith("| turns"));
  expect(lines.map((line) => line.includes("**old**"))).toEqual([false, true, true]);
});

test("the code's name changes with its files, one more and one renamed among them, and not with tests, notes or other code", () => {
  const root = mkdtempSync(join(tmpdir(), "dilo-source-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  mkdirSync(join(root, "src/deep"), { recursive: true });
  write("src/deep/one.ts", "1");
  write("other.ts", "1");
  const now = () => sourceHash(["src"], root);
  let before = now();
  const isChanged = () => {
    const [was, is] = [before, now()];
    before = is;
    return was !== is;
  };
  expect(isChanged()).toBe(false);
  for (const [change, changes] of [
    [() => write("other.ts", "2"), false],
    [() => write("src/deep/one.test.ts", "1"), false],
    [() => write("src/deep/one.md", "1"), false],
    [() => write("src/deep/one.ts", "2"), true],
    [() => write("src/two.ts", ""), true],
    [() => renameSync(join(root, "src/two.ts"), join(root, "src/three.ts")), true],
  ] as const) {
    change();
    expect(isChanged()).toBe(changes);
  }
});

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
