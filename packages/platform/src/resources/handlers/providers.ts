import type { LibraryVoice } from "@dilo/api/operations";
import { failNotOffered, notConfigured, notOffered, OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers, OperationRequest } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { vendorKeys } from "../credentials/vendor-keys.ts";
import { type ElevenLabsVoices, openElevenLabsVoices } from "./elevenlabs-voices.ts";

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

const noDictionaries = failNotOffered("pronunciation dictionaries live at a vendor, and no voice here uses them.");
const noAutomation = failNotOffered("no automation vendor is asked; a tool of the type apiRequest reaches it.");

/** Handlers for what lives at a vendor. */
export function providerHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  type Search = OperationRequest<"searchProviderVoices" | "searchProviderVoice">;
  const search = async ({ orgId, parameters, query }: Search) => {
    refuseOthers(parameters["provider"]);
    const found = await (await voicesAtElevenLabs(context, orgId)).search(query.name);
    return found.map(
      ({ voice_id: voiceId, public_owner_id: publicOwnerId, name, description, gender, age, accent }) => ({
        ...{ voiceId, publicOwnerId, name },
        ...texts({ description, gender, age, accent }),
      }),
    );
  };
  type Addition = OperationRequest<"addProviderVoices" | "addProviderVoice">;
  const add = async ({ orgId, parameters, body }: Addition) => {
    refuseOthers(parameters["provider"]);
    const providerId = await (await voicesAtElevenLabs(context, orgId)).add(body);
    const at = context.now().toISOString();
    return libraryVoice({ provider: "11labs", providerId, name: body.name, orgId, createdAt: at, updatedAt: at });
  };
  return {
    createProviderResource: noDictionaries,
    listProviderResources: noDictionaries,
    getProviderResource: noDictionaries,
    updateProviderResource: noDictionaries,
    deleteProviderResource: noDictionaries,
    listProviderWorkflows: noAutomation,
    listProviderHooks: noAutomation,
    listProviderLocations: noAutomation,
    searchProviderVoices: search,
    searchProviderVoice: search,
    addProviderVoices: add,
    addProviderVoice: add,
    cloneVoice: async ({ orgId, body }) => {
      const { files } = body;
      if (files.length === 0) throw new OperationError("bad-request", "The body's field files must have a recording.");
      await (await voicesAtElevenLabs(context, orgId)).clone(body);
      return undefined;
    },
  };
}

/** The org's account at ElevenLabs. @throws OperationError not-configured where no credential leads to it */
export async function voicesAtElevenLabs(context: ResourceContext, orgId: string): Promise<ElevenLabsVoices> {
  const key = (await vendorKeys(context, orgId, undefined)).get("11labs");
  if (key !== undefined) return openElevenLabsVoices(key);
  throw notConfigured("No key of ElevenLabs is stored: POST /credential with the provider 11labs and its apiKey.");
}

/** A voice as the library lists it. */
export function libraryVoice(
  voice: Pick<LibraryVoice, "name" | "orgId" | "createdAt" | "updatedAt"> & Partial<LibraryVoice>,
): LibraryVoice {
  const { provider, providerId = "" } = voice;
  return { id: `${provider}/${providerId}`, slug: providerId, isPublic: false, isDeleted: false, ...voice };
}

/** Those that are texts: vendors write null, and nothing at all, where there is none. */
export function texts<Name extends string>(
  fields: Readonly<Record<Name, string | null | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<Record<Name, string>>;
}

function refuseOthers(provider: string | undefined): void {
  if (provider !== "11labs") throw notOffered("voices are searched for and added at 11labs alone.");
}
