import type { Place } from "@dilo/forms";
import { builtTable } from "./built-table.ts";

const lines = await builtTable("zip-codes.json", async () => (await import("./make-zip-table.ts")).makeZipTable());

type ZipPlace = Pick<Place, "zip" | "city" | "state">;

let opened: ReadonlyMap<string, ZipPlace> | undefined;

/** The preferred place of every postal code. */
export function zipTable(): ReadonlyMap<string, ZipPlace> {
  opened ??= new Map(
    lines.split("\n").map((line) => {
      const [zip = "", state = "", city = ""] = line.split("|");
      return [zip, { zip, state, city }] as const;
    }),
  );
  return opened;
}
