import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { filesBelow } from "./module-graph.ts";
import { linksIn } from "./readme.ts";

const sources = [...readdirSync(root), ...filesBelow(["packages", "apps", "scripts", "e2e", "bench"])];
const docs = ["docs", "docs/decisions"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `${folder}/${file}`),
);

test.each(docs)("%s names only places that are there", (page) => {
  const text = readFileSync(join(root, page), "utf8");
  const quoted = [...text.matchAll(/`((?:packages|apps|scripts|e2e)\/[\w./-]+)`/g)].map(([, place = ""]) => place);
  const linked = linksIn(text).map((place) => join(page, "..", place));
  expect([...quoted, ...linked].filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

/** Source files a text names that are no file's path from some folder on, such as `mail/mailer.ts`; `.table.ts` is an ending. */
function unknownSources(text: string) {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|js|css))`/g)].map(([, name = ""]) => name);
  const isKnown = (name: string) =>
    sources.some((file) => `/${file}`.endsWith(name.startsWith(".") ? name : `/${name}`));
  return named.filter((name) => !isKnown(name));
}

test.each([...docs, "README.md", "SECURITY.md", "CONTRIBUTING.md"])(
  "%s names only source files that are there",
  (page) => {
    expect(unknownSources(readFileSync(join(root, page), "utf8"))).toEqual([]);
  },
);

test("a source file that is not there is seen, by its whole path or its end", () => {
  const text = "`mail/mailer.ts` `mail/mailed.ts` `apps/web/src/main.ts` `web/main.ts` `.table.ts` `.tables.ts`";
  expect(unknownSources(text)).toEqual(["mail/mailed.ts", "web/main.ts", ".tables.ts"]);
});

test("every decision says what it stands on and what would change it", () => {
  for (const page of docs.filter((path) => path.startsWith("docs/decisions/"))) {
    const headings = readFileSync(join(root, page), "utf8").match(/^## .*/gm);
    expect(headings, page).toEqual(["## Context", "## Decision", "## Consequences", "## What would change our mind"]);
  }
});

test("every decision has a number of its own, in its file's name and its title, and none is left out", () => {
  const pages = docs.filter((path) => path.startsWith("docs/decisions/")).sort();
  const titled = pages.map((page) => Number(/^# (\d+)\. /.exec(readFileSync(join(root, page), "utf8"))?.[1]));
  const filed = pages.map((page) => Number(page.slice("docs/decisions/".length).split("-")[0]));
  const numbers = pages.map((_, index) => index + 1);
  expect([filed, titled]).toEqual([numbers, numbers]);
});
