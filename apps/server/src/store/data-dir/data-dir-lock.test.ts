import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir, readProcessStart } from "./data-dir-lock.ts";

let dir: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "dilo-lock-"));
});
afterEach(async () => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
  await rm(dir, { recursive: true });
});

/** A process of this machine, and its start time as the lock writes it. */
async function otherHolder(): Promise<ChildProcess> {
  const script = join(dir, "holder.mjs");
  await writeFile(script, "process.send('here'); process.on('message', () => {});");
  const child = fork(script, { execArgv: [] });
  children.push(child);
  await once(child, "message");
  const startedAt = readProcessStart(child.pid ?? 0);
  await writeFile(join(dir, "lock.4"), JSON.stringify({ pid: child.pid, startedAt }));
  return child;
}

test("a folder held by a living process is refused with a sentence", async () => {
  const holder = await otherHolder();
  const refused = lockDataDir(dir);
  await expect(refused).rejects.toMatchObject({ code: "data-dir-in-use" });
  await expect(refused).rejects.toThrow(`process ${holder.pid}) is already using ${dir}`);
});

test("a killed holder's folder is taken over", async () => {
  const holder = await otherHolder();
  holder.kill("SIGKILL");
  await once(holder, "exit");
  await lockDataDir(dir);
  expect(await readdir(dir)).toEqual(expect.arrayContaining(["lock.5"]));
  expect(await readdir(dir)).not.toContain("lock.4");
  await expect(lockDataDir(dir)).rejects.toMatchObject({ code: "data-dir-in-use" });
});

test("another program with the dead holder's number does not hold the folder", async () => {
  await writeFile(join(dir, "lock.1"), JSON.stringify({ pid: process.pid, startedAt: "long ago" }));
  await lockDataDir(dir);
});

test("a lock emptied by a power cut holds nothing", async () => {
  await writeFile(join(dir, "lock.1"), "");
  await lockDataDir(dir);
});

test("of many starts after a crash, one takes the folder", async () => {
  await writeFile(join(dir, "lock.1"), JSON.stringify({ pid: 1, startedAt: "long ago" }));
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dir)));
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
