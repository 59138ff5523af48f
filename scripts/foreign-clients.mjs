// usage: node scripts/foreign-clients.mjs   fetches the official SDK for servers (47 MB), which a test drives when it is there
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const dir = join(import.meta.dirname, "../node_modules/.cache/dilo/foreign");
mkdirSync(dir, { recursive: true });
const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
const { status } = spawnSync("npm", ["install", "--prefix", dir, ...options, "@vapi-ai/server-sdk@2.0.1"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
