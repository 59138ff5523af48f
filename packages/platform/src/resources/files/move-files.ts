import type { Db } from "../core/store/schema.ts";
import { platformRows } from "../core/store/schema.ts";
import type { FileStore } from "./file-store.ts";

/** Moves the files of this database's orgs from one store to another: the operator has chosen another place for them. */
export async function moveFiles(db: Db, from: FileStore, to: FileStore): Promise<void> {
  const orgs = await db.selectDistinct({ orgId: platformRows.orgId }).from(platformRows);
  for (const { orgId } of orgs) {
    for (const id of await from.list(orgId)) {
      const place = { orgId, id };
      await from.finish(place);
      const file = await from.read(place);
      if (file === undefined) continue;
      const copy = await to.begin(place);
      for await (const bytes of file.stream) await copy.append(bytes as Buffer);
      await copy.finish();
      await from.remove(place);
    }
  }
}
