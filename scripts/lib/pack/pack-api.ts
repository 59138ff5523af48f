import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../bootstrap/run.mjs";
import { packPackage } from "./pack-package.ts";

/**
 * Packs `@dilo/api` as it is published: the client without schemas, the operations and the room with zod.
 * @param folder where the tarball goes
 * @returns its path, and what is in it
 */
export async function packApi(folder: string): Promise<{ tarball: string; files: string[] }> {
  const { dependencies } = JSON.parse(await readFile(join(root, "packages/api/package.json"), "utf8"));
  return packPackage(folder, {
    folder: "api",
    description: "A typed client of the Dilo voice platform",
    entries: { ".": "api/src/index", "./operations": "api/src/operations/index", "./room": "api/src/room/schemas" },
    external: ["zod"],
    own: { "@dilo/forms": "forms/src/index", "@dilo/foundation": "foundation/src/index" },
    manifest: { sideEffects: false, dependencies: { zod: dependencies.zod } },
  });
}
