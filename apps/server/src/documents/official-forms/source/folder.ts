import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FormType } from "@dilo/forms";
import { formFileName } from "../official-forms.ts";
import { largestForm } from "../template/prepare.ts";

/** A file that may be an official form. `stamp` changes when the file does. */
export interface FormFile {
  readonly stamp: string;
  readonly size: number;
  read(): Promise<Uint8Array>;
}

/** Looks for a form in the folder its operator chose. */
export async function inFolder(dir: string, formType: FormType): Promise<FormFile | undefined> {
  return fileAt(join(dir, formFileName(formType)));
}

/** Looks at one file without reading it. */
export async function fileAt(path: string): Promise<FormFile | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { stamp: `${path} ${size} ${mtimeMs}`, size, read: () => readBounded(path, size) };
  } catch {
    // Not there, or not for us to read: both mean that this source has no file.
    return undefined;
  }
}

/** A file of 60 MB is not read to learn that it is too large: its first bytes are enough for the check to say so. */
async function readBounded(path: string, size: number): Promise<Uint8Array> {
  return size > largestForm ? new Uint8Array(largestForm + 1) : readFile(path);
}
