import { acts, each, label, type Node, refused } from "../behaviour/marks.ts";
import { assistantBehaviour } from "../operations/assistants/behaviour/assistant.ts";
import { credentialBehaviour } from "../operations/credentials/behaviour.ts";
import { structuredOutput } from "../operations/structured-outputs/behaviour.ts";
import { keptToolBehaviour } from "../operations/tools/behaviour.ts";
import { chatRow, chatTurn, responseTurn, session, webChatTurn } from "./chat-behaviour.ts";
import { importedNumber, number } from "./number-behaviour.ts";
import type { PlatformOperations } from "./platform-operations.ts";
import {
  analytics,
  call,
  campaign,
  evalRun,
  evaluation,
  knowledgeBase,
  newFile,
  org,
  phoneCall,
  squad,
  structuredOutputRun,
  suite,
  template,
  test,
  token,
  workflow,
} from "./resource-behaviour.ts";

/** What an operation does: its work, or saying why it is not offered here. */
export type OperationState = "works" | "not-offered";

/** What an operation does, and what becomes of each field of its body. */
export interface OperationBehaviour {
  readonly state: OperationState;
  readonly body?: Node;
  /** Of the rows it answers with. Left out where they have no settings of the developer's. */
  readonly row?: Node;
}

const notOffered = (why: string): OperationBehaviour => ({
  state: "not-offered",
  body: refused(`Not offered here: ${why}`),
});
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

const noKnowledgeBases =
  "nothing names such a row; POST /v2/knowledge-base makes a collection of files, and model.knowledgeBase asks a server of yours.";

/** The table of all operations: what each does, and what becomes of every field that it is sent. */
export const operationBehaviour: Readonly<Record<keyof PlatformOperations, OperationBehaviour>> = {
  ...five("Assistant", works(assistantBehaviour)),
  replaceAssistant: works(assistantBehaviour),
  listAssistantVersions: reads(),
  pageAssistants: reads(assistantBehaviour),
  ...five("Squad", works(squad)),
  ...five("Workflow", works(workflow)),
  createCall: { ...works(phoneCall), row: call },
  createPhoneCall: { ...works(phoneCall), row: call },
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
  createChatResponse: { state: "works", body: responseTurn },
  getChatResponse: reads(),
  deleteChatResponse: reads(),
  createWebChat: { state: "works", body: webChatTurn },
  createWebChatResponse: { state: "works", body: webChatTurn },
  ...five("Campaign", works(campaign)),
  ...five("CampaignV2", works(campaign)),
  listCampaignContacts: reads(),
  ...five("Session", works(session)),
  ...five("PhoneNumber", works(number)),
  pagePhoneNumbers: reads(number),
  importTwilioNumber: works(importedNumber),
  importVonageNumber: works(importedNumber),
  ...five("Tool", works(keptToolBehaviour)),
  uploadFile: works(newFile),
  createFile: works(newFile),
  listFiles: reads(),
  getFile: reads(),
  updateFile: works({ name: label }),
  deleteFile: reads(),
  createKnowledgeBase: notOffered(noKnowledgeBases),
  updateKnowledgeBase: notOffered(noKnowledgeBases),
  listKnowledgeBases: reads(knowledgeBase),
  getKnowledgeBase: reads(knowledgeBase),
  deleteKnowledgeBase: reads(),
  ...five("KnowledgeBaseV2", works(each(acts, "name", "description"))),
  listKnowledgeFiles: reads(),
  attachKnowledgeFile: { state: "works", body: { fileId: acts } },
  detachKnowledgeFile: reads(),
  ...five("StructuredOutput", works(structuredOutput)),
  runStructuredOutput: { state: "works", body: structuredOutputRun },
  ...five("TestSuite", works(suite)),
  ...five("Test", works(test)),
  ...five("TestRun", works({ name: label })),
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
  listInvitations: reads(),
  updateUserRole: works(each(acts, "userId", "role")),
  getOrgAuth: reads(),
  ...five("Token", works(token)),
  ...five("Credential", works(credentialBehaviour)),
  createCredentialSession: notOffered("there is no consent service; credentials are made with POST /credential."),
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
  triggerCredentialAction: notOffered("there is no consent service, and nothing to run an action of."),
  ...five("Template", works(template)),
  listPinnedTemplates: reads(),
  listVoices: reads(),
  listAccents: reads(),
  syncVoicesOf: reads(),
  syncVoices: works({ providers: acts }),
  createSesameVoice: notOffered("no vendor that makes voices from words is asked."),
  ...five("ProviderResource", works(each(acts, "name", "description", "rules"))),
  listProviderWorkflows: notOffered("no automation vendor is asked; a tool of the type apiRequest reaches it."),
  listProviderHooks: notOffered("no automation vendor is asked; a tool of the type apiRequest reaches it."),
  listProviderLocations: notOffered("no automation vendor is asked; a tool of the type apiRequest reaches it."),
  searchProviderVoices: reads(),
  searchProviderVoice: reads(),
  addProviderVoices: works(each(acts, "ownerId", "voiceId", "name")),
  addProviderVoice: works(each(acts, "ownerId", "voiceId", "name")),
  cloneVoice: works(each(acts, "name", "description", "labels", "files")),
  queryAnalytics: works(analytics),
  listServerMessages: reads(),
  getServerMessage: reads(),
  resendServerMessage: reads(),
  listAuditEntries: reads(),
  // What becomes of each field is its answer.
  importAssistant: { state: "works", body: acts },
};
