import type { Route } from "../call-spec.ts";

/** The routes of credentials, below the platform's base URL. */
export const credentialRoutes = {
  createCredential: { method: "POST", path: "/credential" },
  listCredentials: { method: "GET", path: "/credential", list: "dated" },
  getCredential: { method: "GET", path: "/credential/{id}" },
  updateCredential: { method: "PATCH", path: "/credential/{id}" },
  deleteCredential: { method: "DELETE", path: "/credential/{id}" },
  createCredentialSession: { method: "POST", path: "/credential/session" },
  receiveCredentialWebhook: { method: "POST", path: "/credential/webhook" },
  triggerCredentialAction: { method: "POST", path: "/credential/trigger" },
} as const satisfies Record<string, Route>;
