import { type ZodType, z } from "zod";
import type { OperationSpec } from "../operation.ts";
import { assistantOverrides, assistantSettings } from "../operations/assistants/assistant-settings.ts";
import { callHook, phoneNumberHook } from "../operations/assistants/hooks.ts";
import { judgeModel, model, nodeModel } from "../operations/assistants/models.ts";
import { assistant } from "../operations/assistants/operations.ts";
import { analysisPlan, artifactPlan, compliancePlan, startSpeakingPlan } from "../operations/assistants/plans.ts";
import { transcriber, transcriberFallback } from "../operations/assistants/transcribers.ts";
import { chunkPlan, voice, voiceFallback } from "../operations/assistants/voices.ts";
import { artifact } from "../operations/calls/artifact.ts";
import { call, newCall } from "../operations/calls/call.ts";
import { campaign } from "../operations/campaigns/operations.ts";
import { modelAnswer } from "../operations/chats/model-answer.ts";
import { chat } from "../operations/chats/operations.ts";
import { newCredential } from "../operations/credentials/new-credential.ts";
import { credential } from "../operations/credentials/operations.ts";
import { evalRow, evalRun } from "../operations/evals/operations.ts";
import { storedFile } from "../operations/files/operations.ts";
import { knowledgeBase } from "../operations/knowledge-bases/operations.ts";
import { org, user } from "../operations/orgs/operations.ts";
import { subscription } from "../operations/orgs/subscription.ts";
import { newPhoneNumber, twilioImport } from "../operations/phone-numbers/new-phone-number.ts";
import { phoneNumber } from "../operations/phone-numbers/operations.ts";
import { providerResource } from "../operations/providers/operations.ts";
import { session } from "../operations/sessions/operations.ts";
import { backoffPlan, server } from "../operations/shared/common.ts";
import { customer } from "../operations/shared/customers.ts";
import { argumentsSchema, jsonSchema } from "../operations/shared/json-schema.ts";
import { pageMetadata } from "../operations/shared/lists.ts";
import { callMessage, chatMessage, keptMessage } from "../operations/shared/messages.ts";
import { squad } from "../operations/squads/operations.ts";
import { squadSettings } from "../operations/squads/squad-settings.ts";
import { structuredOutput } from "../operations/structured-outputs/operations.ts";
import { template } from "../operations/templates/operations.ts";
import { test, testRun, testSuite } from "../operations/test-suites/operations.ts";
import { token } from "../operations/tokens/operations.ts";
import { messageCondition } from "../operations/tools/message-condition.ts";
import { tool } from "../operations/tools/operations.ts";
import { toolMessage } from "../operations/tools/tool-messages.ts";
import { inlineTool, newTool } from "../operations/tools/tool-types.ts";
import { memberDestination, phoneTransfer, transferDestination } from "../operations/tools/transfers.ts";
import { libraryVoice } from "../operations/voice-library/operations.ts";
import { workflow } from "../operations/workflows/operations.ts";
import { workflowSettings } from "../operations/workflows/workflow-settings.ts";
import { ClientMessageSchema, ClientSignalSchema } from "../room/schemas.ts";
import { AssistantMessageSchema, RoomSignalSchema } from "../room/sent-schemas.ts";

/** Shapes with a name of their own in the document; everything else is written where it is used. */
const named: Readonly<Record<string, ZodType>> = {
  AnalysisPlan: analysisPlan,
  Artifact: artifact,
  ArtifactPlan: artifactPlan,
  Assistant: assistant,
  AssistantMessage: AssistantMessageSchema,
  AssistantOverrides: assistantOverrides,
  AssistantSettings: assistantSettings,
  BackoffPlan: backoffPlan,
  Call: call,
  CallHook: callHook,
  CallMessage: callMessage,
  Campaign: campaign,
  Chat: chat,
  ChatMessage: chatMessage,
  KeptMessage: keptMessage,
  ChunkPlan: chunkPlan,
  CompliancePlan: compliancePlan,
  ClientMessage: ClientMessageSchema,
  ClientSignal: ClientSignalSchema,
  Credential: credential,
  Customer: customer,
  Eval: evalRow,
  EvalRun: evalRun,
  File: storedFile,
  InlineTool: inlineTool,
  ArgumentsSchema: argumentsSchema,
  JsonSchema: jsonSchema,
  JudgeModel: judgeModel,
  KnowledgeBase: knowledgeBase,
  LibraryVoice: libraryVoice,
  MemberDestination: memberDestination,
  MessageCondition: messageCondition,
  Model: model,
  ModelAnswer: modelAnswer,
  NewCall: newCall,
  NewCredential: newCredential,
  NewPhoneNumber: newPhoneNumber,
  NewTool: newTool,
  NodeModel: nodeModel,
  Org: org,
  PageMetadata: pageMetadata,
  PhoneNumber: phoneNumber,
  PhoneNumberHook: phoneNumberHook,
  PhoneTransfer: phoneTransfer,
  ProviderResource: providerResource,
  RoomSignal: RoomSignalSchema,
  Server: server,
  Session: session,
  Squad: squad,
  SquadSettings: squadSettings,
  StartSpeakingPlan: startSpeakingPlan,
  StructuredOutput: structuredOutput,
  Subscription: subscription,
  Template: template,
  Test: test,
  TestRun: testRun,
  TestSuite: testSuite,
  Token: token,
  Tool: tool,
  ToolMessage: toolMessage,
  Transcriber: transcriber,
  TranscriberFallback: transcriberFallback,
  TransferDestination: transferDestination,
  TwilioImport: twilioImport,
  User: user,
  Voice: voice,
  VoiceFallback: voiceFallback,
  Workflow: workflow,
  WorkflowSettings: workflowSettings,
};

/** A JSON Schema, draft 2020-12, as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

export interface Schemas {
  /** The named shapes, for `components.schemas`. */
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** A schema of the catalogue in the document's words: a reference where it has a name. */
  readonly of: (schema: ZodType) => JsonSchema;
}

const place = "#/components/schemas/";
const unnamed = "#";

interface WrittenObject {
  properties?: Record<string, unknown>;
  patternProperties?: Record<string, unknown>;
}

/** What schemas of a developer's may refer to is told by a pattern. */
function leaveOutReference(written: WrittenObject): void {
  const { $ref: reference, ...properties } = written.properties ?? {};
  Object.assign(written, { properties, patternProperties: { "^\\$ref$": reference } });
}

/** A field that may not be there is no property. */
function leaveOutUndefined(schema: z.core.$ZodType, { properties }: WrittenObject): void {
  if (!(schema instanceof z.ZodObject) || properties === undefined) return;
  for (const [name, field] of Object.entries(schema.shape))
    if (field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodUndefined) delete properties[name];
}

/** Writes all schemas of the given operations as JSON Schema, each shape once. */
export function writeSchemas(operations: readonly OperationSpec[]): Schemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const parts = operations.flatMap(({ body, query, answer, parameters = {} }) => [
    body,
    query,
    answer,
    ...Object.values(parameters),
  ]);
  for (const [index, part] of parts.entries()) {
    if (part instanceof z.ZodType && !registry.has(part)) registry.add(part, { id: `${unnamed}${index}` });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    unrepresentable: "any",
    uri: (id) => place + id,
    override: ({ zodSchema, jsonSchema: written }) => {
      leaveOutUndefined(zodSchema, written);
      // The pattern of an instant fills the page and says no more than its format.
      if (written.format === "date-time") delete written.pattern;
      // Readers of the description take a field of this name for a reference of its own.
      if (typeof written.properties?.["$ref"] === "object") leaveOutReference(written);
    },
  });
  const written = (id: string): JsonSchema => {
    const { $schema: _, $id: __, ...schema } = schemas[id] as JsonSchema;
    return inlined(schema) as JsonSchema;
  };
  /** Puts shapes without a name where they are referred to. */
  const inlined = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inlined);
    if (typeof part !== "object" || part === null) return part;
    const { $ref } = part as JsonSchema;
    if (typeof $ref === "string" && $ref.startsWith(place + unnamed)) return written($ref.slice(place.length));
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inlined(value)]));
  };
  /** Schemas without a name, the same object each time. */
  const whole = new Map<string, JsonSchema>();
  return {
    components: Object.fromEntries(Object.keys(named).map((id) => [id, written(id)])),
    of: (schema) => {
      const id = registry.get(schema)?.id ?? "";
      if (id in named) return { $ref: place + id };
      const before = whole.get(id) ?? written(id);
      whole.set(id, before);
      return before;
    },
  };
}
