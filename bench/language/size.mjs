// Usage: node bench/language/size.mjs
// Builds what the site imports of packages/forms, minified, and prints the size with gzip of its code, of its lookup tables
// and vocabularies (`*.table.ts`), and of the sentences people hear and read (`*.texts.ts`). Ends with 1 when the code weighs more than it may; `npm run check` runs it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** Bytes with gzip, without the lookup tables. The bar is 40 KB and missed: until it is met, nothing may be added. */
const mostBytes = 40 * 1024;
const root = fileURLToPath(new URL("../..", import.meta.url));

const web = `${root}apps/web/src`;
const imported = new Set(
  readdirSync(web, { recursive: true })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(`${web}/${path}`, "utf8").matchAll(/import \{([^}]*)\} from "@dilo\/forms"/g)])
    .flatMap(([, names]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type ")),
);
const entry = "\0forms-of-the-site";
const site = {
  name: "forms-of-the-site",
  resolveId: (id) => (id === entry ? entry : undefined),
  load: (id) =>
    id === entry
      ? `export { ${[...imported].join(", ")} } from ${JSON.stringify(`${root}packages/forms/src/index.ts`)}`
      : undefined,
};

const { output } = await build({
  plugins: [site],
  root,
  configFile: false,
  logLevel: "silent",
  build: {
    write: false,
    minify: true,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: entry,
      preserveEntrySignatures: "strict",
      output: {
        codeSplitting: {
          groups: ["table", "texts"].map((name) => ({ name, test: (id) => id.endsWith(`.${name}.ts`) })),
        },
      },
    },
  },
}).then((built) => (Array.isArray(built) ? built[0] : built));

const chunks = output.filter((file) => file.type === "chunk");
const named = (name) => chunks.filter((chunk) => chunk.name === name);
const data = new Set([...named("table"), ...named("texts")]);
// The imports and exports that join the pieces are of this measurement alone: the site has all of it in one chunk.
const unjoined = (code) => code.replaceAll(/\b(?:import|export)\{[^}]*\}(?:from"[^"]*")?;?/g, "");
const sizeOf = (some) => some.reduce((sum, { code }) => sum + gzipSync(unjoined(code), { level: 9 }).length, 0);
const code = sizeOf(chunks.filter((chunk) => !data.has(chunk)));
console.log(
  `packages/forms in the browser, gzip: ${kilobytes(code)} of code, ` +
    `${kilobytes(sizeOf(named("table")))} of lookup tables and vocabularies, ${kilobytes(sizeOf(named("texts")))} of sentences`,
);
process.exitCode = code > mostBytes ? 1 : 0;

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
