import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileSecrets } from "./file-secrets.ts";
import { sealedEnding } from "./in-folder.ts";
import { earlierVersion } from "./layout.ts";
import { findSealed, ignoreMissing, isFinished, readWhole } from "./read-sealed.ts";
import { beginSealed } from "./write-sealed.ts";

/** What the names of files end with while they are being sealed. */
const halfEnding = ".half-sealed";

/**
 * Seals the files of a folder that earlier versions kept plain, under names without an ending, or sealed under one secret
 * of the store. May run at every start, in several processes at once: where two seal one file, either's work is the file.
 * A file that cannot be sealed is left as it is, and keeps no other from being sealed.
 */
export async function sealEarlierFiles(dir: string, secrets: FileSecrets, onLeft: HearLeft): Promise<void> {
  const orgs = (await readdir(dir, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  for (const org of orgs) {
    if (!org.isDirectory()) continue;
    const orgId = org.name;
    await sealOrg({ dir, orgId }, secrets, onLeft).catch((error: unknown) => onLeft(orgId, error));
  }
}

async function sealOrg({ dir, orgId }: Omit<PlainFile, "id">, secrets: FileSecrets, onLeft: HearLeft): Promise<void> {
  const names = (await readdir(join(dir, orgId), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  for (const id of names.filter((name) => !name.includes("."))) {
    await sealPlain({ dir, orgId, id }, secrets)
      .catch(ignoreMissing)
      .catch((error: unknown) => onLeft(`${orgId}/${id}`, error));
  }
  for (const name of names.filter((name) => name.endsWith(sealedEnding))) {
    const id = name.slice(0, -sealedEnding.length);
    await sealAgain({ dir, orgId, id }, secrets)
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

async function sealPlain(file: PlainFile, secrets: FileSecrets): Promise<void> {
  const path = pathOf(file);
  const plain = await open(path);
  try {
    await seal(file, plain.createReadStream({ autoClose: false }), secrets);
  } finally {
    await plain.close();
  }
  await rm(path, { force: true });
}

/** A file that is not finished is left to the next start: another server may be writing it. */
async function sealAgain(file: PlainFile, secrets: FileSecrets): Promise<void> {
  const sealed = await findSealed(pathOf(file) + sealedEnding, file, secrets);
  if (sealed?.version !== earlierVersion || !(await isFinished(sealed))) return;
  await seal(file, (await readWhole(sealed)).stream, secrets);
}

/** Seals what a file is to hold, beside it, and puts it in its place when it is whole. */
async function seal(file: PlainFile, content: AsyncIterable<unknown>, secrets: FileSecrets): Promise<void> {
  const half = `${pathOf(file)}.${randomUUID()}${halfEnding}`;
  try {
    const sealed = await beginSealed(half, file, await secrets.make(file.id));
    for await (const bytes of content) await sealed.append(bytes as Buffer);
    await sealed.finish();
    await rename(half, pathOf(file) + sealedEnding);
  } finally {
    await rm(half, { force: true });
  }
}

function pathOf({ dir, orgId, id }: PlainFile): string {
  return join(dir, orgId, id);
}

/**
 * Hears of a file that stays as it is, because it could not be read or written.
 * @param name the ids of its org and of its row, "org/row"; of its org alone where nothing of the org could be read
 */
export type HearLeft = (name: string, error: unknown) => void;
