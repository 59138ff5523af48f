import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

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
