import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ignoreMissing } from "./ignore-missing.ts";
import { sealedEnding } from "./in-folder.ts";
import type { HearLeft } from "./left-files.ts";
import { beginSealed } from "./write-sealed.ts";

/** What the names of files end with while they are being sealed. */
const halfEnding = ".half-sealed";

/**
 * Seals the files that an earlier version kept plain in a folder, under names without an ending. May run at every
 * start, in several processes at once: where two seal one file, either's work is the file. A file that cannot be sealed
 * is left as it is, and keeps no other from being sealed.
 */
export async function sealPlainFiles(dir: string, secret: Uint8Array, onLeft: HearLeft): Promise<void> {
  const orgs = (await readdir(dir, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  for (const org of orgs) {
    if (!org.isDirectory()) continue;
    const orgId = org.name;
    await sealOrg({ dir, orgId }, secret, onLeft).catch((error: unknown) => onLeft(orgId, error));
  }
}

async function sealOrg({ dir, orgId }: Omit<PlainFile, "id">, secret: Uint8Array, onLeft: HearLeft): Promise<void> {
  const names = (await readdir(join(dir, orgId), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  for (const id of names.filter((name) => !name.includes("."))) {
    await sealPlain({ dir, orgId, id }, secret)
      .catch(ignoreMissing)
      .catch((error: unknown) => onLeft(`${orgId}/${id}`, error));
  }
  // Left by a server that was killed, or still another's, whose file is sealed by now: it finds its work gone.
  for (const name of names.filter((name) => name.endsWith(halfEnding))) {
    await rm(join(dir, orgId, name), { force: true });
  }
}

interface PlainFile {
  readonly dir: string;
  readonly orgId: string;
  readonly id: string;
}

async function sealPlain({ dir, orgId, id }: PlainFile, secret: Uint8Array): Promise<void> {
  const path = join(dir, orgId, id);
  const half = `${path}.${randomUUID()}${halfEnding}`;
  const plain = await open(path);
  try {
    const sealed = await beginSealed(half, { orgId, id }, secret);
    for await (const bytes of plain.createReadStream({ autoClose: false })) await sealed.append(bytes as Buffer);
    await sealed.finish();
    await rename(half, path + sealedEnding);
  } finally {
    await plain.close();
    await rm(half, { force: true });
  }
  await rm(path, { force: true });
}
