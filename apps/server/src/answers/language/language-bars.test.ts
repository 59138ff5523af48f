import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { test } from "vitest";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));

/** The readers take a minute and more on a quiet machine, several on a busy one. */
const mostMs = 900_000;

test.concurrent(
  "every set of cases reaches its bar",
  async ({ expect }) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "bench/language/figures.ts", "--check"],
      {
        cwd: root,
      },
    );
    expect(stdout).toMatch(/own-date +n +\d+ +right/);
    expect(stdout).not.toContain("MISSED");
  },
  mostMs,
);

test.concurrent(
  "a street or city that is written by ear is proposed right, and none is kept wrong in silence",
  async ({ expect }) => {
    const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "bench/language/by-ear.ts"], {
      cwd: root,
    });
    const shares = (what: string) =>
      [...stdout.matchAll(new RegExp(`${what} \\| ([\\d.]+) %`, "g"))].map(([, share]) => Number(share));
    const wrong = shares("silently wrong");
    expect(wrong.slice(0, 2)).toEqual([0, 0]);
    // A slip of the thumb that makes another word is kept as it was written.
    expect(wrong[2]).toBeLessThanOrEqual(6);
    const right = shares("first proposal right");
    expect(right).toHaveLength(3);
    for (const share of right.slice(0, 2)) expect(share).toBeGreaterThanOrEqual(80);
  },
  mostMs,
);
