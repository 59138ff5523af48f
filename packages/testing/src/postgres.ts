/** A real PostgreSQL server of this machine, started in a folder of its own when a test needs one. */
import type { ChildProcess, ChildProcessByStdio, SpawnSyncOptions } from "node:child_process";
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const cache = fileURLToPath(new URL("../../../node_modules/.cache/dilo", import.meta.url));
const user = "dilo";
const startLimitMs = 60_000;

export interface PostgresServer {
  readonly url: string;
  /** ends it as a crash does, with every connection */
  readonly crash: () => Promise<void>;
  /** stops it as it is: it takes connections, and answers nothing */
  readonly freeze: () => void;
  /** lets it go on where it stopped */
  readonly thaw: () => void;
  /** starts it again on the same data */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Why there is no PostgreSQL on this machine; undefined when there is. */
export function whyNoPostgres(): string | undefined {
  if (findPrograms() === undefined) return "PostgreSQL is not installed (Debian package postgresql)";
  return process.getuid?.() === 0 && findOtherUser() === undefined
    ? "PostgreSQL does not run as root, and there is no user postgres or nobody"
    : undefined;
}

/**
 * Starts an empty server on a free port of 127.0.0.1. It trusts everybody, and removes its data when it stops.
 * @param options `settings`: as in postgresql.conf; `prepare`: changes the folder before the first start
 */
export async function startPostgres({
  settings = {},
  prepare,
}: {
  settings?: Readonly<Record<string, string>>;
  prepare?: (dataDir: string) => void;
} = {}): Promise<PostgresServer> {
  const why = whyNoPostgres();
  if (why !== undefined) throw new Error(why);
  const programs = findPrograms() ?? "";
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? findOtherUser() : undefined;
  const top = mkdtempSync(join(tmpdir(), "dilo-postgres-"));
  if (asOther !== undefined) chownSync(top, asOther.uid, asOther.gid);
  const dataDir = join(top, "data");
  const surroundings = { ...asOther, cwd: top, env: { PATH: process.env["PATH"], LC_ALL: "C.UTF-8" } };
  makeData(join(programs, "initdb"), dataDir, surroundings);
  prepare?.(dataDir);
  const port = await freePort();
  const all = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: top,
    // A crash of the program loses nothing without it, and the machine is not switched off in a test.
    fsync: "off",
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let child: ChildProcess | undefined;
  const removeAll = () => {
    child?.kill("SIGQUIT");
    child?.kill("SIGCONT");
    rmSync(top, { recursive: true, force: true });
  };
  process.once("exit", removeAll);

  async function start() {
    const started = spawn(join(programs, "postgres"), ["-D", dataDir, ...options], {
      ...surroundings,
      stdio: ["ignore", "ignore", "pipe"],
    });
    child = started;
    await ready(started);
  }
  /** Signals the server and each of its processes: one of them serves each connection. */
  function signalAll(signal: "SIGSTOP" | "SIGCONT") {
    const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
    const rows = stdout.split("\n").map((row) => row.trim().split(/ +/).map(Number));
    const own = rows.filter(([, parent]) => parent === child?.pid).map(([pid]) => pid);
    // The server first: a frozen one starts no more processes.
    for (const pid of [child?.pid, ...own]) if (pid !== undefined) process.kill(pid, signal);
  }
  async function end(signal: "SIGQUIT" | "SIGINT") {
    if (child === undefined) return;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }
  try {
    await start();
  } catch (error) {
    removeAll();
    throw error;
  }
  return {
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    crash: () => end("SIGQUIT"),
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    restart: start,
    async stop() {
      await end("SIGINT");
      process.removeListener("exit", removeAll);
      rmSync(top, { recursive: true, force: true });
    },
  };
}

/**
 * Makes the data of an empty server: a copy of what was made before, which takes a tenth of the time. A copy keeps its
 * owner, who has to be the one that the server runs as.
 */
function makeData(initdb: string, dataDir: string, surroundings: SpawnSyncOptions) {
  const version = /[\d.]+/.exec(run(initdb, ["--version"]))?.[0];
  const kept = join(cache, `postgres-${version}-${surroundings.uid ?? process.getuid?.()}`);
  if (existsSync(kept)) return void run("cp", ["-a", kept, dataDir]);
  const words = ["-D", dataDir, "-U", user, "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"];
  run(initdb, words, surroundings);
  mkdirSync(cache, { recursive: true });
  const unfinished = `${kept}.${randomUUID()}`;
  run("cp", ["-a", dataDir, unfinished]);
  try {
    renameSync(unfinished, kept);
  } catch {
    // Another process's stands there already, with the same content.
    rmSync(unfinished, { recursive: true });
  }
}

function run(program: string, words: readonly string[], surroundings?: SpawnSyncOptions) {
  const { status, stdout, stderr, error } = spawnSync(program, words, { ...surroundings, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr || error?.message}`);
  return stdout;
}

/** The folder of the newest server programs. */
function findPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** The user to run it as when we are root. */
function findOtherUser() {
  const rows = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8").split("\n") : [];
  const fields = rows.map((row) => row.split(":"));
  const found = ["postgres", "nobody"].map((name) => fields.find(([first]) => first === name)).find((row) => row);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Waits until it takes connections; throws with its output when it ends first or is too late. */
async function ready(child: ChildProcessByStdio<null, null, Readable>) {
  const lines: string[] = [];
  const said = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("PostgreSQL was not ready in time.")), startLimitMs);
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PostgreSQL ended:\n${lines.join("\n")}`)));
    child.once("exit", () => clearTimeout(late));
    createInterface(child.stderr).on("line", (line) => {
      if (lines.length < 50) lines.push(line);
      if (!line.includes("ready to accept connections")) return;
      clearTimeout(late);
      resolve(undefined);
    });
  });
  await said;
}
