import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("../../apps/web/src", import.meta.url));
const textOf = (ending: string) =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(source, file), "utf8"))
    .join("\n");
const styles = textOf(".css");
const parts = textOf(".tsx");
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

test("every colour a drawing names is a token: one that only some place defines is black everywhere else", () => {
  const defined = namesIn(textOf("tokens.css"), /(--[\w-]+):/g);
  const used = [...namesIn(parts, /var\((--[\w-]+)\)/g)];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

test("every variable a style reads without a fallback is defined somewhere", () => {
  const defined = namesIn(`${styles}${parts}`, /(--[\w-]+)"?:/g);
  expect([...namesIn(styles, /var\((--[\w-]+)\)/g)].filter((name) => !defined.has(name))).toEqual([]);
});
