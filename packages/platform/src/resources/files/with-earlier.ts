import type { FileStore } from "./file-store.ts";

/**
 * Keeps files in one store, and finds those that were kept in an earlier one: they stay there until they are deleted, so
 * that several servers may go over to the new one without moving the same file twice.
 */
export function withEarlier(files: FileStore, earlier: FileStore): FileStore {
  const both = [files, earlier];
  return {
    keep: files.keep,
    begin: files.begin,
    read: async (place) => (await files.read(place)) ?? earlier.read(place),
    readSoFar: async (place) => (await files.readSoFar(place)) ?? earlier.readSoFar(place),
    finish: async (place) => {
      for (const one of both) await one.finish(place);
    },
    list: async (orgId) => (await Promise.all(both.map((one) => one.list(orgId)))).flat(),
    remove: async (place) => {
      for (const one of both) await one.remove(place);
    },
    removeOrg: async (orgId) => {
      for (const one of both) await one.removeOrg(orgId);
    },
  };
}
