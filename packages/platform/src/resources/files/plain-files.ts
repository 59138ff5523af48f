import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ignoreMissing } from "./ignore-missing.ts";
import { sealedEnding } from "./in-folder.ts";
import { beginSealed } from "./write-sealed.ts";

/** What the names of files end with while they are being sealed. */
const halfEnding = ".half-sealed";

/**
 * Seals the files that an earlier version kept plain in a folder, under names without an ending. May run at every
 * start, in several processes at once: where two seal one file, either's work is the file.
 */
export async function sealPlainFiles(dir: string, secret: Uint8Array): Promise<void> {
  const orgs = (await readdir(dir, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  for (const org of orgs) {
    if (!org.isDirectory()) continue;
    const names = await readdir(join(dir, org.name));
    for (const id of names.filter((name) => !name.includes("."))) {
      await sealPlain({ dir, orgId: org.name, id }, secret).catch(ignoreMissing);
    }
    // Left by a server that was killed, or still another's, whose file is sealed by now: it finds its work gone.
    for (const name of names.filter((name) => name.endsWith(halfEnding))) {
      await rm(join(dir, org.name, name), { force: true });
    }
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
  } finally {
    await plain.close();
  }
  await rename(half, path + sealedEnding);
  await rm(path, { force: true });
}
