import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { credentialRoutes as routes } from "../routes.ts";
import { record, type Shape, text } from "../shared/common.ts";
import { type Changes, changesOf, type StoredKind, storedKinds } from "../shared/kinds.ts";
import { rowsQuery } from "../shared/lists.ts";
import { authenticationSession, credentialKinds, type NewCredential, newCredential } from "./new-credential.ts";

const told = {
  authenticationSession: authenticationSession.optional(),
  vonageApplicationId: text,
  vonageApplicationPrivateKey: text,
};

/** A credential as it is answered: its secrets are masked. */
export type Credential = StoredKind<NewCredential, z.infer<z.ZodObject<typeof told>>>;
export interface CredentialShape extends Shape<Credential> {}
export const credential: CredentialShape = storedKinds("provider", credentialKinds, told);

export interface CredentialChangesShape extends Shape<Changes<NewCredential>> {}
const changes: CredentialChangesShape = changesOf("provider", credentialKinds);

/** What the service that asks people for their consent reports. */
const webhook = z.strictObject({
  type: z.enum(["auth", "sync", "forward"]),
  operation: z.enum(["creation", "override", "refresh"]),
  from: z.string(),
  connectionId: z.string(),
  authMode: z.enum(["OAUTH2", "API_KEY", "BASIC"]),
  providerConfigKey: z.string(),
  provider: z.string(),
  environment: z.string(),
  success: z.boolean(),
  endUser: z.strictObject({ endUserId: z.string(), organizationId: z.string() }),
  error: z.strictObject({ type: z.string(), description: z.string() }).optional(),
});

const session = z.strictObject({
  provider: z.enum([
    "google.calendar.oauth2-client",
    "google.calendar.oauth2-authorization",
    "google.sheets.oauth2-authorization",
    "slack.oauth2-authorization",
  ]),
});

export const credentialOperations = {
  createCredential: { ...routes.createCredential, body: newCredential, answer: credential },
  listCredentials: { ...routes.listCredentials, query: rowsQuery, answer: z.array(credential) },
  getCredential: { ...routes.getCredential, answer: credential },
  updateCredential: {
    ...routes.updateCredential,
    body: changes,
    answer: credential,
  },
  deleteCredential: { ...routes.deleteCredential, answer: credential },
  createCredentialSession: {
    ...routes.createCredentialSession,
    body: session,
    answer: z.object({ sessionToken: z.string() }),
    failures: [422],
  },
  receiveCredentialWebhook: {
    ...routes.receiveCredentialWebhook,
    access: "open",
    body: webhook,
    answer: "empty",
    failures: [401, 404, 422],
  },
  triggerCredentialAction: {
    ...routes.triggerCredentialAction,
    body: z.strictObject({ action_name: z.string(), input: record }),
    answer: "empty",
    failures: [422],
  },
} as const satisfies Record<string, OperationSpec>;
