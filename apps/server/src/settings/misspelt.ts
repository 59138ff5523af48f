import { ServerError } from "../server-error.ts";
import type { Env } from "./env.ts";

/** A name this long may have two letters wrong and still be recognised: a short one is like too many others then. */
const longName = 10;

/**
 * Finds settings that are none of ours and look as if they were meant to be.
 * @param known the names of ours
 * @returns each with the one it looks like
 */
function misspeltSettings(env: Env, known: readonly string[]): readonly (readonly [name: string, ours: string])[] {
  const others = Object.keys(env).filter((name) => !known.includes(name) && env[name]?.trim());
  return others.flatMap((name) => {
    const ours = known.find((one) => resembles(name, one));
    return ours === undefined ? [] : [[name, ours] as const];
  });
}

/**
 * What a misspelt setting was to say is not known, so a server that others rely on does not start without it.
 * @returns the misspelt ones, where people only try it out
 * @throws ServerError `invalid-settings` in production; also where the misspelt setting is the one that says so
 */
export function readMisspelt(env: Env, known: readonly string[]): readonly string[] {
  const found = misspeltSettings(env, known);
  const words = found.map(([name, ours]) => `${name} is no setting. Did you mean ${ours}?`);
  const isProduction =
    env["NODE_ENV"]?.trim() === "production" ||
    found.some(([name, ours]) => ours === "NODE_ENV" && resembles(env[name]?.trim() ?? "", "production"));
  if (isProduction && words.length > 0) throw new ServerError("invalid-settings", words.join("\n"));
  const mode = env["NODE_ENV"]?.trim() ?? "";
  if (mode !== "production" && resembles(mode, "production")) {
    throw new ServerError("invalid-settings", "NODE_ENV is almost production. Write production, or leave it out.");
  }
  return words;
}

/** Whether one was probably meant to be the other: another case, another sign or none between words, a letter or two wrong. */
function resembles(name: string, ours: string): boolean {
  const [one, other] = [plain(name), plain(ours)];
  return distance(one, other) <= (other.length >= longName ? 2 : 1);
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[-_. ]/g, "");
}

/** Letters left out, put in, changed or swapped with the next one: how many it takes from one word to the other. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : changed;
      next.push(Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, changed, swapped));
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
