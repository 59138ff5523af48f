import { eq } from "drizzle-orm";
import { storeToken } from "../core/access/store-token.ts";
import type { TokenRestrictions } from "../core/access/token-restrictions.ts";
import { hashOfToken, maskedToken, newToken } from "../core/access/token-text.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { AnyOperationRequest, OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { idOf, type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import { platformTokens } from "../core/store/schema.ts";

/** Handlers for tokens. A token's text is in the answer that creates it, and nowhere afterwards. */
export function tokenHandlers(context: ResourceContext): Pick<OperationHandlers, keyof RowHandlers<"Token">> {
  const handlers = rowHandlers(context, { name: "Token", kind: "token", list: "dated" });
  return {
    ...handlers,
    createToken: async (request) => {
      const { tag = "private", ...settings } = request.body;
      checkRestrictions(settings.restrictions);
      const text = newToken();
      const userId = tag === "public" ? null : memberOf(request);
      const { newId, now } = context;
      const token = {
        now: now(),
        newId,
        orgId: request.orgId,
        userId,
        hash: hashOfToken(text),
        shown: maskedToken(text),
      };
      const row = await context.transaction(({ db }) => storeToken({ ...token, db, settings }));
      return { ...row, value: text };
    },
    updateToken: async (request) => {
      const row = await context.rows("token", request.orgId).get(idOf(request));
      const { tag, ...changes } = request.body;
      checkRestrictions(changes.restrictions);
      if (tag !== undefined && tag !== row["tag"]) {
        throw new OperationError("bad-request", "The body's field tag is wrong: it can't be changed.");
      }
      return context.rows("token", request.orgId).update(row.id, changes);
    },
    deleteToken: (request) =>
      context.transaction(async (inside) => {
        const row = await inside.rows("token", request.orgId).remove(idOf(request));
        await inside.db.delete(platformTokens).where(eq(platformTokens.rowId, row.id));
        return row;
      }),
  };
}

/** The member who asks. A page's token never comes as far as where this is needed. */
export function memberOf({ caller }: AnyOperationRequest): string {
  if (caller.kind !== "private") throw new OperationError("forbidden", "Only a member may do this.");
  return caller.userId;
}

function checkRestrictions(restrictions: TokenRestrictions | undefined): void {
  const { allowTransientAssistant, allowedAssistantIds = [] } = restrictions ?? {};
  if (allowTransientAssistant === true && allowedAssistantIds.length > 0) {
    throw new OperationError(
      "bad-request",
      "The body's field restrictions.allowTransientAssistant is wrong: it can't be true beside a list of assistants.",
    );
  }
}
