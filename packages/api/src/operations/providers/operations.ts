import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { providerRoutes as routes } from "../routes.ts";
import { longestList, record, reference, type Shape, stored, text } from "../shared/common.ts";
import { pagedQuery, pageOf } from "../shared/lists.ts";
import { libraryVoice } from "../voice-library/operations.ts";

const provider = z.literal("11labs");
const resourceName = z.literal("pronunciation-dictionary");

const row = z.object({
  ...stored,
  provider,
  resourceName,
  resourceId: z.string(),
  resource: z.object({
    pronunciationDictionaryId: z.string(),
    dictionaryName: z.string(),
    createdBy: z.string(),
    creationTimeUnix: z.number(),
    versionId: z.string(),
    versionRulesNum: z.number(),
    permissionOnResource: z.enum(["admin", "editor", "viewer"]).optional(),
    description: text,
  }),
});

/** Something a vendor keeps for a developer: a pronunciation dictionary. */
export interface ProviderResource extends z.infer<typeof row> {}
export const providerResource: Shape<ProviderResource> = row;

const foundVoices = z.array(
  z.object({
    voiceId: z.string(),
    name: z.string(),
    publicOwnerId: text,
    description: text,
    gender: text,
    age: z.union([z.string(), z.number(), record]).optional(),
    accent: text,
  }),
);

/** The word that a rule is for: vendors' pages write it in both ways. */
const written = z.string().min(1).describe("What is written, and said otherwise.").optional();
const word = { stringToReplace: written, string_to_replace: written };
const alias = z.string().describe("What is said instead.");
const phoneme = z.string().describe("The sounds that are said instead.");
const alphabet = z.string().describe("How the sounds are written: `ipa`, or `cmu-arpabet`.");
const namesWord = (rule: { readonly [name in keyof typeof word]?: string | undefined }) =>
  (rule.stringToReplace ?? rule.string_to_replace) !== undefined;
const noWord = { path: ["stringToReplace"], message: "must be provided" };
const rules = z
  .array(
    z.discriminatedUnion("type", [
      z.strictObject({ ...word, type: z.literal("alias"), alias }).refine(namesWord, noWord),
      z.strictObject({ ...word, type: z.literal("phoneme"), phoneme, alphabet }).refine(namesWord, noWord),
    ]),
  )
  .max(longestList)
  .optional()
  .describe("How words are said: each as another (`alias`), or by its sounds (`phoneme`, in an `alphabet`).");
const newDictionary = z.strictObject({ name: text, description: text, rules });

const dictionary = { provider, resourceName };
const automation = { provider: z.enum(["make", "ghl"]) };
const search = z.strictObject({ name: z.string().max(1000) });
const voiceName = z.string().describe("What the voice is called at its vendor.");
const newVoice = z.strictObject({ ownerId: z.string(), voiceId: z.string(), name: voiceName });

/** The operations that reach a vendor with the developer's credential. The contract leaves a dictionary's body open, and its clients send none: of those one without rules is made. */
export const providerOperations = {
  createProviderResource: {
    ...routes.createProviderResource,
    parameters: dictionary,
    body: newDictionary.optional(),
    answer: providerResource,
    failures: [422, 503],
  },
  listProviderResources: {
    ...routes.listProviderResources,
    parameters: dictionary,
    query: z.strictObject({ ...pagedQuery, id: reference, resourceId: reference }),
    answer: pageOf(providerResource),
    failures: [422, 503],
  },
  getProviderResource: {
    ...routes.getProviderResource,
    parameters: dictionary,
    answer: providerResource,
    failures: [422, 503],
  },
  updateProviderResource: {
    ...routes.updateProviderResource,
    parameters: dictionary,
    body: z.strictObject({ rules }).optional(),
    answer: providerResource,
    failures: [422, 503],
  },
  deleteProviderResource: {
    ...routes.deleteProviderResource,
    parameters: dictionary,
    answer: providerResource,
    failures: [422, 503],
  },
  listProviderWorkflows: {
    ...routes.listProviderWorkflows,
    parameters: automation,
    query: z.strictObject({ locationId: text }),
    answer: record,
    failures: [422],
  },
  listProviderHooks: { ...routes.listProviderHooks, parameters: automation, answer: record, failures: [422] },
  listProviderLocations: { ...routes.listProviderLocations, parameters: automation, answer: record, failures: [422] },
  searchProviderVoices: { ...routes.searchProviderVoices, query: search, answer: foundVoices, failures: [422, 503] },
  searchProviderVoice: { ...routes.searchProviderVoice, query: search, answer: foundVoices, failures: [422, 503] },
  addProviderVoices: { ...routes.addProviderVoices, body: newVoice, answer: libraryVoice, failures: [422] },
  addProviderVoice: { ...routes.addProviderVoice, body: newVoice, answer: libraryVoice, failures: [422] },
  cloneVoice: {
    ...routes.cloneVoice,
    encoding: "form",
    body: z.object({
      name: voiceName,
      description: text.describe("What the voice is like, in words."),
      labels: text,
      files: z.array(z.file()),
    }),
    answer: "empty",
    failures: [422],
  },
} as const satisfies Record<string, OperationSpec>;
