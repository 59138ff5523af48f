import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/run.mjs";
import { linksIn } from "./readme.mjs";

const docs = ["docs", "docs/decisions"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `${folder}/${file}`),
);

test.each(docs)("%s names only places that are there", (page) => {
  const text = readFileSync(join(root, page), "utf8");
  const quoted = [...text.matchAll(/`((?:packages|apps|scripts|e2e)\/[\w./-]+)`/g)].map(([, place]) => place);
  const linked = linksIn(text).map((place) => join(page, "..", place));
  expect([...quoted, ...linked].filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

test("every decision says what it stands on and what would change it", () => {
  for (const page of docs.filter((path) => path.startsWith("docs/decisions/"))) {
    const headings = readFileSync(join(root, page), "utf8").match(/^## .*/gm);
    expect(headings, page).toEqual(["## Context", "## Decision", "## Consequences", "## What would change our mind"]);
  }
});
