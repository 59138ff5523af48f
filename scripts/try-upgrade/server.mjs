import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@dilo/testing/free-port";

const readyWithinMs = 120_000;

/**
 * @typedef {object} TriedServer
 * @property {number} port
 * @property {() => Promise<number>} stop its exit code
 */

/**
 * Starts the build of a version, and waits until it is ready.
 * @param {string} folder of the version
 * @param {{ place: string, databaseUrl?: string, name?: string, origin: string }} on
 * @returns {Promise<TriedServer>}
 * @throws Error with its last words when it does not start
 */
export async function startVersion(folder, { place, databaseUrl, name = "a", origin }) {
  const port = await freePort();
  const shared = databaseUrl && {
    DATABASE_URL: databaseUrl,
    DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
    KEY_DIR: join(place, "keys"),
    SERVER_NAME: name,
  };
  const child = spawn(process.execPath, ["apps/server/dist/main.js"], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, PORT: String(port), PUBLIC_ORIGIN: origin, OFFICIAL_FORMS_DOWNLOAD: "off" },
      ...{ DATA_DIR: join(place, `data-${name}`), ...shared },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", (line) => lines.push(line));
  const before = Date.now() + readyWithinMs;
  while (!lines.some((line) => line.startsWith("Ready:"))) {
    if (child.exitCode !== null || Date.now() > before) {
      child.kill("SIGKILL");
      throw new Error(lines.at(-1) ?? "It says nothing.");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = await ended;
      return code ?? 1;
    },
  };
}
