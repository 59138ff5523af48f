import type { Route } from "../../operation.ts";
import { dated, post, rowRoutes } from "../shared/make-routes.ts";

/** The routes of credentials, below the platform's base URL. */
export const credentialRoutes = {
  ...rowRoutes("Credential", "/credential", dated),
  createCredentialSession: post("/credential/session"),
  receiveCredentialWebhook: post("/credential/webhook"),
  triggerCredentialAction: post("/credential/trigger"),
} as const satisfies Record<string, Route>;
