import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../../server-error.ts";

/** The keys of a folder, as paths below it: those of days and those of data. */
export async function listKeys(dir: string): Promise<readonly string[]> {
  const days = (await namesIn(join(dir, "days"))).map((day) => join("days", day));
  const shelves = await namesIn(join(dir, "keys"));
  const data = await Promise.all(
    shelves.map(async (shelf) => (await namesIn(join(dir, "keys", shelf))).map((name) => join("keys", shelf, name))),
  );
  return [...days, ...data.flat()].filter((path) => !path.endsWith(".new"));
}

/** The bytes of a file; undefined when there is none. @throws ServerError `keys-unavailable` */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new ServerError("keys-unavailable", "The folder of the keys (KEY_DIR) cannot be read.", { cause: error });
  }
}

/** What a folder holds; nothing when there is none. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
