import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where the build puts the tables, beside the server itself. */
const place = import.meta.dirname;

/**
 * A table that takes a second to make, and a twentieth to read: as the build has left it, or made here where the server
 * runs from its sources.
 * @param file its name in the built server
 */
export async function builtTable<Table>(file: string, make: () => Table | Promise<Table>): Promise<Table> {
  const text = await readFile(join(place, file), "utf8").catch(() => undefined);
  return text === undefined ? make() : JSON.parse(text);
}
