/** A file system of a few megabytes, which a test can really fill. */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  /** where it is mounted */
  readonly dir: string;
  /** leaves 0 bytes on it */
  readonly fill: () => void;
  /** gives back what `fill` took */
  readonly makeRoom: () => void;
  readonly remove: () => void;
}

/** Why none can be mounted on this machine; undefined when one can. */
export function whyNoSmallDisk(): string | undefined {
  if (process.platform !== "linux") return "a file system in memory is mounted on Linux only";
  if (process.getuid?.() !== 0) return "only root mounts a file system";
  try {
    mountSmallDisk(1).remove();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const dir = mkdtempSync(join(tmpdir(), "dilo-small-disk-"));
  const { status, stderr, error } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", dir], {
    encoding: "utf8",
  });
  if (status !== 0) {
    rmSync(dir, { recursive: true, force: true });
    throw new Error(`mount refuses: ${(error?.message ?? stderr).trim()}`);
  }
  const filler = join(dir, "filler");
  const remove = () => {
    process.removeListener("exit", remove);
    // Lazily: a process that a test killed may still hold a file.
    spawnSync("umount", ["-l", dir]);
    rmSync(dir, { recursive: true, force: true });
  };
  process.once("exit", remove);
  return {
    dir,
    fill() {
      const file = openSync(filler, "a");
      try {
        for (const bytes of [Buffer.alloc(2 ** 20, 1), Buffer.alloc(4096, 1), Buffer.alloc(1, 1)])
          fillWith(file, bytes);
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove,
  };
}

function fillWith(file: number, bytes: Buffer) {
  for (;;) {
    try {
      writeSync(file, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
      throw error;
    }
  }
}
