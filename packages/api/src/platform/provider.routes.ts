import type { Route } from "../call-spec.ts";

/** The routes of what vendors keep for a developer, below the platform's base URL. */
export const providerRoutes = {
  createProviderResource: { method: "POST", path: "/provider/{provider}/{resourceName}" },
  listProviderResources: { method: "GET", path: "/provider/{provider}/{resourceName}", list: "paged" },
  getProviderResource: { method: "GET", path: "/provider/{provider}/{resourceName}/{id}" },
  updateProviderResource: { method: "PATCH", path: "/provider/{provider}/{resourceName}/{id}" },
  deleteProviderResource: { method: "DELETE", path: "/provider/{provider}/{resourceName}/{id}" },
  listProviderWorkflows: { method: "GET", path: "/{provider}/workflows" },
  listProviderHooks: { method: "GET", path: "/{provider}/workflows/{workflowId}/hooks" },
  listProviderLocations: { method: "GET", path: "/{provider}/locations" },
  searchProviderVoices: { method: "GET", path: "/{provider}/voices/search" },
  searchProviderVoice: { method: "GET", path: "/{provider}/voice/search" },
  addProviderVoices: { method: "POST", path: "/{provider}/voices/add" },
  addProviderVoice: { method: "POST", path: "/{provider}/voice/add" },
  cloneVoice: { method: "POST", path: "/11labs/voice/clone" },
} as const satisfies Record<string, Route>;
