import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Tells whether a module is what was started, and not imported by another one.
 * @param {string} url its `import.meta.url`
 */
export const isStarted = (url) =>
  process.argv[1] !== undefined && existsSync(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);

/** How far a program steps back (`setPriority`) that is not to hold up sound: beside it, it gets a third of its time. */
export const patience = 5;

/** @type {Partial<Record<NodeJS.Signals, number>>} */
const signals = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a program from the project's root and waits for it. When we are told to stop, it is told too, and we end with it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean }} [options] `show`: its output goes straight to ours
 * @returns {Promise<{ code: number, output: string }>} `output` is empty when it was shown; code 127 when it cannot be run
 */
export async function run(command, args, { env = {}, show = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
  });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout?.on("data", (chunk) => chunks.push(chunk));
  child.stderr?.on("data", (chunk) => chunks.push(chunk));
  let stopped = 0;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    stopped = signals[signal] ?? 0;
    child.kill(signal);
  };
  for (const signal of Object.keys(signals)) process.on(signal, passOn);
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (exit) => resolve(exit ?? 1));
  });
  for (const signal of Object.keys(signals)) process.off(signal, passOn);
  if (stopped > 0) process.exit(stopped);
  return { code, output: Buffer.concat(chunks).toString("utf8") };
}

/**
 * Runs a script or a package's command with this same Node.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs npm: the one that started us, else the one on the PATH.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const npm = process.env["npm_execpath"];
  if (npm?.endsWith(".js")) return runNode([npm, ...args], options);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args, options);
}

/**
 * Says why this Node cannot run the project, or nothing when it can.
 * @param {string} version as `process.versions.node` spells it, `20.19.0`
 * @param {string} engines the `engines.node` of package.json: `^a.b.c` and `>=a` joined by `||`
 * @returns {string | undefined} one sentence for a person
 */
export function nodeProblem(version, engines) {
  if (engines.split("||").some((range) => accepts(range.trim(), version))) return undefined;
  return `Dilo needs Node ${engines.replaceAll("||", "or")}; this is Node ${version}. Please install a newer one from https://nodejs.org`;
}

/** Ends the process with one sentence when this Node is too old. Needs no dependency. */
export function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

/**
 * @param {string} range
 * @param {string} version
 */
function accepts(range, version) {
  const [major = 0, minor = 0, patch = 0] = range
    .replace(/^(\^|>=)/, "")
    .split(".")
    .map(Number);
  const [ourMajor = 0, ourMinor = 0, ourPatch = 0] = version.split(".").map(Number);
  if (ourMajor !== major) return range.startsWith(">=") && ourMajor > major;
  return ourMinor > minor || (ourMinor === minor && ourPatch >= patch);
}

const lookEveryMs = 500;

/**
 * Stops us, as SIGTERM would, when the shell that npm started us through is gone: some shells die of a signal without
 * passing it on, and then nobody is left who could stop us. Does nothing when npm did not start us.
 */
export function stopWhenOrphaned() {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const look = () => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  };
  const watch = setInterval(look, lookEveryMs).unref();
}

/**
 * V8's second compiler makes the embedded store's code over again while it runs, function by function. That costs two to
 * five hundred megabytes at the start (docs/scaling.md), and makes no write quicker.
 */
const flag = "--liftoff-only";

/**
 * The command line to begin again with, where that helps: only the command line takes the flag.
 * @param {{ execArgv: readonly string[], argv: readonly string[], env: Readonly<Record<string, string | undefined>> }} running
 * @returns {readonly string[] | undefined} Node's words and ours; undefined where nothing is gained, or it is so already
 */
export function leanerArguments({ execArgv, argv, env }) {
  const isEmbedded = !env["DATABASE_URL"]?.trim();
  if (!isEmbedded || execArgv.includes(flag)) return undefined;
  return [flag, ...execArgv, ...argv.slice(1)];
}

/** Begins this very process again with less memory to need, where that helps and the system can do it. Returns otherwise. */
export function beginLean() {
  const { execArgv, argv, env, execPath } = process;
  const words = leanerArguments({ execArgv, argv, env });
  // The same process, not another one: a signal meant for the server reaches it. Windows and Node 20 have nothing like it.
  const execve = /** @type {{ execve?: (file: string, words: readonly string[], env: NodeJS.ProcessEnv) => void }} */ (
    process
  ).execve;
  if (words !== undefined) execve?.call(process, execPath, [execPath, ...words], env);
}

/**
 * The usage a script begins with, in comments: `usage: npm run check [-- --all]   what it does`, and lines about it.
 * @param {string} text the script's own
 */
const usageOf = (text) =>
  (/^(?:\/\/ .*\n)+/.exec(text)?.[0] ?? "").replaceAll(/^\/\/ /gm, "").replace(/\n@ts-check/, "");

/**
 * Says which word a script's usage does not know: an option that is nowhere named, or any other word where it takes none.
 * @param {string} usage
 * @param {readonly string[]} words
 * @returns {string | undefined} one sentence
 */
export function misuse(usage, words) {
  const options = new Set(usage.match(/(?<=[\s[])--[a-z][a-z-]*/g));
  const synopsis = (usage.split(/ {3}|\n/)[0] ?? "").replaceAll(/--[a-z-]+(?: (?:[A-Z]\b|<[^>]*>(?:\|\w+)?))?/g, "");
  const takesWords = /\[[^\]]*[A-Za-z<]/.test(synopsis);
  const wrong = words.find((word) => (word.startsWith("-") ? !options.has(word.split("=")[0] ?? "") : !takesWords));
  return wrong && `There is no ${wrong.startsWith("-") ? "option" : "word"} "${wrong}" here.`;
}

/**
 * Ends the process with 2 and a script's usage for a word that the usage does not know, with 0 for `--help`. Scripts that
 * do not begin with a usage read their words themselves.
 * @param {string | URL} script its file's address
 * @param {readonly string[]} words
 */
export function obeyUsage(script, words) {
  const usage = usageOf(readFileSync(new URL(script), "utf8"));
  if (!/^usage:/i.test(usage)) return;
  if (words.includes("--help")) {
    process.stdout.write(usage);
    process.exit(0);
  }
  const problem = misuse(usage, words);
  if (problem === undefined) return;
  console.error(`${problem}\n${usage.trimEnd()}`);
  process.exit(2);
}

/**
 * Names the packages that the lock asks for and the folder does not hold in that version.
 * @typedef {{ name?: string, version?: string, resolved?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 * @param {Record<string, Package>} wanted `packages` of package-lock.json
 * @param {Record<string, Package>} present `packages` of node_modules/.package-lock.json
 * @param {{ isProduction?: boolean }} [options] in production what is for development alone is not asked for
 * @returns {string[]} paths such as `node_modules/vite`; packages another machine may leave out are not counted
 */
export function missingPackages(wanted, present, { isProduction = false } = {}) {
  return Object.keys(wanted).filter((path) => {
    const { version, resolved, link, optional, dev, devOptional } = wanted[path] ?? {};
    if (!path.includes("node_modules/") || optional || devOptional || (dev && isProduction)) return false;
    const found = present[path];
    return found === undefined || (link ? found.resolved !== resolved : found.version !== version);
  });
}

/** Installs the packages of package-lock.json unless they are already there. Throws when npm cannot. */
export async function ensureInstalled({ isProduction = false } = {}) {
  const present = readLock("node_modules/.package-lock.json");
  const missing = missingPackages(readLock("package-lock.json"), present, { isProduction });
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages (npm ci) ...`);
  const which = isProduction ? "--omit=dev" : "--include=dev";
  const { code, output } = await runNpm(["ci", which, "--no-audit", "--no-fund"]);
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
}

/**
 * @param {string} path
 * @returns {Record<string, Package>}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

const sources = ["apps", "packages", "scripts/build.ts", "package-lock.json"];
const made = [
  "apps/web/dist/index.html",
  "apps/web/dist/console/index.html",
  "apps/server/dist/main.js",
  "apps/server/dist/empty-store.tar.gz",
  "apps/server/dist/zip-codes.json",
  "apps/server/dist/english-names.json",
];
const outputs = /^(node_modules|dist.*|data)$/;
const tests = /\.test\.tsx?$/;

/** Builds the site and the server when a source is newer than what was built last. Throws when the build fails. */
export async function ensureBuilt() {
  if (isFresh(root)) return;
  console.log("Building the site and the server ...");
  // Whatever was set for us, such as by a Vite that loads our sources: what is built is what is served.
  const { code, output } = await runNode(["scripts/run.mjs", "build"], { env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

/**
 * In production nothing is built: what builds is not installed there.
 * @param {string} [top] the project's folder
 * @throws Error one sentence for whoever runs this, where there is no build
 */
export function requireBuilt(top = root) {
  if (made.every((path) => existsSync(join(top, path)))) return;
  throw new Error(
    "NODE_ENV is production and there is no build here: make one with NODE_ENV=development npm ci && npm run build, then npm start.",
  );
}

/**
 * Installs and builds what the server lacks; in production it only asks that a build is there. Ends the process with 1 and
 * one sentence when that cannot be.
 * @param {{ installsInProduction?: boolean }} [options] in production too, what runs there is installed
 */
export async function ensureServer({ installsInProduction = false } = {}) {
  const isProduction = process.env["NODE_ENV"] === "production";
  try {
    if (isProduction) requireBuilt();
    if (!isProduction || installsInProduction) await ensureInstalled({ isProduction });
    if (!isProduction) await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * Tells whether everything built is there and at least as new as every source. Removed files count: they touch their folder.
 * @param {string} top the project's folder
 */
export function isFresh(top) {
  if (!made.every((path) => existsSync(join(top, path)))) return false;
  const builtAt = Math.min(...made.map((path) => statSync(join(top, path)).mtimeMs));
  return sources.every((path) => newestIn(join(top, path)) <= builtAt);
}

/**
 * @param {string} path
 * @returns {number}
 */
function newestIn(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path);
  const sourcesInside = inside.filter((name) => !outputs.test(name) && !tests.test(name));
  // A folder that holds output changes whenever output is made: only what else stands in it speaks then.
  const own = inside.some((name) => outputs.test(name)) ? 0 : entry.mtimeMs;
  return Math.max(own, ...sourcesInside.map((name) => newestIn(join(path, name))));
}
