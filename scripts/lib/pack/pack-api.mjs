import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../run.mjs";
import { packPackage } from "./pack-package.mjs";

/**
 * Packs `@dilo/api` as it is published: the client without schemas, the operations and the room with zod.
 * @param {string} folder where the tarball goes
 * @returns {Promise<{ tarball: string, files: string[] }>} its path, and what is in it
 */
export async function packApi(folder) {
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
