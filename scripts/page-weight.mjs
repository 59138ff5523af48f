// usage: node scripts/page-weight.mjs   after a build: what each page weighs before the first touch; fails past the budget
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Bytes, gzipped. The form page takes the whole app at once; the others only the island. */
const budget = { script: 5 * 1024, look: 12 * 1024 };
const dist = fileURLToPath(new URL("../apps/web/dist/", import.meta.url));

const weights = await Promise.all(["index.html", "ayuda/index.html", "terminos/index.html", "404.html"].map(weigh));
for (const { page, script, look } of weights) console.log(`${page}: ${script} B of script, ${look} B of CSS and HTML`);
const form = await weigh("app.html");
console.log(`${form.page}: ${form.script} B of script, ${form.look} B of CSS and HTML`);
if (weights.some(({ script, look }) => script > budget.script || look > budget.look)) {
  console.error(`Over the budget: ${budget.script} B of script, ${budget.look} B of CSS and HTML.`);
  process.exitCode = 1;
}

async function weigh(page) {
  const html = await readFile(path.join(dist, page), "utf8");
  const named = (pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1]))];
  const [script, css] = await Promise.all([sum(named(/="\/(\S+\.js)"/g)), sum(named(/="\/(\S+\.css)"/g))]);
  return { page, script, look: css + gzipSync(html, { level: 9 }).length };
}

async function sum(files) {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
