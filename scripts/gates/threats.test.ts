import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

const page = readFileSync(join(root, "docs/threats.md"), "utf8");

/** The rows of threats, of codes and links, and of work that name no test, or one of whose tests is not there. */
function unheld(text: string) {
  const tables = text.matchAll(/\| (?:threat|code or link|work) \|[^\n]*\n\|[-|]+\n((?:\|.*\n)+)/g);
  const rows = [...tables].flatMap(([, table = ""]) => table.trimEnd().split("\n"));
  return rows.filter((row) => {
    const [, named = ""] = /\| ((?:`[^`]+` "[^"]+"(?:, )?)+) \|$/.exec(row) ?? [];
    const tests = [...named.matchAll(/`([^`]+)` "([^"]+)"/g)];
    return tests.length === 0 || !tests.every(([, file = "", name = ""]) => isThere(file, name));
  });
}

/** The name may stand behind a table of cases that ends on a line of its own. */
function isThere(file: string, name: string): boolean {
  if (!existsSync(join(root, file))) return false;
  return new RegExp(`(?:test(?:\\.[^\\n]*)?|^ *\\](?: as const)?\\))\\(\\s*"${escaped(name)}"`, "m").test(
    readFileSync(join(root, file), "utf8"),
  );
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("each threat, code, link and piece of work names tests that exist", () => {
  expect(page).toMatch(/^\| threat \|/m);
  expect(page).toMatch(/^\| code or link \|/m);
  expect(page).toMatch(/^\| work \|/m);
  expect(unheld(page)).toEqual([]);
});

test("a row without a test, with another file's, or with one that is gone is found", () => {
  const own = "each threat, code, link and piece of work names tests that exist";
  const head = "| threat | defence | test |\n|---|---|---|\n";
  const rows = [
    "| a | b | |",
    '| a | b | `scripts/gates/nowhere.test.ts` "x" |',
    '| a | b | `scripts/gates/threats.test.ts` "a test that was taken out" |',
    '| a | b | `scripts/gates/threats.test.ts` "%s", `scripts/gates/nowhere.test.ts` "x" |'.replace("%s", own),
  ];
  const codes = "| code or link | what it opens | test |\n|---|---|---|\n";
  const work = "| work | budget | test |\n|---|---|---|\n";
  for (const table of [head, codes, work]) expect(unheld(`${table}${rows.join("\n")}\n`)).toEqual(rows);
});
