import type { LibraryVoice, ProviderResource } from "@dilo/api/operations";
import { failNotOffered, notConfigured, notOffered, OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers, OperationRequest } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { pagedList } from "../core/rows/lists.ts";
import { vendorKeys } from "../credentials/vendor-keys.ts";
import { type ElevenLabsDictionary, type ElevenLabsRule, elevenLabsDictionaries } from "./elevenlabs-dictionaries.ts";
import { type ElevenLabsVoices, elevenLabsVoices } from "./elevenlabs-voices.ts";
import { type AskElevenLabs, openElevenLabs } from "./elevenlabs-wire.ts";

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
    ...dictionaryHandlers(context),
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

/** Handlers for an org's dictionaries at ElevenLabs, of which no copy is kept: their ids are those they have there. */
function dictionaryHandlers(context: ResourceContext) {
  const of = async (orgId: string) => elevenLabsDictionaries(await accountAtElevenLabs(context, orgId));
  type One = OperationRequest<"getProviderResource" | "updateProviderResource" | "deleteProviderResource">;
  const get = async ({ orgId, parameters }: One) => dictionaryRow(orgId, await (await of(orgId)).get(parameters.id));
  return {
    createProviderResource: async ({ orgId, body = {} }) => {
      const { name = "Pronunciation", description, rules = [] } = body;
      const row = dictionaryRow(orgId, await (await of(orgId)).add({ name, description, rules: rules.map(asRule) }));
      return rules.length > 0 ? row : { ...row, warnings: [emptyDictionary] };
    },
    listProviderResources: async ({ orgId, query }) => {
      const { id, resourceId, ...page } = query;
      const rows = (await (await of(orgId)).list()).map((one) => dictionaryRow(orgId, one));
      const named = [id, resourceId].filter((one) => one !== undefined);
      return pagedList(
        rows.filter((row) => named.every((one) => one === row.id)),
        page,
      );
    },
    getProviderResource: get,
    updateProviderResource: async (request) => {
      const { orgId, parameters, body } = request;
      if (body?.rules) await (await of(orgId)).setRules(parameters.id, body.rules.map(asRule));
      return get(request);
    },
    deleteProviderResource: async (request) => {
      const row = await get(request);
      await (await of(request.orgId)).archive(row.resourceId);
      return row;
    },
  } satisfies Partial<OperationHandlers>;
}

const emptyDictionary = { path: "rules", message: "Without rules it changes nothing that is said: PATCH them." };

type Rule = NonNullable<NonNullable<OperationRequest<"updateProviderResource">["body"]>["rules"]>[number];

/** A rule in ElevenLabs' words; its word is named in either way of writing. */
function asRule({ stringToReplace, string_to_replace: word = stringToReplace ?? "", ...rule }: Rule): ElevenLabsRule {
  return { string_to_replace: word, ...rule };
}

function dictionaryRow(orgId: string, dictionary: ElevenLabsDictionary): ProviderResource {
  const { id, creation_time_unix: creationTimeUnix, description, permission_on_resource: permission } = dictionary;
  const at = new Date(creationTimeUnix * 1000).toISOString();
  return {
    ...{ id, orgId, createdAt: at, updatedAt: at },
    ...{ provider: "11labs", resourceName: "pronunciation-dictionary", resourceId: id },
    resource: {
      ...{ pronunciationDictionaryId: id, dictionaryName: dictionary.name, createdBy: dictionary.created_by },
      ...{ creationTimeUnix, versionId: dictionary.version_id, versionRulesNum: dictionary.version_rules_num },
      ...((permission === "admin" || permission === "editor" || permission === "viewer") && {
        permissionOnResource: permission,
      }),
      ...texts({ description }),
    },
  };
}

/** The voices of the org's account at ElevenLabs. @throws OperationError not-configured where no credential leads to it */
export async function voicesAtElevenLabs(context: ResourceContext, orgId: string): Promise<ElevenLabsVoices> {
  return elevenLabsVoices(await accountAtElevenLabs(context, orgId));
}

/** The org's account at ElevenLabs. @throws OperationError not-configured where no credential leads to it */
async function accountAtElevenLabs(context: ResourceContext, orgId: string): Promise<AskElevenLabs> {
  const key = (await vendorKeys(context, orgId, undefined)).get("11labs");
  if (key !== undefined) return openElevenLabs(key);
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
