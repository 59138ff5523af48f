import { fewAtATime } from "../core/few-at-a-time.ts";
import type { Bucket } from "./bucket.ts";
import type { FileSecrets } from "./file-secrets.ts";
import type { FilePlace, FileStore } from "./file-store.ts";
import { type ChunkPlaces, filesInChunks } from "./in-chunks.ts";

/** Keeps files sealed in a bucket, a folder for each, an object in it for each chunk. */
export function filesInBucket(bucket: Bucket, secrets: FileSecrets): FileStore {
  return filesInChunks(chunksInBucket(bucket), secrets);
}

/** Requests at one time, for one file. */
const atOnce = 8;

/** Where the chunks of files are in a bucket. */
export function chunksInBucket(bucket: Bucket): ChunkPlaces {
  async function removeAll(prefix: string): Promise<void> {
    const listed = await bucket.list(prefix);
    const removed = await fewAtATime(listed, atOnce, ({ key }) => bucket.remove(key));
    const failed = removed.find((one) => one.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  }
  const remove: ChunkPlaces["remove"] = async (place) => {
    // First of all: who still writes looks for it behind each chunk.
    await bucket.remove(headOf(place));
    await removeAll(folderOf(place));
  };
  return {
    ahead: atOnce,
    begin: async (place, head) => {
      await remove(place);
      await bucket.put(headOf(place), head);
    },
    head: (place) => bucket.get(headOf(place)),
    write: async (place, position, sealed) => {
      const key = chunkOf(place, position);
      await bucket.put(key, sealed);
      if (!(await bucket.has(headOf(place)))) await bucket.remove(key);
    },
    read: (place, position) => bucket.get(chunkOf(place, position)),
    chunks: async (place) => {
      const folder = folderOf(place);
      const listed = await bucket.list(folder);
      return listed
        .filter(({ key }) => key !== headOf(place))
        .map(({ key, bytes }) => ({ position: Number(key.slice(folder.length)), bytes }));
    },
    list: (orgId) => bucket.folders(`${orgId}/`),
    remove,
    removeOrg: (orgId) => removeAll(`${orgId}/`),
  };
}

function folderOf({ orgId, id }: FilePlace): string {
  return `${orgId}/${id}/`;
}

/** Where its version and salt are: behind its chunks, in a listing. */
function headOf(place: FilePlace): string {
  return `${folderOf(place)}head`;
}

/** Listings go by the alphabet. */
function chunkOf(place: FilePlace, position: number): string {
  return folderOf(place) + String(position).padStart(8, "0");
}
