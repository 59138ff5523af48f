import { platformOperations } from "@dilo/api/operations";
import { isSigned } from "../core/access/webhook-signature.ts";
import { failNotOffered, notConfigured, OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import { isStorable } from "../core/rows/storable.ts";

type Names =
  | keyof RowHandlers<"Credential">
  | "createCredentialSession"
  | "triggerCredentialAction"
  | "receiveCredentialWebhook";

/** Handlers for credentials. Through the consent service's webhook a granted consent becomes a credential too. */
export function credentialHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const handlers = rowHandlers(context, {
    name: "Credential",
    kind: "credential",
    list: "dated",
    discriminator: "provider",
  });
  return {
    ...handlers,
    createCredentialSession: failNotOffered("there is no consent service; credentials are made with POST /credential."),
    triggerCredentialAction: failNotOffered("there is no consent service, and nothing to run an action of."),
    receiveCredentialWebhook: async (request) => {
      const { signed, body } = request;
      if (context.webhookSecret === undefined) {
        throw notConfigured("No PLATFORM_WEBHOOK_SECRET is configured: nobody can report a consent.");
      }
      if (signed === undefined || !isSigned(signed, context.webhookSecret, context.now())) {
        throw new OperationError("unauthorized", "The notice is not signed, or not now, or by somebody else.");
      }
      const { organizationId: orgId } = body.endUser;
      const org = isStorable(orgId) ? await context.store.find({ kind: "org", orgId }, orgId) : undefined;
      if (org === undefined) throw new OperationError("not-found", "There is no such org.");
      if (body.type !== "auth" || body.operation !== "creation" || !body.success) return;
      const consent = platformOperations.createCredential.body.safeParse({
        provider: body.providerConfigKey,
        authorizationId: body.connectionId,
      });
      if (!consent.success) {
        throw new OperationError(
          "bad-request",
          "The body's field providerConfigKey is wrong: no credential is of this kind.",
        );
      }
      await handlers.createCredential({ ...request, orgId, body: consent.data });
    },
  };
}
