/** A real Redis server of this machine, in memory alone, started when a test needs one. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";
import type { PostgresServer } from "./postgres.ts";

/** It can do what a PostgreSQL server can, but a crash loses all it knew, and it begins again empty. */
export type RedisServer = PostgresServer;

/** Why there is no Redis on this machine; undefined when there is. */
export function whyNoRedis(): string | undefined {
  return spawnSync("redis-server", ["--version"]).error === undefined
    ? undefined
    : "Redis is not installed (Debian package redis-server)";
}

/** Starts an empty server on a free port of 127.0.0.1. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), "dilo-redis-"));
  const words = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", dir];
  let child: ChildProcess | undefined;
  const end = () => {
    child?.kill("SIGKILL");
    rmSync(dir, { recursive: true, force: true });
  };
  process.once("exit", end);

  async function start() {
    const started = spawn("redis-server", words, { stdio: ["ignore", "pipe", "ignore"] });
    child = started;
    for await (const line of createInterface(started.stdout)) if (line.includes("eady to accept")) break;
    started.stdout.resume();
    if (started.exitCode !== null) throw new Error("Redis ended at its start.");
  }
  async function crash() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    crash,
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    restart: start,
    async stop() {
      await crash();
      process.removeListener("exit", end);
      end();
    },
  };
}
