import type { WebCall } from "@dilo/api";
import { eq } from "drizzle-orm";
import { requireAllowed } from "../chats/who-talks.ts";
import { withWarnings } from "../core/behaviour/heed.ts";
import { notOffered } from "../core/operations/operation-error.ts";
import {
  type HandlerAnswer,
  type OperationHandlers,
  type OperationRequest,
  RawResponse,
} from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { idOf, rowHandlers } from "../core/rows/row-handlers.ts";
import type { RowKinds } from "../core/rows/row-kinds.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import { maskSecrets } from "../core/rows/secrets.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { platformMessages } from "../core/store/schema.ts";
import { dial } from "../telephone/dial.ts";
import { beginCall } from "./begin-call.ts";
import { csvOfCalls } from "./csv.ts";
import { callsQuery } from "./filters.ts";
import { removeMessages, withMessages } from "./message-rows.ts";
import { restrictPublicBody } from "./public-request.ts";

type Call = RowKinds["call"];

type Names =
  | "createCall"
  | "createPhoneCall"
  | "listCalls"
  | "getCall"
  | "updateCall"
  | "deleteCall"
  | "createWebCall"
  | "pageCalls"
  | "pageCallMetadata"
  | "exportCalls";

/** Handlers for calls: web calls in our own rooms, each with a row of what happened. */
export function callHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const handlers = rowHandlers(context, { name: "Call", kind: "call", list: "dated" });
  const pages = <Kept>(
    { orgId, query }: { readonly orgId: string; readonly query: unknown },
    kept?: (call: StoredRow) => Kept | Promise<Kept>,
  ) => context.store.page({ kind: "call", orgId }, callsQuery(query as Settings), kept);
  const one = async (row: Promise<HandlerAnswer<"getCall">>) => {
    const [call = await row] = await withMessages(context, [(await row) as Call]);
    return call;
  };
  return {
    ...handlers,
    createCall: (request) => dial(context, request),
    createPhoneCall: (request) => dial(context, request),
    listCalls: async (request) => withMessages(context, (await handlers.listCalls(request)) as Call[]),
    getCall: (request) => one(handlers.getCall(request)),
    updateCall: (request) => one(handlers.updateCall(request)),
    createWebCall: (request) => beginWebCall(context, request),
    deleteCall: async (request) => {
      const { orgId } = request;
      const row = await context.rows("call", orgId).remove(idOf(request));
      await context.callOwners.end([row.id]);
      await context.files.remove({ orgId, id: row.id });
      await context.db.delete(platformMessages).where(eq(platformMessages.callId, row.id));
      await removeMessages(context.db, row.id);
      await context.jobs.cancel(row.id);
      return row;
    },
    pageCalls: async (request) => {
      const page = await pages<Call>(request);
      return { ...page, results: await withMessages(context, page.results) };
    },
    pageCallMetadata: (request) => pages(request, (call) => withoutContent(call as Call)),
    exportCalls: async ({ orgId, query }) => {
      const { columns, async: isLater, ...filters } = query;
      if (isLater === true)
        throw notOffered("exports are not sent by mail; leave async out, and the answer is the export.");
      const { head, line } = csvOfCalls(columns === undefined ? undefined : [columns].flat());
      const lineOf = async (call: StoredRow) => (await withMessages(context, [call as Call])).map(line).join("");
      const { results } = await pages({ orgId, query: filters }, lineOf);
      const csv = head + results.join("");
      return new RawResponse({
        kind: "bytes",
        bytes: Buffer.from(maskSecrets(csv)),
        contentType: "text/csv; charset=utf-8",
      });
    },
  };
}

async function beginWebCall(context: ResourceContext, request: OperationRequest<"createWebCall">): Promise<WebCall> {
  const body = restrictPublicBody(request);
  requireAllowed(request, body);
  const isOfPage = request.caller.kind === "public";
  const begun = await beginCall(context, request.orgId, body, { type: "webCall", isOfPage });
  const { row, made, artifactPlan } = begun;
  // A page needs to know the voice, and whether hearing is left to it, not the assistant's instructions.
  const needed = { voice: made.assistant.voice, ...(isLeftToPage(made) && { transcriber: { provider: "browser" } }) };
  const shown = isOfPage ? needed : { ...(row["assistant"] as object), ...needed };
  // Warned of is what was asked for; the answer shows the voice and the ears that serve it.
  const answered = { orgId: request.orgId, answer: row, asked: begun.warnings, isPage: isOfPage };
  const call = (isOfPage ? row : await withWarnings(context, "getCall", answered)) as Call;
  return { ...call, webCallUrl: made.webCallUrl, artifactPlan, assistant: shown };
}

/** Nobody here transcribes: the page has to. */
function isLeftToPage({ assistant }: WebCall): boolean {
  return (assistant["transcriber"] as { readonly provider?: unknown } | undefined)?.provider === "browser";
}

function withoutContent({ messages: _, artifact: __, assistant: ___, analysis: ____, ...row }: Call): Call {
  return row;
}
