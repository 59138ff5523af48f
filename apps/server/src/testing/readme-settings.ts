import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Reads the README's table of services: each group of settings that turns a real one on. */
export async function readmeSettings(): Promise<readonly (readonly string[])[]> {
  const readme = await readFile(join(import.meta.dirname, "../../../../README.md"), "utf8");
  const [, table = ""] = /\| the setting that turns it on \|\n\|[-|]+\n((?:\|.*\n)+)/.exec(readme) ?? [];
  return table
    .trimEnd()
    .split("\n")
    .flatMap((line) => line.split("|")[4]?.split(/\bor\b/) ?? [])
    .map((group) => [...group.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
}
