import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Db, platformRows } from "../core/store/schema.ts";
import type { Bucket } from "./bucket.ts";
import type { FilePlace } from "./file-store.ts";
import { chunksInBucket } from "./in-bucket.ts";
import type { ChunkPlaces } from "./in-chunks.ts";
import { sealedName } from "./in-folder.ts";

/** How many files were copied, and how many could not be: they went meanwhile, or chunks of them are missing. */
interface Copied {
  readonly copied: number;
  readonly left: number;
}

/** Ids as the platform makes them: no other name in a bucket leads to a place of its own on this disk. */
const ourId = /^[\w-]+$/;

/**
 * Copies the files of this database's orgs from a bucket to a folder, sealed as they are: from there `filesInFolder` reads
 * them with the keys of their rows.
 */
export async function copyBucket(db: Db, bucket: Bucket, folder: string): Promise<Copied> {
  const places = chunksInBucket(bucket);
  let copied = 0;
  let left = 0;
  for (const { orgId } of await db.selectDistinct({ orgId: platformRows.orgId }).from(platformRows)) {
    for (const id of (await places.list(orgId)).filter((one) => ourId.test(one))) {
      const place = { orgId, id };
      if (await copyFile(places, place, join(folder, sealedName(place)))) copied += 1;
      else left += 1;
    }
  }
  return { copied, left };
}

/** @returns false when it is not whole, and nothing of it was copied */
async function copyFile(places: ChunkPlaces, place: FilePlace, to: string): Promise<boolean> {
  const head = await places.head(place);
  if (head === undefined) return false;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const file = await open(to, "w", 0o600);
  try {
    await file.writeFile(head);
    for (const [index, { position }] of (await places.chunks(place)).entries()) {
      const sealed = position === index ? await places.read(place, position) : undefined;
      if (sealed === undefined) {
        await rm(to);
        return false;
      }
      await file.writeFile(sealed);
    }
    await file.sync();
    return true;
  } finally {
    await file.close();
  }
}
