import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";

/** The README's text. */
export const readReadme = () => readFile(join(root, "README.md"), "utf8");

/** The commands a text shows in its shell blocks, one a line, in order. */
export function commandsIn(text: string) {
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.trim().split("\n"));
}

/** The places of the project a text links to. */
export function linksIn(text: string) {
  return [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)]
    .map(([, place = ""]) => place)
    .filter((place) => !place.includes("://"));
}

/** The settings a text names in its tables. */
export function settingsIn(text: string) {
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  return rows.flatMap((row) => [...row.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = ""]) => name));
}
