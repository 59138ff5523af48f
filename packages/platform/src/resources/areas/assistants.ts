import type { Given, Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { refuseInUse } from "../references.ts";
import type { Settings } from "../row-calls.ts";
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
      await keepVersion(inside, row);
      return row;
    });

  return {
    ...kept,
    createAssistant: (given) =>
      house.together(async (inside) => {
        const row = (await keptRows(inside, { name: "Assistant", kind, list: "dated" }).createAssistant(
          given,
        )) as StoredRow;
        await keepVersion(inside, row);
        return row;
      }),
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

/** Keeps what an assistant is now. Versions count from 1; the newest comes first in their list. */
async function keepVersion(house: House, assistant: StoredRow): Promise<void> {
  const { id: assistantId, orgId, createdAt: _, updatedAt: __, ...settings } = assistant;
  const versions = house.rows(versionKind, orgId);
  const { metadata } = await versions.page({ limit: 0, equal: { assistantId } });
  await versions.create({ ...settings, assistantId, version: metadata.totalItems + 1 });
}

function pageOf(pageState: string | undefined): number | undefined {
  const page = /^page-(\d{1,9})$/.exec(pageState ?? "")?.[1];
  return page === undefined ? undefined : Math.max(1, Number(page));
}
