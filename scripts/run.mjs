// usage: node scripts/run.mjs NAME [...]   refuses an old Node, installs what is missing, then runs the script of that name
// It and what it imports are JavaScript, because they run before anything is installed.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./lib/install.mjs";
import { refuseOldNode } from "./lib/node-version.mjs";
import { stopWhenOrphaned } from "./lib/orphan.mjs";

const [name = "", ...words] = process.argv.slice(2);
const script = new URL(`${name}.mjs`, import.meta.url);
if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  console.error(`There is no script "${name}"; see package.json.`);
  process.exit(2);
}
refuseOldNode();
if (name === "dev") stopWhenOrphaned();
await ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
process.argv.splice(1, Number.POSITIVE_INFINITY, fileURLToPath(script), ...words);
await import(script.href);
