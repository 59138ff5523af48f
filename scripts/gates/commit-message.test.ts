import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { commitAreas, subjectProblem } from "../commit-message.ts";

const areas = ["build", "forms", "interview"];

describe("a subject", () => {
  test.each([
    "interview: keep the birth date when a pause interrupts it",
    "# a comment git adds\n\nforms: read a year of two digits\n\nWhy: people say it so.",
    `forms: ${"a".repeat(63)}`,
    "Merge branch 'main'",
    "fixup! whatever it was",
    'Revert "forms: read a year"',
  ])("passes: %s", (message) => {
    expect(subjectProblem(message, areas)).toBeUndefined();
  });

  test.each([
    ["Ask again when a date has no year", "area: what"],
    ["", "area: what"],
    ["forms:read a year", "area: what"],
    ["Forms: read a year", "area: what"],
    ["kitchen: read a year", "is not an area"],
    [`forms: ${"é".repeat(64)}`, "71 characters"],
  ])("is refused: %s", (message, why) => {
    expect(subjectProblem(message, areas)).toContain(why);
  });
});

test("areas are the workspaces, their features and the folders at the top", () => {
  const found = commitAreas();
  const needed = ["build", "forms", "interview", "api", "voice", "platform", "rooms", "server", "payments"];
  expect(found).toEqual(expect.arrayContaining([...needed, "documents", "mail", "web", "e2e", "bench", "docs"]));
  expect(found).not.toContain("node_modules");
});

describe("git, in a clone whose hooks are ours", () => {
  let clone: string;
  const useHooks = () => execFileSync(process.execPath, [join(root, "scripts/prepare.mjs"), clone]);
  const git = (...args: string[]) => spawnSync("git", ["-C", clone, ...args], { encoding: "utf8" });
  const commit = (subject: string) =>
    git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--allow-empty", "-m", subject);

  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), "dilo-hooks-"));
    execFileSync("git", ["init", "-q", clone]);
    for (const path of [".githooks/commit-msg", "scripts/commit-message.ts", "scripts/bootstrap.mjs"])
      cpSync(join(root, path), join(clone, path));
    symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
    mkdirSync(join(clone, "packages/forms/src"), { recursive: true });
    useHooks();
  });

  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  test("refuses a commit and says why, and takes it with a better subject", () => {
    const refused = commit("Read a year");
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toContain("Commit refused. Begin the subject with its area");
    expect(commit("forms: read a year").status).toBe(0);
  });

  test("keeps the hooks a clone has chosen itself", () => {
    git("config", "core.hooksPath", "elsewhere");
    useHooks();
    expect(git("config", "core.hooksPath").stdout.trim()).toBe("elsewhere");
  });
});
