import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { KeyPlace } from "../store/keys/key-store.ts";
import { ifOpens, type Vault } from "../store/vault.ts";

/** What the names of letters end with. */
const ending = ".letter";

/**
 * Opens the letters of an outbox, the oldest first.
 * @returns each as it would have gone out, byte by byte (latin1)
 */
export async function readLetters(dir: string, vault: Pick<Vault, "sealer">): Promise<readonly string[]> {
  const letters: { readonly text: string; readonly writtenMs: number }[] = [];
  for (const name of await filesIn(dir)) {
    if (!name.endsWith(ending)) continue;
    const path = join(dir, name);
    const [sealed, { mtimeMs }] = [await readFile(path), await stat(path)];
    const text = await ifOpens(async () => (await vault.sealer(lettersPlace(aboutOf(name)))).open(sealed, "letter"));
    if (text !== undefined) letters.push({ text, writtenMs: mtimeMs });
  }
  return letters.sort((a, b) => a.writtenMs - b.writtenMs).map(({ text }) => text);
}

/** The name of a letter's file. */
export function letterNamed(id: string): string {
  return id + ending;
}

/** Where the key of all letters about one form, or one order, belongs. */
export function lettersPlace(about: string): KeyPlace {
  return ["letters", about];
}

/** What a letter is about, by its file's name. */
export function aboutOf(name: string): string {
  return name.slice(0, name.indexOf("."));
}

/** The letters of an outbox, whole and half. */
export async function filesIn(dir: string): Promise<readonly string[]> {
  try {
    return (await readdir(dir)).filter((name) => name.endsWith(ending) || name.endsWith(`${ending}.part`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
