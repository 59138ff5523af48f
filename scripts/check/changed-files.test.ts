import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedFiles } from "./changed-files.ts";

let clone: string;
const write = (name: string) => writeFileSync(join(clone, name), name);
const git = (...args: string[]) =>
  execFileSync("git", ["-C", clone, "-c", "user.name=A", "-c", "user.email=a@example.com", ...args]);

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), "dilo-changed-"));
});
afterAll(() => rmSync(clone, { recursive: true }));

test("a folder without git cannot tell", () => {
  expect(changedFiles(clone)).toBeUndefined();
});

test("on main what is not committed has changed, on a branch what main does not have", () => {
  git("init", "-q", "-b", "main");
  for (const name of ["kept.ts", "edited.ts", "gone.ts"]) write(name);
  git("add", ".");
  git("commit", "-qm", "docs: begin");
  expect(changedFiles(clone)).toEqual([]);
  writeFileSync(join(clone, "edited.ts"), "other");
  write("new.ts");
  expect(changedFiles(clone)).toEqual(["edited.ts", "new.ts"]);
  git("checkout", "-qb", "branch");
  git("rm", "-q", "gone.ts");
  git("commit", "-qam", "docs: go on");
  expect(changedFiles(clone)).toEqual(["edited.ts", "gone.ts", "new.ts"]);
});
