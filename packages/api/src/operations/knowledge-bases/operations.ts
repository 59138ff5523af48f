import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { knowledgeBaseRoutes as routes } from "../routes.ts";
import { amount, flag, id, type Shape, server, text, warnings } from "../shared/common.ts";
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

export const knowledgeBaseOperations = {
  createKnowledgeBase: { ...routes.createKnowledgeBase, body: newKnowledgeBase, answer: knowledgeBase },
  listKnowledgeBases: { ...routes.listKnowledgeBases, query: rowsQuery, answer: z.array(knowledgeBase) },
  getKnowledgeBase: { ...routes.getKnowledgeBase, answer: knowledgeBase },
  updateKnowledgeBase: {
    ...routes.updateKnowledgeBase,
    body: changesOf("provider", kinds),
    answer: knowledgeBase,
  },
  deleteKnowledgeBase: { ...routes.deleteKnowledgeBase, answer: knowledgeBase },
} as const satisfies Record<string, OperationSpec>;
