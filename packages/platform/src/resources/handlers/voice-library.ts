import { failNotConfigured } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";

type Names = "listVoices" | "listAccents" | "syncVoicesOf" | "syncVoices" | "createSesameVoice";

const noLibrary = failNotConfigured("No vendor's voice library is configured.");

/** Handlers for the voice library. Voices come from vendors' libraries; none is configured, so it is empty. */
export const voiceLibraryHandlers: Pick<OperationHandlers, Names> = {
  listVoices: async () => [],
  listAccents: async () => [],
  syncVoicesOf: noLibrary,
  syncVoices: noLibrary,
  createSesameVoice: failNotConfigured("No vendor that makes voices is configured."),
};
