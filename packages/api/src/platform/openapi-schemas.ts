import { type ZodType, z } from "zod";
import type { CallSpec } from "../call-spec.ts";
import { assistant } from "./assistant.ts";
import { campaign } from "./campaign.ts";
import { chat } from "./chat.ts";
import { credential } from "./credential.ts";
import { evalRow, evalRun } from "./eval.ts";
import { storedFile } from "./file.ts";
import { knowledgeBase } from "./knowledge-base.ts";
import { org, user } from "./org.ts";
import { phoneNumber } from "./phone-number.ts";
import { providerResource } from "./provider.ts";
import { session } from "./session.ts";
import { artifact } from "./shapes/artifacts.ts";
import { assistantOverrides, assistantSettings } from "./shapes/assistants.ts";
import { call, newCall } from "./shapes/calls.ts";
import { backoffPlan, jsonSchema, server } from "./shapes/common.ts";
import { messageCondition } from "./shapes/conditions.ts";
import { newCredential } from "./shapes/credentials.ts";
import { customer } from "./shapes/customers.ts";
import { callHook, phoneNumberHook } from "./shapes/hooks.ts";
import { pageMetadata } from "./shapes/lists.ts";
import { callMessage, chatMessage } from "./shapes/messages.ts";
import { modelAnswer } from "./shapes/model-answers.ts";
import { judgeModel, model, nodeModel } from "./shapes/models.ts";
import { newPhoneNumber, twilioImport } from "./shapes/numbers.ts";
import { analysisPlan, artifactPlan, compliancePlan, startSpeakingPlan } from "./shapes/plans.ts";
import { squadSettings } from "./shapes/squads.ts";
import { subscription } from "./shapes/subscriptions.ts";
import { toolMessage } from "./shapes/tool-messages.ts";
import { inlineTool, newTool } from "./shapes/tools.ts";
import { transcriber, transcriberFallback } from "./shapes/transcribers.ts";
import { memberDestination, phoneTransfer, transferDestination } from "./shapes/transfers.ts";
import { chunkPlan, voice, voiceFallback } from "./shapes/voices.ts";
import { workflowSettings } from "./shapes/workflows.ts";
import { squad } from "./squad.ts";
import { structuredOutput } from "./structured-output.ts";
import { template } from "./template.ts";
import { test, testRun, testSuite } from "./test-suite.ts";
import { token } from "./token.ts";
import { tool } from "./tool.ts";
import { libraryVoice } from "./voice-library.ts";
import { workflow } from "./workflow.ts";

/** Shapes with a name of their own in the document; everything else is written where it is used. */
const named: Readonly<Record<string, ZodType>> = {
  AnalysisPlan: analysisPlan,
  Artifact: artifact,
  ArtifactPlan: artifactPlan,
  Assistant: assistant,
  AssistantOverrides: assistantOverrides,
  AssistantSettings: assistantSettings,
  BackoffPlan: backoffPlan,
  Call: call,
  CallHook: callHook,
  CallMessage: callMessage,
  Campaign: campaign,
  Chat: chat,
  ChatMessage: chatMessage,
  ChunkPlan: chunkPlan,
  CompliancePlan: compliancePlan,
  Credential: credential,
  Customer: customer,
  Eval: evalRow,
  EvalRun: evalRun,
  File: storedFile,
  InlineTool: inlineTool,
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

/** Writes all schemas of the given calls as JSON Schema, each shape once. */
export function writeSchemas(calls: readonly CallSpec[]): Schemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const parts = calls.flatMap((call) => [call.body, call.query, call.answer, ...Object.values(call.parameters ?? {})]);
  for (const [index, part] of parts.entries()) {
    if (part instanceof z.ZodType && !registry.has(part)) registry.add(part, { id: `${unnamed}${index}` });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    unrepresentable: "any",
    uri: (id) => place + id,
    override: ({ jsonSchema: written }) => {
      // The pattern of an instant fills the page and says no more than its format.
      if (written.format === "date-time") delete written.pattern;
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
  return {
    components: Object.fromEntries(Object.keys(named).map((id) => [id, written(id)])),
    of: (schema) => {
      const id = registry.get(schema)?.id ?? "";
      return id in named ? { $ref: place + id } : written(id);
    },
  };
}
