import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { knowledgeBaseRoutes as routes } from "../routes.ts";
import { amount, flag, id, type Shape, server, stored, text, warnings } from "../shared/common.ts";
import { changesOf } from "../shared/kinds.ts";
import { rowsQuery } from "../shared/lists.ts";

const trieve = z.strictObject({
  provider: z.literal("trieve"),
  name: text,
  searchPlan: z
    .strictObject({
      topK: amount,
      removeStopWords: flag,
      scoreThreshold: amount,
      searchType: z.enum(["fulltext", "semantic", "hybrid", "bm25"]),
    })
    .optional(),
  createPlan: z.strictObject({ type: z.literal("import"), providerId: z.string() }).optional(),
});
const custom = z.strictObject({ provider: z.literal("custom-knowledge-base"), server });
const kinds = [trieve, custom] as const;

const newKnowledgeBase = z.discriminatedUnion("provider", kinds);

/** Documents an assistant can look things up in. The contract gives these rows no dates. */
const row = z.discriminatedUnion("provider", [
  z.object({ ...trieve.shape, id, orgId: id, ...warnings }),
  z.object({ ...custom.shape, id, orgId: id, ...warnings }),
]);
export type KnowledgeBase = z.infer<typeof row>;
export interface KnowledgeBaseShape extends Shape<KnowledgeBase> {}
export const knowledgeBase: KnowledgeBaseShape = row;

const collection = {
  name: z.string().min(1).max(1000).describe("What is in its files, in a name: the model's tool is called by it."),
  description: z.string().max(1000).nullable().optional(),
};
const collectionRow = z.object({
  ...collection,
  /** The query tool that searches it; null where somebody deleted that. */
  toolId: z.string().nullable(),
  ...stored,
});

/** Files that one query tool searches. */
export interface FileCollection extends z.infer<typeof collectionRow> {}
const fileCollection: Shape<FileCollection> = collectionRow;

const attachedFile = z.object({
  knowledgeBaseV2Id: z.string(),
  fileId: z.string(),
  fileName: text,
  mimetype: text,
  bytes: amount,
  status: z.enum(["indexing", "ready", "failed"]),
  ...stored,
});

const whole = z.object({ ...collectionRow.shape, files: z.array(attachedFile) });

export const knowledgeBaseOperations = {
  createKnowledgeBase: {
    ...routes.createKnowledgeBase,
    body: newKnowledgeBase,
    answer: knowledgeBase,
    failures: [422],
  },
  listKnowledgeBases: { ...routes.listKnowledgeBases, query: rowsQuery, answer: z.array(knowledgeBase) },
  getKnowledgeBase: { ...routes.getKnowledgeBase, answer: knowledgeBase },
  updateKnowledgeBase: {
    ...routes.updateKnowledgeBase,
    body: changesOf("provider", kinds),
    answer: knowledgeBase,
    failures: [422],
  },
  deleteKnowledgeBase: { ...routes.deleteKnowledgeBase, answer: knowledgeBase },
  createKnowledgeBaseV2: { ...routes.createKnowledgeBaseV2, body: z.strictObject(collection), answer: fileCollection },
  listKnowledgeBaseV2s: { ...routes.listKnowledgeBaseV2s, query: rowsQuery, answer: z.array(fileCollection) },
  getKnowledgeBaseV2: { ...routes.getKnowledgeBaseV2, answer: whole },
  updateKnowledgeBaseV2: {
    ...routes.updateKnowledgeBaseV2,
    body: z.strictObject(collection).partial(),
    answer: fileCollection,
  },
  deleteKnowledgeBaseV2: { ...routes.deleteKnowledgeBaseV2, answer: fileCollection, failures: [409] },
  listKnowledgeFiles: { ...routes.listKnowledgeFiles, answer: z.array(attachedFile) },
  attachKnowledgeFile: {
    ...routes.attachKnowledgeFile,
    body: z.strictObject({ fileId: z.string() }),
    answer: attachedFile,
  },
  detachKnowledgeFile: { ...routes.detachKnowledgeFile, answer: attachedFile },
} as const satisfies Record<string, OperationSpec>;
