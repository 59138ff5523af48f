import { platformOperations } from "@dilo/api/operations";
import { notConfigured, Refusal } from "../failure.ts";
import type { Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { isSigned } from "../identity/webhook-signature.ts";
import { isKeepable } from "../keepable.ts";
import { keptRows } from "./kept-rows.ts";

/** What the service that asks people for their consent reports: a consent that was given becomes a credential. */
export function consentHandlers(house: House): Pick<Handlers, "receiveCredentialWebhook"> {
  const { createCredential } = keptRows(house, {
    name: "Credential",
    kind: "credential",
    list: "dated",
    discriminator: "provider",
  });
  return {
    receiveCredentialWebhook: async (given) => {
      const { signed, body } = given;
      if (house.webhookSecret === undefined) {
        throw notConfigured("No PLATFORM_WEBHOOK_SECRET is configured: nobody can report a consent.");
      }
      if (signed === undefined || !isSigned(signed, house.webhookSecret, house.now())) {
        throw new Refusal("unauthorized", "The notice is not signed, or not now, or by somebody else.");
      }
      const { organizationId: orgId } = body.endUser;
      const org = isKeepable(orgId) ? await house.store.find({ kind: "org", orgId }, orgId) : undefined;
      if (org === undefined) throw new Refusal("not-found", "There is no such org.");
      if (body.type !== "auth" || body.operation !== "creation" || !body.success) return;
      const consent = platformOperations.createCredential.body.safeParse({
        provider: body.providerConfigKey,
        authorizationId: body.connectionId,
      });
      if (!consent.success) {
        throw new Refusal("bad-request", "The body's field providerConfigKey is wrong: no credential is of this kind.");
      }
      await createCredential({ ...given, orgId, body: consent.data });
    },
  };
}
