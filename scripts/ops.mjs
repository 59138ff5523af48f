// usage: npm run ops -- <command>   what whoever runs this server does beside it; builds what has changed first, but for
// NODE_ENV=production
import { fileURLToPath } from "node:url";
import { ensureServer, refuseOldNode } from "./bootstrap.mjs";

refuseOldNode();
await ensureServer();
const { runOps, operatorMessage } = await import("../apps/server/dist/ops.js");
// Left alone, Node would print the error's words, and a database's words repeat what people said.
process.on("uncaughtException", (error) => {
  console.error(operatorMessage(error));
  process.exit(1);
});
const migrations = fileURLToPath(new URL("../apps/server/migrations", import.meta.url));
const write = (text) => process.stdout.write(text);
process.exit(await runOps(process.argv.slice(2), { env: process.env, migrations, write }));
