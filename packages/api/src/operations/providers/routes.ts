import type { Route } from "../../operation.ts";
import { get, paged, post, rowRoutes } from "../shared/make-routes.ts";

/** The routes of what vendors keep for a developer, below the platform's base URL. */
export const providerRoutes = {
  ...rowRoutes("ProviderResource", "/provider/{provider}/{resourceName}", paged),
  listProviderWorkflows: get("/{provider}/workflows"),
  listProviderHooks: get("/{provider}/workflows/{workflowId}/hooks"),
  listProviderLocations: get("/{provider}/locations"),
  searchProviderVoices: get("/{provider}/voices/search"),
  searchProviderVoice: get("/{provider}/voice/search"),
  addProviderVoices: post("/{provider}/voices/add"),
  addProviderVoice: post("/{provider}/voice/add"),
  cloneVoice: post("/11labs/voice/clone"),
} as const satisfies Record<string, Route>;
