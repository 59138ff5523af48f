import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap/run.mjs";

const kept = join(root, "node_modules/.cache/dilo/passed");

/**
 * A key that differs whenever something a step looks at differs: each file's path and content, this Node, and the lock,
 * which pins the tools.
 * @param files paths from `top`
 * @param top the project's folder
 */
export function keyOf(files: readonly string[], top: string = root) {
  const hash = createHash("sha256").update(process.version);
  for (const file of [...files, "package-lock.json"].sort()) {
    const content = readFileSync(join(top, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Tells whether a step has passed with this key. */
export function hasPassed(step: string, key: string, folder = kept) {
  try {
    return readFileSync(join(folder, step), "utf8") === key;
  } catch {
    return false;
  }
}

/** Remembers that a step has passed with this key, and forgets the one before. */
export function rememberPassed(step: string, key: string, folder = kept) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, step), key);
}
