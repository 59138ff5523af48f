// usage: node scripts/page-weight.mjs   after a build: what a phone loads for each page and at each moment of the form page; the build holds the budgets
import { fileURLToPath } from "node:url";
import { weighSite } from "./lib/page-weight.mjs";

for (const { what, bytes, most } of await weighSite(fileURLToPath(new URL("../apps/web/dist/", import.meta.url)))) {
  console.log(`${what}: ${(bytes / 1024).toFixed(1)} KB of ${(most / 1024).toFixed(1)}`);
}
