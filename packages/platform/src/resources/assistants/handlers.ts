import type { OperationHandlers, OperationRequest } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { rejectIfReferenced } from "../core/rows/references.ts";
import { idOf, rowHandlers, toRowsQuery } from "../core/rows/row-handlers.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import { createRow } from "../core/rows/rows.ts";
import { restoreMasked, sealSecrets } from "../core/rows/secrets.ts";
import type { StoredRow } from "../core/store/row-store.ts";

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

/** Handlers for assistants: every change of one is stored as a version. */
export function assistantHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const handlers = rowHandlers(context, { name: "Assistant", kind, list: "dated" });

  const change = (
    request: OperationRequest<"updateAssistant" | "replaceAssistant">,
    how: "update" | "replace",
  ): Promise<StoredRow> =>
    context.transaction(async (inside) => {
      const rows = inside.rows(kind, request.orgId);
      const body = restoreMasked(request.body as Settings, await rows.get(idOf(request)));
      const sealed = sealSecrets(body, { sealer: context.sealer, orgId: request.orgId, isCredential: false });
      const row = await rows[how](idOf(request), sealed);
      const versions = inside.rows(versionKind, request.orgId);
      const { metadata } = await versions.page({ limit: 0, equal: { assistantId: row.id } });
      await versions.create(versionOf(row, metadata.totalItems + 1));
      return row;
    });

  return {
    ...handlers,
    createAssistant: async ({ orgId, body }) => {
      const { newId, now } = context;
      const sealed = sealSecrets(body as Settings, { sealer: context.sealer, orgId, isCredential: false });
      const row: StoredRow = createRow(sealed, { id: newId(), orgId, now: now() });
      const version: StoredRow = createRow(versionOf(row, 1), { id: newId(), orgId, now: now() });
      await context.store.insertAll([
        { kind, row },
        { kind: versionKind, row: version },
      ]);
      return row;
    },
    updateAssistant: (request) => change(request, "update"),
    replaceAssistant: (request) => change(request, "replace"),
    deleteAssistant: (request) =>
      context.transaction(async (inside) => {
        const row = await inside.rows(kind, request.orgId).remove(idOf(request));
        await rejectIfReferenced(inside, request.orgId, kind, row.id);
        await inside.store.removeAll({ kind: versionKind, orgId: request.orgId }, { assistantId: row.id });
        return row;
      }),
    listAssistantVersions: async (request) => {
      const { id } = await context.rows(kind, request.orgId).get(idOf(request));
      const { page = 1, limit, pageState } = request.query;
      const query = { page: pageOf(pageState) ?? page, limit, equal: { assistantId: id } };
      const { results, metadata } = await context.rows(versionKind, request.orgId).page(query);
      const isLast = metadata.currentPage * metadata.itemsPerPage >= metadata.totalItems || metadata.itemsPerPage === 0;
      return { results, metadata, ...(!isLast && { nextPageState: `page-${metadata.currentPage + 1}` }) };
    },
    pageAssistants: (request) => context.rows(kind, request.orgId).page(toRowsQuery(request.query)),
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
