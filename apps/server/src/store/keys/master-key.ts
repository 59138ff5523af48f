import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../../server-error.ts";
import { writeDurably, writeOnce } from "./durable-files.ts";
import { deriveKey, openBytes, sealBytes } from "./seal-bytes.ts";

/** The store's own key: wraps the keys of the days, and gives the secrets that are no person's. */
export interface MasterKey {
  readonly id: string;
  /** Seals the keys of the days. */
  readonly wrapping: Uint8Array;
  /** A 32-byte secret for another use, the same at every start and after DATA_KEY was changed. */
  secretFor(use: string): Uint8Array;
}

interface MasterSecrets {
  /** 32 bytes as base64: everything is derived from them. */
  readonly root: string;
}

const idLength = randomUUID().length;

/** The id of a folder of keys, as its database has it too; undefined when there is none. */
export async function readKeyStoreId(dir: string): Promise<string | undefined> {
  const bytes = await readFile(join(dir, "master")).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return bytes?.subarray(0, idLength).toString();
}

/** Makes the master key of a folder that has none. Of several servers one makes it. */
export async function makeMaster(dir: string, dataKey: Uint8Array): Promise<void> {
  const secrets: MasterSecrets = { root: randomBytes(32).toString("base64") };
  await writeOnce(join(dir, "master"), sealMaster(randomUUID(), secrets, dataKey));
}

/**
 * Seals the master key under another data key. Everything else stays as it is.
 * @throws ServerError `wrong-data-key`
 */
export async function rewrapMaster(dir: string, from: Uint8Array, to: Uint8Array): Promise<void> {
  const { id, secrets } = await openMaster(dir, from);
  await writeDurably(join(dir, "master"), sealMaster(id, secrets, to));
}

/** @throws ServerError `wrong-data-key`, `keys-unavailable` */
export async function readMaster(dir: string, dataKey: Uint8Array): Promise<MasterKey> {
  const { id, secrets } = await openMaster(dir, dataKey);
  const root = Buffer.from(secrets.root, "base64");
  return {
    id,
    wrapping: deriveKey(root, "days"),
    secretFor: (use) => deriveKey(root, use),
  };
}

async function openMaster(dir: string, dataKey: Uint8Array): Promise<{ id: string; secrets: MasterSecrets }> {
  const bytes = await readFile(join(dir, "master")).catch((cause) => {
    throw new ServerError("keys-unavailable", `The keys in KEY_DIR (${dir}) cannot be read.`, { cause });
  });
  const id = bytes.subarray(0, idLength).toString();
  try {
    const text = openBytes(sealingKey(dataKey), bytes.subarray(idLength), ["master", id]).toString();
    return { id, secrets: JSON.parse(text) as MasterSecrets };
  } catch {
    // Whatever the reason: this key does not open this folder.
    throw new ServerError(
      "wrong-data-key",
      "The data key does not open the stored data. Set the DATA_KEY it was written with.",
    );
  }
}

function sealMaster(id: string, secrets: MasterSecrets, dataKey: Uint8Array): Uint8Array {
  const sealed = sealBytes(sealingKey(dataKey), Buffer.from(JSON.stringify(secrets)), ["master", id]);
  return Buffer.concat([Buffer.from(id), sealed]);
}

function sealingKey(dataKey: Uint8Array): Uint8Array {
  if (dataKey.length !== 32) throw new Error("A data key has 32 bytes.");
  return deriveKey(dataKey, "master");
}
