import { setTimeout as wait } from "node:timers/promises";
import { type Bucket, type BucketSettings, openBucket } from "@dilo/platform/resources";
import { ServerError } from "../server-error.ts";
import { addressOf, type Env, groupOf, textOf } from "../settings/env.ts";

/**
 * Reads which object store has the platform's files.
 * @throws ServerError `invalid-settings`
 */
export function readBucket(env: Env): BucketSettings | undefined {
  const group = groupOf(env, ["S3_BUCKET_URL", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
  const owner = textOf(env, "S3_BUCKET_OWNER");
  const url = addressOf(env, "S3_BUCKET_URL", ["http:", "https:"])?.replace(/\/+$/, "");
  if (group === undefined || url === undefined) {
    if (owner === undefined) return undefined;
    throw new ServerError("invalid-settings", "S3_BUCKET_OWNER is set, but S3_BUCKET_URL is missing.");
  }
  if (textOf(env, "PLATFORM_FILES_DIR") !== undefined)
    throw new ServerError("invalid-settings", "Set S3_BUCKET_URL or PLATFORM_FILES_DIR, not both.");
  const { username, search, hash } = new URL(url);
  if (username !== "" || search !== "" || hash !== "")
    throw new ServerError("invalid-settings", "S3_BUCKET_URL must be the bucket's address alone.");
  return {
    url,
    region: group.S3_REGION,
    accessKeyId: group.S3_ACCESS_KEY_ID,
    secretAccessKey: group.S3_SECRET_ACCESS_KEY,
    ...(owner && { owner }),
  };
}

/** An object whose folder is no org's. */
const trial = "trials/trial";

/**
 * Opens the bucket, and tries whether files can be kept there: written, read, listed and deleted.
 * @throws ServerError `files-not-opened`
 */
export async function openTriedBucket(settings: BucketSettings): Promise<Bucket> {
  const bucket = openBucket(settings);
  try {
    await bucket.put(trial, Buffer.from("Dilo"));
    const kept = await bucket.get(trial);
    const listed = await bucket.list(trial);
    await bucket.remove(trial);
    if (kept === undefined || listed.length === 0) throw new Error("What was written is not there.");
    return bucket;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "";
    throw new ServerError("files-not-opened", `No file can be kept in the bucket at S3_BUCKET_URL. ${why}`, { cause });
  }
}

/** Whoever looks waits no longer. Milliseconds. */
const patienceMs = 2000;

/** So long one look counts: listings are paid for. Milliseconds. */
const lookMs = 30_000;

/**
 * Looks whether the bucket answers and lets us in, twice a minute however often it is asked.
 * @param now milliseconds
 */
export function openBucketWatch(bucket: Bucket, now: () => number): () => Promise<boolean> {
  let last: { readonly at: number; readonly isUp: Promise<boolean> } | undefined;
  return () => {
    if (last === undefined || now() - last.at >= lookMs) {
      const listed = bucket.list("trials/").then(
        () => true,
        () => false,
      );
      last = { at: now(), isUp: Promise.race([listed, wait(patienceMs, false, { ref: false })]) };
    }
    return last.isUp;
  };
}
