import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm } from "./run.mjs";

const name = "@vapi-ai/server-sdk";
const version = "2.0.1";
const dir = join(root, "node_modules/.cache/dilo/foreign");

/** Fetches the official SDK for servers (47 MB) once, apart from the workspaces: only tests drive it. Says so when it can't. */
export async function ensureForeignClients() {
  if (fetchedVersion() === version) return;
  console.log(`Fetching ${name} ${version} for the tests that drive it (47 MB, once) ...`);
  mkdirSync(dir, { recursive: true });
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { code } = await runNpm(["install", "--prefix", dir, ...options, `${name}@${version}`]);
  if (code !== 0)
    console.log(`${name} could not be fetched: is the registry out of reach? The tests that drive it are not run.`);
}

function fetchedVersion() {
  try {
    return JSON.parse(readFileSync(join(dir, "node_modules", name, "package.json"), "utf8")).version;
  } catch {
    return undefined;
  }
}
