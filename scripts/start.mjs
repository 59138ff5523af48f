// usage: npm start   installs what is missing, builds what has changed, then runs the server in this same process; with
// NODE_ENV=production it runs the build that is there, and installs nothing but what that needs
import { beginLean, ensureServer, obeyUsage, refuseOldNode, stopWhenOrphaned } from "./bootstrap.mjs";

refuseOldNode();
obeyUsage(import.meta.url, process.argv.slice(2));
beginLean();
stopWhenOrphaned();
await ensureServer({ installsInProduction: true });
// One process, so that a signal meant for the server reaches it and nothing stays behind.
await import("../apps/server/dist/main.js");
