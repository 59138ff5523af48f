import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { run } from "../lib/run.mjs";

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<string>} what it said
 * @throws Error with its last lines when it failed
 */
export async function must(program, args, env = {}) {
  const { code, output } = await run(program, args, { env });
  if (code !== 0)
    throw new Error(`${program} ${args.join(" ").slice(0, 200)} ended with ${code}:\n${output.slice(-4000)}`);
  return output.trim();
}

/** Copies the files git knows, as they are now: what somebody's clone holds. @returns {Promise<string>} the folder */
export async function copySource(top) {
  const place = join(top, "source");
  await mkdir(place);
  await must("sh", ["-c", `git ls-files -z | xargs -0 cp --parents --no-dereference -t '${place}'`]);
  return place;
}

/**
 * Asks until the answer is yes.
 * @param {string} what for the message of the error
 * @param {() => Promise<boolean>} isSo
 * @param {number} [withinMs]
 */
export async function until(what, isSo, withinMs = 120_000) {
  const before = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > before) throw new Error(`After ${withinMs / 1000} s, not yet: ${what}.`);
    await wait(500);
  }
}
