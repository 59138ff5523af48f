// usage: node scripts/run.mjs page-weight [--record]   after a build: what a phone loads for each page and at each moment of the form page; the build holds the budgets
import { fileURLToPath } from "node:url";
import { openFigures } from "../bench/figures.ts";
import { weighSite } from "./lib/page-weight.ts";

const { row, close } = openFigures("weight");
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
for (const { what, bytes, sent, most } of await weighSite(
  fileURLToPath(new URL("../apps/web/dist/", import.meta.url)),
)) {
  row(what, `${kilobytes(bytes)} KB with gzip, ${kilobytes(sent)} with Brotli`, {
    goal: `${kilobytes(most)} KB with gzip`,
    isMet: bytes <= most,
  });
}
process.exitCode = close();
