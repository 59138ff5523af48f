import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm } from "../bootstrap/run.mjs";

/** What only tests drive and not every clone should carry: the official clients, and Lighthouse for Node 20. */
const wanted = [
  { name: "@vapi-ai/server-sdk", version: "2.0.1", size: "47 MB" },
  { name: "openai", version: "6.49.0", size: "20 MB" },
  { name: "lighthouse", version: "12.8.2", size: "185 MB" },
];
const dir = join(root, "node_modules/.cache/dilo/fetched");

/** Fetches packages that tests drive once, apart from the workspaces. Says so when they cannot be had. */
export async function ensureFetchedPackages() {
  const missing = wanted.filter(({ name, version }) => fetchedVersion(name) !== version);
  if (missing.length === 0) return;
  const named = missing.map(({ name, version, size }) => `${name} ${version} (${size})`).join(" and ");
  console.log(`Fetching ${named} for the tests that drive them, once ...`);
  mkdirSync(dir, { recursive: true });
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  // What is there and not named would be taken out again.
  const all = wanted.map(({ name, version }) => `${name}@${version}`);
  const { code } = await runNpm(["install", "--prefix", dir, ...options, ...all]);
  if (code !== 0)
    console.log(`${named} could not be fetched: is the registry out of reach? The tests that drive them are not run.`);
}

function fetchedVersion(name: string) {
  try {
    return JSON.parse(readFileSync(join(dir, "node_modules", name, "package.json"), "utf8")).version;
  } catch {
    return undefined;
  }
}
