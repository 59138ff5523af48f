import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * Copies a part of the repository to a new folder, to be changed there.
 * @param paths files and folders; of the project's packages there are only those that are copied
 */
export async function scratchCopy(paths: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "dilo-copy-"));
  const modules = join(copy, "node_modules");
  await mkdir(join(modules, "@dilo"), { recursive: true });
  for (const path of paths) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await cp(join(root, path), join(copy, path), { recursive: true, filter: (from) => !from.includes("node_modules") });
    if (dirname(path) === "packages") await symlink(join(copy, path), join(modules, "@dilo", basename(path)));
  }
  // Everything else comes from where it is installed, and so do the databases that tests keep between runs.
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== "@dilo" && name !== ".cache") await symlink(join(root, "node_modules", name), join(modules, name));
  await mkdir(join(root, "node_modules/.cache/dilo"), { recursive: true });
  await mkdir(join(modules, ".cache"));
  await symlink(join(root, "node_modules/.cache/dilo"), join(modules, ".cache/dilo"));
  return copy;
}
