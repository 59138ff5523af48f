import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { run } from "../bootstrap/run.mjs";

/**
 * Runs a program to its end.
 * @returns what it said
 * @throws Error with its last lines when it failed
 */
export async function must(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await run(program, args, { env });
  if (code !== 0)
    throw new Error(`${program} ${args.join(" ").slice(0, 200)} ended with ${code}:\n${output.slice(-4000)}`);
  return output.trim();
}

/**
 * Copies the files git knows, as they are now: what somebody's clone holds.
 * @returns the folder
 */
export async function copySource(top: string): Promise<string> {
  const place = join(top, "source");
  await mkdir(place);
  await must("sh", ["-c", `git ls-files -z | xargs -0 cp --parents --no-dereference -t '${place}'`]);
  return place;
}

/**
 * Asks until the answer is yes.
 * @param what for the message of the error
 */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs: number = 120_000) {
  const before = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > before) throw new Error(`After ${withinMs / 1000} s, not yet: ${what}.`);
    await wait(500);
  }
}
