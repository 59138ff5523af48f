import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../../server-error.ts";

/**
 * Takes a data folder for this process alone, until the process ends: two processes on one embedded database lose
 * rows without an error. Each holder writes the next `lock.N`; the newest one whose process lives is the holder.
 * A dead holder's file is never removed before its successor's exists, so two starts cannot both take over.
 * It sees processes of this machine only: a folder shared between machines or containers needs DATABASE_URL.
 * @throws ServerError `data-dir-in-use` when a living process holds it
 */
export async function lockDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const claim = join(dataDir, `claim.${randomUUID()}`);
  await writeFile(claim, JSON.stringify({ pid: process.pid, startedAt: readProcessStart(process.pid) }), {
    mode: 0o600,
  });
  try {
    while (!(await takeNext(dataDir, claim)));
  } finally {
    await rm(claim, { force: true });
  }
}

async function takeNext(dataDir: string, claim: string): Promise<boolean> {
  const held = await generations(dataDir);
  const newest = held.at(-1) ?? 0;
  if (newest > 0) {
    const holder = await readHolder(join(dataDir, `lock.${newest}`));
    if (holder === undefined) return false;
    if (isAlive(holder)) {
      throw new ServerError(
        "data-dir-in-use",
        `Another Dilo (process ${holder.pid}) is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
  }
  const taken = await link(claim, join(dataDir, `lock.${newest + 1}`)).then(
    () => true,
    () => false,
  );
  if (!taken) return false;
  for (const old of held) await rm(join(dataDir, `lock.${old}`), { force: true });
  return true;
}

async function generations(dataDir: string): Promise<number[]> {
  const names = await readdir(dataDir);
  const numbers = names.map((name) => Number(/^lock\.(\d+)$/.exec(name)?.[1] ?? 0)).filter((number) => number > 0);
  return numbers.sort((a, b) => a - b);
}

interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

/** Undefined when a successor removed the file meanwhile. */
async function readHolder(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  // A power cut can leave an empty file: the process that wrote it is gone.
  return text === "" ? { pid: 0, startedAt: "" } : (JSON.parse(text) as Holder);
}

/** The number alone proves nothing: after a restart another program may have it. */
function isAlive({ pid, startedAt }: Holder): boolean {
  const start = readProcessStart(pid);
  return start !== "" && start === startedAt;
}

/**
 * When a process of this machine started, in the system's own words; "" when there is no such process.
 * With its number it names one process for good: numbers alone are given out again.
 */
export function readProcessStart(pid: number): string {
  try {
    // Field 22; the second field, the program's name, may itself hold spaces and brackets.
    if (process.platform === "linux") {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
      return fields?.[0] === "Z" ? "" : (fields?.[19] ?? "");
    }
    if (process.platform === "win32") return process.kill(pid, 0) ? "running" : "";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
