import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { isStorable } from "../core/rows/storable.ts";

type Names = "listServerMessages" | "getServerMessage" | "resendServerMessage";

/** Handlers for messages that have not arrived at a developer's server. */
export function serverMessageHandlers({ messenger }: ResourceContext): Pick<OperationHandlers, Names> {
  return {
    listServerMessages: ({ orgId, query }) => messenger.list(orgId, query),
    getServerMessage: async ({ orgId, parameters }) => {
      const { id } = parameters;
      const found = isStorable(id) ? await messenger.get(orgId, id) : undefined;
      if (found === undefined) throw new OperationError("not-found", "There is no such message that has not arrived.");
      return found;
    },
    resendServerMessage: async ({ orgId, parameters }) => {
      const { id } = parameters;
      const sent = isStorable(id) ? await messenger.resend(orgId, id) : undefined;
      if (sent === undefined) throw new OperationError("not-found", "There is no such message that was given up.");
      return sent;
    },
  };
}
