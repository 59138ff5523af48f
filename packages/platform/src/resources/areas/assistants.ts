import type { Given, Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { refuseInUse } from "../references.ts";
import type { Settings } from "../row-calls.ts";
import { createRow } from "../rows.ts";
import { keepMasked, sealSecrets } from "../secrets.ts";
import type { StoredRow } from "../store/row-store.ts";
import { idOf, keptRows, rowsQueryOf } from "./kept-rows.ts";

const kind = "assistant";
const versionKind = "assistant-version";

type Names =
  | "createAssistant"
  | "listAssistants"
  | "getAssistant"
  | "updateAssistant"
  | "replaceAssistant"
  | "deleteAssistant"
  | "listAssistantVersions"
  | "pageAssistants";

/** The calls of assistants: rows of which every change is kept as a version. */
export function assistantHandlers(house: House): Pick<Handlers, Names> {
  const kept = keptRows(house, { name: "Assistant", kind, list: "dated" });

  const change = (
    given: Given<"updateAssistant" | "replaceAssistant">,
    how: "update" | "replace",
  ): Promise<StoredRow> =>
    house.together(async (inside) => {
      const rows = inside.rows(kind, given.orgId);
      const body = keepMasked(given.body as Settings, await rows.get(idOf(given)));
      const sealed = sealSecrets(body, { sealer: house.sealer, orgId: given.orgId, isCredential: false });
      const row = await rows[how](idOf(given), sealed);
      const versions = inside.rows(versionKind, given.orgId);
      const { metadata } = await versions.page({ limit: 0, equal: { assistantId: row.id } });
      await versions.create(versionOf(row, metadata.totalItems + 1));
      return row;
    });

  return {
    ...kept,
    createAssistant: async ({ orgId, body }) => {
      const { newId, now } = house;
      const sealed = sealSecrets(body as Settings, { sealer: house.sealer, orgId, isCredential: false });
      const row: StoredRow = createRow(sealed, { id: newId(), orgId, now: now() });
      const version: StoredRow = createRow(versionOf(row, 1), { id: newId(), orgId, now: now() });
      await house.store.insertAll([
        { kind, row },
        { kind: versionKind, row: version },
      ]);
      return row;
    },
    updateAssistant: (given) => change(given, "update"),
    replaceAssistant: (given) => change(given, "replace"),
    deleteAssistant: (given) =>
      house.together(async (inside) => {
        const row = await inside.rows(kind, given.orgId).remove(idOf(given));
        await refuseInUse(inside, given.orgId, kind, row.id);
        await inside.store.removeAll({ kind: versionKind, orgId: given.orgId }, { assistantId: row.id });
        return row;
      }),
    listAssistantVersions: async (given) => {
      const { id } = await house.rows(kind, given.orgId).get(idOf(given));
      const { page = 1, limit, pageState } = given.query;
      const query = { page: pageOf(pageState) ?? page, limit, equal: { assistantId: id } };
      const { results, metadata } = await house.rows(versionKind, given.orgId).page(query);
      const isLast = metadata.currentPage * metadata.itemsPerPage >= metadata.totalItems || metadata.itemsPerPage === 0;
      return { results, metadata, ...(!isLast && { nextPageState: `page-${metadata.currentPage + 1}` }) };
    },
    pageAssistants: (given) => house.rows(kind, given.orgId).page(rowsQueryOf(given.query)),
  };
}

/** What an assistant is now, as one of its versions. They count from 1; the newest comes first in their list. */
function versionOf(assistant: StoredRow, version: number): Settings {
  const { id: assistantId, orgId: _, createdAt: __, updatedAt: ___, ...settings } = assistant;
  return { ...settings, assistantId, version };
}

function pageOf(pageState: string | undefined): number | undefined {
  const page = /^page-(\d{1,9})$/.exec(pageState ?? "")?.[1];
  return page === undefined ? undefined : Math.max(1, Number(page));
}
