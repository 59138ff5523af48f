import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { filesBelow } from "./module-graph.ts";

const rows = readFileSync(join(root, "docs/glossary.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| .+ \|$/.test(line) && !line.startsWith("| word |"))
  .map((line) => line.slice(2, -2).split(" | "));

test("the glossary has words", () => {
  expect(rows.length).toBeGreaterThan(25);
});

test.each(rows)("%s has a meaning and a folder that is there", (_, meaning, where = "") => {
  expect(meaning).not.toBe("");
  const [, folder] = /^`(.+)`$/.exec(where) ?? [];
  expect(folder && existsSync(join(root, folder)), `${where} is there`).toBe(true);
});

const names = rows.flatMap(([word = "", , where = ""]) => {
  return [...word.matchAll(/`(\w+)`/g)].map(([, name]) => ({ name, folder: where.slice(1, -1) }));
});

test.each(names)("$name is exported in $folder", ({ name, folder }) => {
  const exported = new RegExp(`export (abstract )?(class|function|const|interface|type) ${name}\\b`);
  const sources = filesBelow([folder]).map((file) => readFileSync(join(root, file), "utf8"));
  expect(sources.some((source) => exported.test(source))).toBe(true);
});
