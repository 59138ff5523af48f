// usage: npm start   installs what is missing, builds what has changed, then runs the server in this same process; with
// NODE_ENV=production it runs the build that is there, and installs nothing but what that needs
import { beginLean, obeyUsage, refuseOldNode, stopWhenOrphaned } from "./bootstrap/run.mjs";

refuseOldNode();
obeyUsage(import.meta.url, process.argv.slice(2));
beginLean();
stopWhenOrphaned();
const { ensureInstalled } = await import("./bootstrap/ready.mjs");
const { ensureBuilt, requireBuilt } = await import("./bootstrap/ready.mjs");
const isProduction = process.env.NODE_ENV === "production";
try {
  if (isProduction) requireBuilt();
  await ensureInstalled({ isProduction });
  if (!isProduction) await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// One process, so that a signal meant for the server reaches it and nothing stays behind.
await import("../apps/server/dist/main.js");
