import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { assistantOverrides, assistantSettings } from "../assistants/assistant-settings.ts";
import { judgeModel } from "../assistants/models.ts";
import { evalRoutes as routes } from "../routes.ts";
import { amount, flag, id, instant, later, record, reference, type Shape, stored, text } from "../shared/common.ts";
import { modelCost } from "../shared/costs.ts";
import { pagedQuery, pageOf } from "../shared/lists.ts";
import { squadSettings } from "../squads/squad-settings.ts";

const toolCalls = z.array(z.strictObject({ name: z.string().max(100), arguments: record.optional() })).optional();
const words = z.string().max(1000);

const mocks = [
  z.strictObject({ role: z.literal("system"), content: z.string().max(100_000_000) }),
  z.strictObject({ role: z.literal("tool"), content: words }),
  z.strictObject({ role: z.literal("user"), content: words }),
] as const;
const assistantMock = z.strictObject({ role: z.literal("assistant"), content: words.optional(), toolCalls });

const judgePlan = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("exact"), content: words, toolCalls }),
  z.strictObject({ type: z.literal("regex"), content: words, toolCalls }),
  z.strictObject({ type: z.literal("ai"), model: judgeModel, ...later("autoIncludeMessageHistory") }),
]);

/** A turn that is judged: what the assistant really says here, and how the conversation goes on then. */
const evaluation = z.strictObject({
  role: z.literal("assistant"),
  judgePlan,
  continuePlan: z
    .strictObject({ exitOnFailureEnabled: flag, contentOverride: words.optional(), toolCallsOverride: toolCalls })
    .optional(),
});

const settings = z.strictObject({
  type: z.literal("chat.mockConversation"),
  messages: z.array(z.union([...mocks, evaluation, assistantMock])),
  name: z.string().min(1).max(80).optional(),
  description: z.string().min(1).max(500).optional(),
});

const row = z.object({ ...settings.shape, ...stored });

/** A conversation played to an assistant, with the turns to be judged. */
export interface Eval extends z.infer<typeof row> {}
export const evalRow: Shape<Eval> = row;

const runSettings = {
  type: z.literal("eval"),
  target: z.discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("assistant"),
      assistant: assistantSettings.optional(),
      assistantId: reference,
      assistantOverrides: assistantOverrides.optional(),
    }),
    z.strictObject({
      type: z.literal("squad"),
      squad: squadSettings.optional(),
      squadId: reference,
      assistantOverrides: assistantOverrides.optional(),
    }),
  ]),
  eval: settings.optional(),
  evalId: reference,
};

/** What became of a turn that is judged. */
const verdict = z.object({ status: z.enum(["pass", "fail"]), failureReason: text });

const runRow = z.object({
  ...runSettings,
  id,
  orgId: id,
  createdAt: instant,
  status: z.enum(["running", "ended", "queued"]),
  /** Left out, like `endedAt`, until the run is over. */
  endedReason: z.enum(["mockConversation.done", "error", "timeout", "cancelled", "aborted"]).optional(),
  endedMessage: text,
  startedAt: instant,
  endedAt: instant.optional(),
  results: z.array(
    z.object({
      status: z.enum(["pass", "fail"]),
      messages: z.array(z.union([...mocks, assistantMock.extend({ judge: verdict.optional() })])),
      startedAt: instant,
      endedAt: instant,
    }),
  ),
  /** What the models of the run cost, where the server has a price for them; nothing is counted until it is over. */
  cost: amount,
  costs: z.array(modelCost).optional(),
});

/** One run of an eval and its results. */
export interface EvalRun extends z.infer<typeof runRow> {}
export const evalRun: Shape<EvalRun> = runRow;

const listQuery = z.strictObject({ ...pagedQuery, id: reference });

/** Runs of one eval alone, where it is named. */
const runsQuery = z.strictObject({ ...listQuery.shape, evalId: reference });

export const evalOperations = {
  createEval: { ...routes.createEval, body: settings, answer: evalRow },
  listEvals: { ...routes.listEvals, query: listQuery, answer: pageOf(evalRow) },
  getEval: { ...routes.getEval, answer: evalRow },
  updateEval: { ...routes.updateEval, body: settings.partial(), answer: evalRow },
  deleteEval: { ...routes.deleteEval, answer: evalRow },
  /** The contract names no answer; the run is given back, so that it can be followed by its id. */
  createEvalRun: { ...routes.createEvalRun, body: z.strictObject(runSettings), answer: evalRun, failures: [402, 422] },
  listEvalRuns: { ...routes.listEvalRuns, query: runsQuery, answer: pageOf(evalRun) },
  getEvalRun: { ...routes.getEvalRun, answer: evalRun },
  deleteEvalRun: { ...routes.deleteEvalRun, answer: evalRun },
} as const satisfies Record<string, OperationSpec>;
