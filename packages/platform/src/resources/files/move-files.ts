import { type Db, platformRows } from "../core/store/schema.ts";
import type { FilePlace, FileStore } from "./file-store.ts";

/**
 * Hears of a file that stays where it is, because it could not be read or written.
 * @param name the ids of its org and of its row, "org/row"; of its org alone where nothing of the org could be read
 */
export type HearLeft = (name: string, error: unknown) => void;

/** Where files are, where they belong, and who hears of those that stay where they are. */
interface Move {
  readonly from: FileStore;
  readonly to: FileStore;
  readonly onLeft: HearLeft;
}

/**
 * Moves the files of this database's orgs from one store to another: the operator has chosen another place for them. A
 * file that cannot be moved is left where it is, for the next start, and keeps no other from being moved.
 */
export async function moveFiles(db: Db, { from, to, onLeft }: Move): Promise<void> {
  const orgs = await db.selectDistinct({ orgId: platformRows.orgId }).from(platformRows);
  for (const { orgId } of orgs) {
    const ids = await from.list(orgId).catch((error: unknown) => {
      onLeft(orgId, error);
      return [];
    });
    for (const id of ids) {
      await moveFile({ orgId, id }, from, to).catch((error: unknown) => onLeft(`${orgId}/${id}`, error));
    }
  }
}

async function moveFile(place: FilePlace, from: FileStore, to: FileStore): Promise<void> {
  await from.finish(place);
  const file = await from.read(place);
  if (file === undefined) return;
  const copy = await to.begin(place);
  try {
    for await (const bytes of file.stream) await copy.append(bytes as Buffer);
    await copy.finish();
  } catch (error) {
    // Nobody reads half of it as the whole.
    await to.remove(place);
    throw error;
  }
  await from.remove(place);
}
