// usage: npm start   installs what is missing, builds what has changed, then runs the server in this same process
import { refuseOldNode } from "./lib/node-version.mjs";
import { stopWhenOrphaned } from "./lib/orphan.mjs";

refuseOldNode();
stopWhenOrphaned();
const { ensureInstalled } = await import("./lib/install.mjs");
const { ensureBuilt } = await import("./lib/built.mjs");
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// One process, so that a signal meant for the server reaches it and nothing stays behind.
await import("../apps/server/dist/main.js");
