import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { assistantRoutes as routes } from "../routes.ts";
import { type Shape, stored } from "../shared/common.ts";
import { pageMetadata, pageOf, pagesQuery, rowsQuery, wholeNumber } from "../shared/lists.ts";
import { assistantFields, assistantSettings } from "./assistant-settings.ts";

const row = z.object({ ...assistantFields, ...stored });

/** An assistant as it is stored. */
export interface Assistant extends z.infer<typeof row> {}
export const assistant: Shape<Assistant> = row;

const versions = z.object({
  results: z.array(z.unknown()),
  metadata: pageMetadata,
  /** Where the next page begins; absent on the last one. */
  nextPageState: z.string().optional(),
});

/** The operations of assistants. An update makes a new version; PATCH merges, PUT replaces. */
export const assistantOperations = {
  createAssistant: { ...routes.createAssistant, body: assistantSettings, answer: assistant },
  listAssistants: { ...routes.listAssistants, query: rowsQuery, answer: z.array(assistant) },
  getAssistant: { ...routes.getAssistant, answer: assistant },
  updateAssistant: { ...routes.updateAssistant, body: assistantSettings, answer: assistant },
  replaceAssistant: { ...routes.replaceAssistant, body: assistantSettings, answer: assistant },
  deleteAssistant: { ...routes.deleteAssistant, answer: assistant, failures: [409] },
  listAssistantVersions: {
    ...routes.listAssistantVersions,
    query: z.strictObject({
      page: wholeNumber(1),
      limit: wholeNumber(0, 1000),
      pageState: z.string().max(1000).optional(),
    }),
    answer: versions,
  },
  pageAssistants: { ...routes.pageAssistants, query: pagesQuery, answer: pageOf(assistant) },
} as const satisfies Record<string, OperationSpec>;
