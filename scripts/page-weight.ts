// usage: node scripts/run.mjs page-weight   after a build: what a phone loads for each page and at each moment of the form page; the build holds the budgets
import { fileURLToPath } from "node:url";
import { weighSite } from "./lib/page-weight.ts";

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
for (const { what, bytes, sent, most } of await weighSite(
  fileURLToPath(new URL("../apps/web/dist/", import.meta.url)),
)) {
  console.log(
    `${what}: ${kilobytes(bytes)} KB of ${kilobytes(most)} with gzip, ${kilobytes(sent)} with Brotli, as it is sent over https`,
  );
}
