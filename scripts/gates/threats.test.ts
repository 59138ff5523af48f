import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap/run.mjs";

const page = readFileSync(join(root, "docs/threats.md"), "utf8");

/** The rows of threats, and of codes and links, that name no test, or one that is not there. */
function unheld(text: string) {
  const tables = text.matchAll(/\| (?:threat|code or link) \|[^\n]*\n\|[-|]+\n((?:\|.*\n)+)/g);
  const rows = [...tables].flatMap(([, table = ""]) => table.trimEnd().split("\n"));
  return rows.filter((row) => {
    const [, file = "", name = ""] = /\| `([^`]+)` "([^"]+)" \|$/.exec(row) ?? [];
    if (file === "" || !existsSync(join(root, file))) return true;
    return !new RegExp(`test(?:\\.[^\\n]*)?\\(\\s*"${escaped(name)}"`).test(readFileSync(join(root, file), "utf8"));
  });
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("each threat, code and link names a test that exists", () => {
  expect(page).toMatch(/^\| threat \|/m);
  expect(page).toMatch(/^\| code or link \|/m);
  expect(unheld(page)).toEqual([]);
});

test("a row without a test, with another file's, or with one that is gone is found", () => {
  const head = "| threat | defence | test |\n|---|---|---|\n";
  const rows = [
    "| a | b | |",
    '| a | b | `scripts/gates/nowhere.test.ts` "x" |',
    '| a | b | `scripts/gates/threats.test.ts` "a test that was taken out" |',
  ];
  const codes = "| code or link | what it opens | test |\n|---|---|---|\n";
  for (const table of [head, codes]) expect(unheld(`${table}${rows.join("\n")}\n`)).toEqual(rows);
});
