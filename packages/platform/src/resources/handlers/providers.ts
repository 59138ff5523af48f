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

const noDictionaries = failNotConfigured(
  "Not offered here: pronunciation dictionaries live at a vendor, and no voice here uses them.",
);
const noAutomation = failNotConfigured(
  "Not offered here: no automation vendor is asked; a tool of the type apiRequest reaches it.",
);
const noLibrary = failNotConfigured(
  "Not offered here: voices are neither searched for nor added at a vendor; an assistant names one by its id.",
);

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
  cloneVoice: failNotConfigured(
    "Not offered here: voices are cloned at the vendor itself; an assistant names one by its id.",
  ),
};
