import { failNotConfigured } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";

type Names =
  | "createProviderResource"
  | "listProviderResources"
  | "getProviderResource"
  | "updateProviderResource"
  | "deleteProviderResource"
  | "listProviderWorkflows"
  | "listProviderHooks"
  | "listProviderLocations"
  | "searchProviderVoices"
  | "searchProviderVoice"
  | "addProviderVoices"
  | "addProviderVoice"
  | "cloneVoice";

const noDictionaries = failNotConfigured("No vendor is configured: pronunciation dictionaries are kept there.");
const noAutomation = failNotConfigured("No automation vendor is configured.");
const noLibrary = failNotConfigured("No vendor's voice library is configured.");

/** Handlers for what lives at a vendor. */
export const providerHandlers: Pick<OperationHandlers, Names> = {
  createProviderResource: noDictionaries,
  listProviderResources: noDictionaries,
  getProviderResource: noDictionaries,
  updateProviderResource: noDictionaries,
  deleteProviderResource: noDictionaries,
  listProviderWorkflows: noAutomation,
  listProviderHooks: noAutomation,
  listProviderLocations: noAutomation,
  searchProviderVoices: noLibrary,
  searchProviderVoice: noLibrary,
  addProviderVoices: noLibrary,
  addProviderVoice: noLibrary,
  cloneVoice: failNotConfigured("No vendor that clones voices is configured."),
};
