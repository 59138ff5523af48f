import type { LibraryVoice } from "@dilo/api/operations";
import { failNotOffered, notOffered } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { OwnVoice, ResourceContext } from "../core/operations/resource-context.ts";
import { matching, pagedList } from "../core/rows/lists.ts";
import { vendorKeys } from "../credentials/vendor-keys.ts";
import type { ElevenLabsVoice } from "./elevenlabs-voices.ts";
import { libraryVoice, texts, voicesAtElevenLabs } from "./providers.ts";

type Names = "listVoices" | "listAccents" | "syncVoicesOf" | "syncVoices" | "createSesameVoice";

/** Whose voices can be read. */
const offered: readonly string[] = ["11labs", "openai", "vapi"];

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
    syncVoicesOf: ({ orgId, parameters }) => syncedVoices(context, orgId, parameters.provider),
    syncVoices: async ({ orgId, body }) => {
      const keys = await vendorKeys(context, orgId, undefined);
      const reached = offered.filter((one) => one === "vapi" || keys.has(one));
      const wanted = new Set([body.providers ?? reached].flat());
      return (await Promise.all([...wanted].map((one) => syncedVoices(context, orgId, one)))).flat();
    },
    createSesameVoice: failNotOffered("no vendor that makes voices from words is asked."),
  };
}

/** A library as its vendor has it now: no copy is kept, so there is nothing else to bring up to date. */
async function syncedVoices(context: ResourceContext, orgId: string, provider: string): Promise<LibraryVoice[]> {
  if (!offered.includes(provider))
    throw notOffered("no voice of this vendor can be heard; 11labs, openai and vapi have some.");
  if (provider === "11labs") await voicesAtElevenLabs(context, orgId);
  return voicesOf(context, orgId, provider);
}

/**
 * The voices of a vendor that an assistant of an org can speak with: those of the server's settings, "vapi" being the
 * server itself, and those that a credential of the org reaches.
 */
async function voicesOf(context: ResourceContext, orgId: string, provider: string): Promise<LibraryVoice[]> {
  const { createdAt } = await context.rows("org", orgId).get(orgId);
  const stored = { orgId, createdAt, updatedAt: createdAt };
  const own = (context.voices ?? []).filter(({ vendor }) => provider === "vapi" || vendor === provider);
  const reached = await reachedVoices(context, orgId, provider);
  const all = new Map([...own, ...reached].map((voice): [string, ReachedVoice] => [voice.voiceId, voice]));
  return [...all.values()].map(({ vendor: _, voiceId, ...told }: ReachedVoice & Partial<OwnVoice>) =>
    // The operation's schema lets no other names of vendors in.
    libraryVoice({ name: voiceId, ...stored, ...told, provider: provider as Provider, providerId: voiceId }),
  );
}

type Provider = LibraryVoice["provider"];
type ReachedVoice = Partial<LibraryVoice> & { readonly voiceId: string };

async function reachedVoices(
  context: ResourceContext,
  orgId: string,
  provider: string,
): Promise<readonly ReachedVoice[]> {
  const isReached = (await vendorKeys(context, orgId, undefined)).has(provider);
  if (isReached && provider === "openai") return openAiVoices.map((voiceId) => ({ voiceId }));
  if (!isReached || provider !== "11labs") return [];
  return (await (await voicesAtElevenLabs(context, orgId)).list()).map(asReached);
}

/** A voice of ElevenLabs in our words. */
function asReached(voice: ElevenLabsVoice): ReachedVoice {
  const { voice_id: voiceId, name, category, description, preview_url: previewUrl, labels } = voice;
  const { gender, accent, language: languageCode } = labels ?? {};
  const at = voice.created_at_unix ? new Date(voice.created_at_unix * 1000).toISOString() : undefined;
  return {
    ...{ voiceId, name, isPublic: category === "premade" },
    ...texts({ description, previewUrl, accent, languageCode }),
    ...((gender === "male" || gender === "female") && { gender }),
    ...(at !== undefined && { createdAt: at, updatedAt: at }),
  };
}
