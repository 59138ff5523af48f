import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { templateRoutes as routes } from "../routes.ts";
import { amount, type Shape, stored, text, upTo } from "../shared/common.ts";
import { datedQuery } from "../shared/lists.ts";
import { inlineTool } from "../tools/tool-types.ts";

const guide = {
  templateUrl: text,
  setupInstructions: z
    .array(z.strictObject({ title: z.string(), description: text, videoUrl: text, docsUrl: text }))
    .optional(),
};
const plain = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), ...guide });

const providerDetails = z.discriminatedUnion("type", [
  plain("make").extend({ scenarioId: amount, scenarioName: text, triggerHookId: amount, triggerHookName: text }),
  plain("ghl").extend({
    workflowId: text,
    workflowName: text,
    webhookHookId: text,
    webhookHookName: text,
    locationId: text,
  }),
  plain("function"),
  plain("google.calendar.event.create"),
  plain("google.sheets.row.append"),
  plain("gohighlevel.calendar.availability.check"),
  plain("gohighlevel.calendar.event.create"),
  plain("gohighlevel.contact.create"),
  plain("gohighlevel.contact.get"),
]);

const visibility = z.enum(["public", "private"]).optional();
const provider = z.enum(["make", "gohighlevel", "function"]).optional();

const settings = z.strictObject({
  type: z.literal("tool"),
  name: upTo(40),
  details: inlineTool.optional(),
  providerDetails: providerDetails.optional(),
  metadata: z.strictObject({ collectionType: text, collectionId: text, collectionName: text }).optional(),
  visibility,
  provider,
});

const row = z.object({ ...settings.shape, ...stored });

/** A tool made ready for others to take over. */
export interface Template extends z.infer<typeof row> {}
export const template: Shape<Template> = row;

export const templateOperations = {
  /** The contract sends a list of templates and answers one: the first. */
  createTemplate: {
    ...routes.createTemplate,
    body: z.union([settings, z.array(settings).min(1).max(100)]),
    answer: template,
  },
  listTemplates: {
    ...routes.listTemplates,
    query: z.strictObject({ ...datedQuery, collectionId: text, visibility, provider }),
    answer: z.array(template),
  },
  listPinnedTemplates: { ...routes.listPinnedTemplates, answer: z.array(template) },
  getTemplate: { ...routes.getTemplate, answer: template },
  updateTemplate: { ...routes.updateTemplate, body: settings.partial(), answer: template },
  deleteTemplate: { ...routes.deleteTemplate, answer: template },
} as const satisfies Record<string, OperationSpec>;
