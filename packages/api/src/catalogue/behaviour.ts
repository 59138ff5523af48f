import { acts, byKind, each, type Fields, label, type Node, refused, warned } from "../behaviour/marks.ts";
import {
  assistantBehaviour,
  conversationBehaviour,
  overridesBehaviour,
} from "../operations/assistants/behaviour/assistant.ts";
import { modelBehaviour } from "../operations/assistants/behaviour/models.ts";
import { complianceBehaviour } from "../operations/assistants/behaviour/plans.ts";
import { credentialBehaviour } from "../operations/credentials/behaviour.ts";
import { keptToolBehaviour } from "../operations/tools/behaviour.ts";
import type { PlatformOperations } from "./platform-operations.ts";

/** What an operation does: its work, storing what it is sent and nothing else, or saying what it would need. */
export type OperationState = "works" | "stored" | "not-configured";

/** What an operation does, and what becomes of each field of its body. */
export interface OperationBehaviour {
  readonly state: OperationState;
  readonly body?: Node;
  /** Of the rows it answers with. Left out where they have no settings of the developer's. */
  readonly row?: Node;
}

const noDial = "No carrier is configured: nobody is dialled.";

const squad: Fields = {
  name: label,
  members: {
    assistantId: label,
    assistant: assistantBehaviour,
    assistantOverrides: overridesBehaviour,
    assistantDestinations: warned("No member hands the call over."),
  },
  membersOverrides: overridesBehaviour,
};

const workflow: Fields = {
  ...conversationBehaviour,
  ...each(label, "name"),
  ...each(warned("Workflows are stored, and do not talk."), "nodes", "edges", "model", "globalPrompt"),
};

const person: Fields = each(label, "name", "email", "externalId");
const dialledPerson: Fields = {
  ...person,
  ...each(label, "number", "sipUri", "extension"),
  numberE164CheckEnabled: warned(noDial),
  assistantOverrides: overridesBehaviour,
};

const talkers: Fields = {
  assistantId: acts,
  assistant: assistantBehaviour,
  assistantOverrides: overridesBehaviour,
  squadId: acts,
  squad,
};

const notConfigured = (message: string): OperationBehaviour => ({ state: "not-configured", body: refused(message) });
const stored = (row: Node): OperationBehaviour => ({ state: "stored", body: row, row });
const works = (row: Node): OperationBehaviour => ({ state: "works", body: row, row });
const reads = (row?: Node): OperationBehaviour => (row === undefined ? { state: "works" } : { state: "works", row });

/** The five operations of a kind of row. */
type Five<Name extends string> = Record<
  `create${Name}` | `list${Name}s` | `get${Name}` | `update${Name}` | `delete${Name}`,
  OperationBehaviour
>;

function five<Name extends string>(name: Name, write: OperationBehaviour): Five<Name> {
  const { state, row } = write;
  const read = row === undefined ? { state } : { state, row };
  return {
    [`create${name}`]: write,
    [`update${name}`]: write,
    [`list${name}s`]: read,
    [`get${name}`]: read,
    [`delete${name}`]: { state },
  } as Five<Name>;
}

const call: Fields = {
  ...talkers,
  workflowId: acts,
  workflow,
  workflowOverrides: warned("Workflows are stored, and do not talk."),
  roomDeleteOnUserLeaveEnabled: acts,
};

const chatTurn: Fields = {
  ...talkers,
  name: label,
  sessionId: acts,
  previousChatId: acts,
  input: acts,
  stream: acts,
  transport: acts,
  customer: person,
};
const webChatTurn: Fields = {
  ...each(acts, "assistantId", "sessionId", "input", "stream"),
  assistantOverrides: overridesBehaviour,
  customer: dialledPerson,
};
// A stored chat repeats its turn; who talked in it is judged where it was made.
const chatRow: Fields = { assistant: assistantBehaviour, assistantOverrides: overridesBehaviour, squad };

const session: Fields = {
  ...each(acts, "assistantId", "assistant", "squadId", "status", "expirationSeconds", "messages"),
  assistant: assistantBehaviour,
  squad,
  name: label,
  customer: dialledPerson,
  ...each(warned("No carrier is configured: a session is kept by chats alone."), "phoneNumberId", "phoneNumber"),
};

const campaign: Fields = {
  name: label,
  status: acts,
  ...each(
    warned(`${noDial} The campaign stays scheduled.`),
    "assistantId",
    "workflowId",
    "phoneNumberId",
    "schedulePlan",
    "customers",
  ),
};

const number: Fields = {
  ...each(label, "provider", "name", "number"),
  ...each(
    warned("No carrier is configured: nobody reaches this number."),
    "assistantId",
    "workflowId",
    "squadId",
    "hooks",
    "fallbackDestination",
    "numberE164CheckEnabled",
    "credentialId",
    "smsEnabled",
    "twilioAccountSid",
    "twilioAuthToken",
    "twilioApiKey",
    "twilioApiSecret",
    "numberDesiredAreaCode",
    "sipUri",
    "authentication",
  ),
  server: refused("Nothing is sent to a number's server: nobody reaches it."),
};

const org: Fields = {
  name: label,
  channel: warned("There is one channel here."),
  billingLimit: refused("Nothing is billed here, and no limit would be kept."),
  subscriptionId: warned("There are no subscriptions here."),
  concurrencyLimit: refused("An org's calls are not limited one by one."),
  hipaaEnabled: acts,
  server: refused("Nothing is sent to an org's server: name one in the assistant or the tool."),
  compliancePlan: complianceBehaviour,
};

const token: Fields = {
  ...each(acts, "tag"),
  name: label,
  restrictions: each(acts, "enabled", "allowedOrigins", "allowedAssistantIds", "allowTransientAssistant"),
};

const evaluation: Fields = {
  ...each(label, "name", "description", "type"),
  messages: {
    ...each(acts, "role", "content", "toolCalls"),
    judgePlan: byKind("type", {
      exact: each(acts, "type", "content", "toolCalls"),
      regex: each(acts, "type", "content", "toolCalls"),
      ai: { type: acts, model: modelBehaviour },
    }),
    continuePlan: {
      ...each(acts, "exitOnFailureEnabled", "contentOverride"),
      toolCallsOverride: warned("The conversation goes on with the words alone."),
    },
  },
};

const evalRun: Fields = {
  ...each(acts, "type", "evalId"),
  eval: evaluation,
  target: byKind("type", {
    assistant: {
      ...each(acts, "type", "assistantId"),
      assistant: assistantBehaviour,
      assistantOverrides: overridesBehaviour,
    },
    squad: refused("Squads are stored, and do not talk."),
  }),
};

const suite: Fields = {
  name: label,
  ...each(warned("Test suites are kept, and not run."), "phoneNumberId", "testerPlan", "targetPlan"),
};
const test: Fields = {
  ...each(label, "name", "type"),
  ...each(warned("Tests are kept, and not run."), "script", "scorers", "numAttempts"),
};

const structuredOutput: Fields = {
  ...each(label, "name", "description"),
  ...each(warned("Structured outputs are kept, and not worked out."), "schema", "model", "assistantIds", "workflowIds"),
};

const knowledgeBase: Fields = {
  ...each(label, "provider", "name"),
  ...each(warned("Knowledge bases are kept, and not searched."), "searchPlan", "createPlan", "server"),
};

const template: Fields = {
  ...each(label, "type", "name", "metadata", "provider", "providerDetails"),
  details: label,
  visibility: warned("Templates are for their own org alone.", { idle: ["private"] }),
};

const analytics: Fields = {
  queries: each(acts, "table", "name", "groupBy", "groupByVariableValue", "timeRange", "operations"),
};

/** The table of all operations: what each does, and what becomes of every field that it is sent. */
export const operationBehaviour: Readonly<Record<keyof PlatformOperations, OperationBehaviour>> = {
  ...five("Assistant", works(assistantBehaviour)),
  replaceAssistant: works(assistantBehaviour),
  listAssistantVersions: reads(),
  pageAssistants: reads(assistantBehaviour),
  ...five("Squad", stored(squad)),
  ...five("Workflow", stored(workflow)),
  createCall: notConfigured(noDial),
  createPhoneCall: notConfigured(noDial),
  createWebCall: works(call),
  listCalls: reads(call),
  getCall: reads(call),
  updateCall: works({ name: label }),
  deleteCall: reads(),
  pageCalls: reads(call),
  pageCallMetadata: reads(),
  exportCalls: reads(),
  listChats: reads(chatRow),
  createChat: { ...works(chatTurn), row: chatRow },
  getChat: reads(chatRow),
  deleteChat: reads(),
  createChatResponse: { state: "works", body: chatTurn },
  createWebChat: { state: "works", body: webChatTurn },
  createWebChatResponse: { state: "works", body: webChatTurn },
  ...five("Campaign", stored(campaign)),
  ...five("Session", works(session)),
  ...five("PhoneNumber", stored(number)),
  pagePhoneNumbers: { ...reads(number), state: "stored" },
  importTwilioNumber: notConfigured(noDial),
  importVonageNumber: notConfigured(noDial),
  ...five("Tool", works(keptToolBehaviour)),
  uploadFile: works({ file: acts }),
  createFile: works({ file: acts }),
  listFiles: reads(),
  getFile: reads(),
  updateFile: works({ name: label }),
  deleteFile: reads(),
  ...five("KnowledgeBase", stored(knowledgeBase)),
  ...five("StructuredOutput", stored(structuredOutput)),
  ...five("TestSuite", stored(suite)),
  ...five("Test", stored(test)),
  ...five("TestRun", stored({ name: label })),
  createTestRun: notConfigured("No engine for test suites is configured."),
  ...five("Eval", works(evaluation)),
  createEvalRun: { state: "works", body: evalRun },
  listEvalRuns: reads(),
  getEvalRun: reads(),
  deleteEvalRun: reads(),
  ...five("Org", works(org)),
  getFeatureFlag: reads(),
  listUsers: reads(),
  leaveOrg: reads(),
  removeMember: reads(),
  inviteUsers: works({
    ...each(acts, "emails", "role"),
    redirectTo: refused("The letter leads to this server alone."),
  }),
  updateUserRole: works(each(acts, "userId", "role")),
  getOrgAuth: reads(),
  ...five("Token", works(token)),
  ...five("Credential", works(credentialBehaviour)),
  createCredentialSession: notConfigured("No consent service is configured."),
  receiveCredentialWebhook: works(
    each(
      acts,
      "type",
      "operation",
      "from",
      "connectionId",
      "authMode",
      "providerConfigKey",
      "provider",
      "environment",
      "success",
      "endUser",
      "error",
    ),
  ),
  triggerCredentialAction: notConfigured("No consent service is configured."),
  ...five("Template", stored(template)),
  listPinnedTemplates: reads(),
  listVoices: reads(),
  listAccents: reads(),
  syncVoicesOf: notConfigured("No vendor's voice library is configured."),
  syncVoices: notConfigured("No vendor's voice library is configured."),
  createSesameVoice: notConfigured("No vendor that makes voices is configured."),
  createProviderResource: notConfigured("No vendor is configured."),
  listProviderResources: notConfigured("No vendor is configured."),
  getProviderResource: notConfigured("No vendor is configured."),
  updateProviderResource: notConfigured("No vendor is configured."),
  deleteProviderResource: notConfigured("No vendor is configured."),
  listProviderWorkflows: notConfigured("No automation vendor is configured."),
  listProviderHooks: notConfigured("No automation vendor is configured."),
  listProviderLocations: notConfigured("No automation vendor is configured."),
  searchProviderVoices: notConfigured("No vendor's voice library is configured."),
  searchProviderVoice: notConfigured("No vendor's voice library is configured."),
  addProviderVoices: notConfigured("No vendor's voice library is configured."),
  addProviderVoice: notConfigured("No vendor's voice library is configured."),
  cloneVoice: notConfigured("No vendor that clones voices is configured."),
  queryAnalytics: works(analytics),
};
