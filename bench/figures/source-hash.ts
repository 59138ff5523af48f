import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * A name for what stands in these files and folders now: it changes with any of their files but tests and notes, and with
 * nothing else, no commit, date or machine.
 * @param paths from the project's root
 */
export function sourceHash(paths: readonly string[], from = root): string {
  const hash = createHash("sha256");
  for (const file of [...new Set(paths)].flatMap((path) => filesIn(join(from, path))).sort()) {
    hash
      .update(`${relative(from, file)}\n`)
      .update(readFileSync(file))
      .update("\n");
  }
  return hash.digest("hex").slice(0, 12);
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|contract)\.tsx?$|\.md$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
