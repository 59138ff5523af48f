import type { LibraryVoice } from "@dilo/api/operations";
import { failNotConfigured, notConfigured } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { OwnVoice, ResourceContext } from "../core/operations/resource-context.ts";
import { matching, pagedList } from "../core/rows/lists.ts";
import { vendorKeys } from "../credentials/vendor-keys.ts";

type Names = "listVoices" | "listAccents" | "syncVoicesOf" | "syncVoices" | "createSesameVoice";

const noLibrary = failNotConfigured(
  "Not offered here: no library is copied; GET /voice-library/{provider} lists what can be heard.",
);

/** What OpenAI calls its voices. */
const openAiVoices = ["alloy", "ash", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer"];

/** Handlers for the voice library: the voices that can really be heard here. */
export function voiceLibraryHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  return {
    listVoices: async ({ orgId, parameters, query }) => {
      const { keyword = "", language, accent, gender, ...page } = query;
      const voices = await voicesOf(context, orgId, parameters.provider);
      const named = voices.filter(({ name = "" }) => name.toLowerCase().includes(keyword.toLowerCase()));
      const inLanguage = named.filter(
        (voice) => language === undefined || [voice.language, voice.languageCode].includes(language),
      );
      const wanted = { accent, gender } as Partial<LibraryVoice>;
      return pagedList(matching(inLanguage, wanted), page).results;
    },
    listAccents: async ({ orgId, parameters }) => {
      const voices = await voicesOf(context, orgId, parameters.provider);
      const byAccent = new Map(voices.flatMap((voice) => (voice.accent === undefined ? [] : [[voice.accent, voice]])));
      return [...byAccent.values()];
    },
    syncVoicesOf: noLibrary,
    syncVoices: noLibrary,
    createSesameVoice: failNotConfigured("Not offered here: no vendor that makes voices from words is asked."),
  };
}

/**
 * The voices of a vendor that an assistant of an org can speak with: those of the server's settings, "vapi" being the
 * server itself, and those that a credential of the org reaches.
 * @throws OperationError not-configured where the vendor knows more voices than this server
 */
async function voicesOf(context: ResourceContext, orgId: string, provider: string): Promise<readonly LibraryVoice[]> {
  const { createdAt } = await context.rows("org", orgId).get(orgId);
  const own = (context.voices ?? []).filter(({ vendor }) => provider === "vapi" || vendor === provider);
  const keys = await vendorKeys(context, orgId, undefined);
  const isReached = keys.has(provider);
  if (isReached && provider === "11labs") {
    throw notConfigured("No voice library of 11labs is read here: an assistant may name any of its voices by its id.");
  }
  const reached = isReached && provider === "openai" ? openAiVoices.map((voiceId) => ({ voiceId })) : [];
  const all = new Map([...own, ...reached].map((voice): [string, OwnVoice] => [voice.voiceId, voice]));
  return [...all.values()].map(({ vendor: _, voiceId, ...spoken }) => ({
    ...spoken,
    ...{ id: `${provider}/${voiceId}`, orgId, createdAt, updatedAt: createdAt },
    // The operation's schema lets no other names in.
    ...{
      provider: provider as LibraryVoice["provider"],
      providerId: voiceId,
      slug: voiceId,
      name: voiceId,
      isPublic: false,
      isDeleted: false,
    },
  }));
}
