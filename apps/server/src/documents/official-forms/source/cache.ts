import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FormType } from "@dilo/forms";
import { z } from "zod";
import { type FormFile, fileAt } from "./folder.ts";

const manifest = z.object({
  /** Empty before the first download. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  edition: z.string(),
  fetchedAt: z.iso.datetime(),
  checkedAt: z.iso.datetime(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

/** What is known of the file in the cache. */
export type Manifest = z.infer<typeof manifest>;

/** The downloaded forms on disk: `<form>/<sha256>.pdf` and `<form>/manifest.json`. */
export interface Cache {
  manifest(formType: FormType): Promise<Manifest | undefined>;
  file(formType: FormType): Promise<FormFile | undefined>;
  /** Puts a file in the place of the last one, which stays on disk. Two processes may do so at once. */
  keep(formType: FormType, bytes: Uint8Array, facts: Manifest): Promise<void>;
  /** Notes that the file was asked for again and is still the current one. */
  note(formType: FormType, facts: Manifest): Promise<void>;
}

// The file in use and the one before it.
const keptFiles = 2;

/** Opens the cache in a folder of the data directory. */
export function openCache(dir: string): Cache {
  const folderOf = (formType: FormType) => join(dir, formType.toLowerCase());

  async function readManifest(formType: FormType): Promise<Manifest | undefined> {
    try {
      return manifest.parse(JSON.parse(await readFile(join(folderOf(formType), "manifest.json"), "utf8")));
    } catch {
      // Absent, cut off or of another version: the form counts as not yet fetched.
      return undefined;
    }
  }

  async function note(formType: FormType, facts: Manifest): Promise<void> {
    await mkdir(folderOf(formType), { recursive: true });
    await writeWhole(join(folderOf(formType), "manifest.json"), Buffer.from(JSON.stringify(facts)));
  }

  return {
    manifest: readManifest,
    note,
    async file(formType) {
      const known = await readManifest(formType);
      return known && fileAt(join(folderOf(formType), `${known.sha256}.pdf`));
    },
    async keep(formType, bytes, facts) {
      await mkdir(folderOf(formType), { recursive: true });
      const before = await readManifest(formType);
      await writeWhole(join(folderOf(formType), `${facts.sha256}.pdf`), bytes);
      await note(formType, facts);
      await removeOthers(folderOf(formType), [facts.sha256, before?.sha256 ?? ""].slice(0, keptFiles));
    },
  };
}

/** Nobody reads half a file: it is written beside its place, under a name of its own, and moved there. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function removeOthers(dir: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(dir)) {
    const isFile = /^[0-9a-f]{64}\.pdf$/.test(name);
    if (isFile && !kept.includes(name.slice(0, 64))) await rm(join(dir, name), { force: true });
  }
}
