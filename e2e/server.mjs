import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../scripts/lib/run.mjs";

const built = [process.execPath, "apps/server/dist/main.js"];
const startLimitMs = 60_000;
const stopLimitMs = 10_000;

/**
 * Starts the built server on a free port, with a data folder of its own and none of our own settings. The folder is a copy
 * of one that a first start has filled, so that not every story waits for that.
 * @param {{ env?: Record<string, string>, dataDir?: string, command?: string[] }} [options] `dataDir`: an empty folder, or that of a server
 *   that was stopped; the one who gives it removes it. `command`: how to start it, in place of running what was built
 * @returns {Promise<Server>}
 */
export async function startServer({ env = {}, dataDir, command = built } = {}) {
  const folder = dataDir ?? (await copyOfFilledFolder());
  const { PATH, HOME } = process.env;
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...{ PATH, HOME, PORT: String(await freePort()), DATA_DIR: folder },
      OFFICIAL_FORMS_DOWNLOAD: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = [];
  const ended = once(child, "exit");
  const stop = async ({ keepData = dataDir !== undefined } = {}) => {
    const late = setTimeout(() => child.kill("SIGKILL"), stopLimitMs);
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
    clearTimeout(late);
    if (!keepData) await rm(folder, { recursive: true, force: true });
    if (child.signalCode === "SIGKILL") throw new Error(`The server did not stop within ${stopLimitMs} ms.`);
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  try {
    return { origin: await readyOrigin(child, lines), dataDir: folder, pid: child.pid, lines, stop, kill };
  } catch (error) {
    child.kill("SIGKILL");
    await stop().catch(() => undefined);
    throw error;
  }
}

/**
 * @typedef {object} Server
 * @property {string} origin where it answers, as its Ready line says
 * @property {string} dataDir where it keeps its store and its outbox
 * @property {number} pid
 * @property {string[]} lines everything it has printed so far
 * @property {(options?: { keepData?: boolean }) => Promise<void>} stop asks it to end and waits until it has
 * @property {() => Promise<void>} kill ends it as a crash would, without a word to it
 */

let filled;

async function copyOfFilledFolder() {
  filled ??= fillFolder();
  const folder = await newFolder();
  await cp(await filled, folder, { recursive: true });
  return folder;
}

async function fillFolder() {
  const folder = await newFolder();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer({ dataDir: folder });
  await server.stop();
  return folder;
}

const newFolder = () => mkdtemp(join(tmpdir(), "dilo-story-"));

/** Waits for the line `Ready: http://...`, keeping every line; throws when the server ends first or never says it. */
async function readyOrigin(child, lines) {
  return new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`The server ${why}:\n${lines.join("\n")}`));
    const late = setTimeout(() => fail(`was not ready within ${startLimitMs} ms`), startLimitMs);
    child.once("exit", () => {
      clearTimeout(late);
      fail("ended before it was ready");
    });
    const hear = (line) => {
      lines.push(line);
      const origin = /^Ready: (http\S+)/.exec(line)?.[1];
      if (origin === undefined) return;
      clearTimeout(late);
      resolve(origin.replace(/\/$/, ""));
    };
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", hear);
  });
}

/** Asks the system for a port nobody uses. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
