import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { jobs } from "../store/schema.ts";
import { migrations } from "../store/testing.ts";
import { enqueue, leaseMs } from "./jobs.ts";

const number = 60;

describeOnPostgres("two workers on one PostgreSQL server", (postgres) => {
  let place: string;
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    // Inside the project, so that the bundle finds the packages it imports.
    place = await mkdtemp(join(import.meta.dirname, "../../../../node_modules/.cache/dilo-worker-"));
    const entry = join(import.meta.dirname, "testing-worker.ts");
    await build({ configFile: false, logLevel: "error", build: { ssr: entry, outDir: place, target: "node20" } });
  });
  afterAll(async () => {
    for (const child of running) {
      if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await once(child, "exit");
    }
    await rm(place, { recursive: true, force: true });
  });

  /** @returns the process, and a promise of the moment it has said a word so many times */
  function start(holdAt = "") {
    const words = [join(place, "testing-worker.js"), postgres.server().url, migrations, holdAt];
    const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    running.push(child);
    const said: string[] = [];
    const listeners = new Set<() => void>();
    if (child.stdout !== null) {
      createInterface(child.stdout).on("line", (line) => {
        said.push(line);
        for (const listener of listeners) listener();
      });
    }
    const says = (word: string, times = 1) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (said.filter((line) => line === word).length >= times) resolve();
        };
        listeners.add(look);
        look();
      });
    return { child, says };
  }

  test("each job is done once, though one of them is killed in the middle of its work", async () => {
    const { db } = await postgres.emptyStore();
    await db.execute("create table effects (ref text not null, pid integer not null)");
    const now = new Date();
    for (let index = 0; index < number; index += 1) {
      const ref = `mail_${index}`;
      await enqueue(db, { kind: "mail", ref, dedupeKey: ref, runAt: now, maxAttempts: 3, expiresAt: now });
    }
    const killed = start("7");
    await killed.says("holding");
    const survivor = start();
    await survivor.says("job-done", number - 7);
    killed.child.kill("SIGKILL");
    await once(killed.child, "exit");
    survivor.child.send(leaseMs);
    await survivor.says("job-done", number - 6);

    const { rows } = (await db.execute("select ref, pid from effects")) as unknown as {
      rows: { ref: string; pid: number }[];
    };
    expect(rows).toHaveLength(number);
    expect(new Set(rows.map(({ ref }) => ref)).size).toBe(number);
    expect(rows.filter(({ pid }) => pid === killed.child.pid)).toHaveLength(6);
    const states = await db.select({ state: jobs.state, attempts: jobs.attempts }).from(jobs);
    expect(states.filter(({ state }) => state === "done")).toHaveLength(number);
    expect(states.map(({ attempts }) => attempts).sort()).toEqual([...Array(number - 1).fill(1), 2]);
  });
});
