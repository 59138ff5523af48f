// Usage: node bench/language/size.mjs
// Builds packages/forms for the browser, minified, its lookup tables apart, and prints the size of both with gzip.
// Tables are modules of data alone. Ends with 1 when the code is past its bar.
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** Bytes with gzip, without the lookup tables. */
const mostBytes = 40 * 1024;
const root = fileURLToPath(new URL("../..", import.meta.url));
const tables =
  /\/(names\/given-names|country\/(names|aliases|demonyms|cities)|digits\/calling-codes|name\/given-names|address\/(vocabulary|state-names)|email\/known-domains)\.ts$/;

const { output } = await build({
  root,
  configFile: false,
  logLevel: "silent",
  build: {
    write: false,
    minify: true,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: `${root}packages/forms/src/index.ts`,
      preserveEntrySignatures: "strict",
      output: { codeSplitting: { groups: [{ name: "tables", test: (id) => tables.test(id) }] } },
    },
  },
}).then((built) => (Array.isArray(built) ? built[0] : built));

const sizes = output
  .filter((file) => file.type === "chunk")
  .map((chunk) => ({ isTables: chunk.name === "tables", bytes: gzipSync(chunk.code, { level: 9 }).length }));
const sum = (isTables) =>
  sizes.filter((size) => size.isTables === isTables).reduce((total, { bytes }) => total + bytes, 0);
const [code, data] = [sum(false), sum(true)];
console.log(`packages/forms in the browser, gzip: ${kilobytes(code)} of code, ${kilobytes(data)} of lookup tables`);
process.exitCode = code > mostBytes ? 1 : 0;

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
