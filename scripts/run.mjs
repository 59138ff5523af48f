// usage: node scripts/run.mjs NAME [...]   refuses an old Node, installs what is missing, then runs that script of this folder, or of bench
// It and `bootstrap.mjs` are JavaScript, because they run before anything is installed; start, ops and prepare too, where
// nothing for development is.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureInstalled, obeyUsage, refuseOldNode, stopWhenOrphaned } from "./bootstrap.mjs";

const [name = "", ...words] = process.argv.slice(2);
const script = new URL(`${name.startsWith("bench/") ? `../${name}` : name}.ts`, import.meta.url);
if (!/^[a-z0-9/-]+$/.test(name) || !existsSync(script)) {
  console.error(`There is no script "${name}"; see package.json.`);
  process.exit(2);
}
refuseOldNode();
obeyUsage(script, words);
if (name === "dev") stopWhenOrphaned();
await ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
process.argv.splice(1, Number.POSITIVE_INFINITY, fileURLToPath(script), ...words);
await import(script.href);
