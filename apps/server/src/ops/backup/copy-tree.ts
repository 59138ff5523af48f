import { copyFile, mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Copies the files of a folder that changes meanwhile: what is deleted before its turn is left out.
 * @param wanted tells which files, by their path below the folder
 * @returns how many
 */
export async function copyTree(
  from: string,
  to: string,
  wanted: (path: string) => boolean = () => true,
): Promise<number> {
  let copied = 0;
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(ignoreMissing);
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (!entry.isFile() || !wanted(path)) continue;
    await mkdir(join(to, path, ".."), { recursive: true, mode: 0o700 });
    const isThere = await copyFile(join(from, path), join(to, path)).then(() => true, ignoreMissing);
    if (isThere === undefined) continue;
    const file = await open(join(to, path), "r+");
    await file.sync();
    await file.close();
    copied += 1;
  }
  return copied;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
