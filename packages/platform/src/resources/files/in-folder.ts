import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileSecrets } from "./file-secrets.ts";
import { type FilePlace, type FileStore, keepBy } from "./file-store.ts";
import { findSealed, ignoreMissing, isFinished, readSoFar, readWhole, type SealedFile } from "./read-sealed.ts";
import { beginSealed, writeChunk } from "./write-sealed.ts";

/** What the names of sealed files end with, behind their row's id. */
const sealedEnding = ".sealed";

/** Keeps files sealed in a folder, one folder in it for each org. They are made when the first file comes. */
export function filesInFolder(dir: string, secrets: FileSecrets): FileStore {
  const pathOf = (place: FilePlace): string => join(dir, sealedName(place));
  const begin: FileStore["begin"] = async (place) => {
    await mkdir(join(dir, place.orgId), { recursive: true, mode: 0o700 });
    return beginSealed(pathOf(place), place, await secrets.make(place.id));
  };
  const find = (place: FilePlace): Promise<SealedFile | undefined> => findSealed(pathOf(place), place, secrets);
  return {
    begin,
    keep: keepBy(begin),
    read: async (place) => {
      const sealed = await find(place);
      return sealed && readWhole(sealed);
    },
    readSoFar: async (place) => {
      const sealed = await find(place);
      return sealed && readSoFar(sealed);
    },
    finish: async (place) => {
      const sealed = await find(place);
      if (sealed === undefined || (await isFinished(sealed))) return;
      await writeChunk({ ...sealed, index: sealed.layout.full, isLast: true }, new Uint8Array());
    },
    list: async (orgId) => {
      const names = (await readdir(join(dir, orgId)).catch(ignoreMissing)) ?? [];
      return names.filter((name) => name.endsWith(sealedEnding)).map((name) => name.slice(0, -sealedEnding.length));
    },
    remove: (place) => rm(pathOf(place), { force: true }),
    removeOrg: (orgId) => rm(join(dir, orgId), { force: true, recursive: true }),
  };
}

/** Where a file is in its folder. */
export function sealedName({ orgId, id }: FilePlace): string {
  return join(orgId, id + sealedEnding);
}
