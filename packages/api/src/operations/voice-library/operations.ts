import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { voiceProvider } from "../assistants/voices.ts";
import { voiceLibraryRoutes as routes } from "../routes.ts";
import { oneOrMore, type Shape, stored, text } from "../shared/common.ts";
import { datedQuery, wholeNumber } from "../shared/lists.ts";

const row = z.object({
  provider: voiceProvider.optional(),
  providerId: text,
  slug: text,
  name: text,
  language: text,
  languageCode: text,
  model: text,
  supportedModels: text,
  gender: z.enum(["male", "female"]).optional(),
  accent: text,
  previewUrl: text,
  description: text,
  credentialId: text,
  isPublic: z.boolean(),
  isDeleted: z.boolean(),
  ...stored,
});

/** A voice an assistant can be given. */
export interface LibraryVoice extends z.infer<typeof row> {}
export const libraryVoice: Shape<LibraryVoice> = row;

const parameters = { provider: voiceProvider };

export const voiceLibraryOperations = {
  listVoices: {
    ...routes.listVoices,
    parameters,
    query: z.strictObject({
      ...datedQuery,
      page: wholeNumber(1),
      keyword: text,
      language: text,
      accent: text,
      gender: text,
    }),
    answer: z.array(libraryVoice),
    failures: [503],
  },
  listAccents: { ...routes.listAccents, parameters, answer: z.array(libraryVoice), failures: [503] },
  syncVoicesOf: { ...routes.syncVoicesOf, parameters, answer: z.array(libraryVoice), failures: [422] },
  syncVoices: {
    ...routes.syncVoices,
    body: z.strictObject({ providers: oneOrMore(voiceProvider) }),
    answer: z.array(libraryVoice),
    failures: [422],
  },
  createSesameVoice: {
    ...routes.createSesameVoice,
    body: z.strictObject({ voiceName: text, transcription: text }),
    answer: "empty",
    failures: [422],
  },
} as const satisfies Record<string, OperationSpec>;
