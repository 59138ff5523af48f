import { acts, each, label, type Node, refused } from "../behaviour/marks.ts";
import { assistantBehaviour } from "../operations/assistants/behaviour/assistant.ts";
import { credentialBehaviour } from "../operations/credentials/behaviour.ts";
import { keptToolBehaviour } from "../operations/tools/behaviour.ts";
import type { PlatformOperations } from "./platform-operations.ts";
import {
  analytics,
  call,
  campaign,
  chatRow,
  chatTurn,
  evalRun,
  evaluation,
  knowledgeBase,
  newFile,
  noDial,
  number,
  org,
  session,
  squad,
  structuredOutput,
  suite,
  template,
  test,
  token,
  webChatTurn,
  workflow,
} from "./resource-behaviour.ts";

/** What an operation does: its work, storing what it is sent and nothing else, or saying what it would need. */
export type OperationState = "works" | "stored" | "not-configured";

/** What an operation does, and what becomes of each field of its body. */
export interface OperationBehaviour {
  readonly state: OperationState;
  readonly body?: Node;
  /** Of the rows it answers with. Left out where they have no settings of the developer's. */
  readonly row?: Node;
}

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

/** The table of all operations: what each does, and what becomes of every field that it is sent. */
export const operationBehaviour: Readonly<Record<keyof PlatformOperations, OperationBehaviour>> = {
  ...five("Assistant", works(assistantBehaviour)),
  replaceAssistant: works(assistantBehaviour),
  listAssistantVersions: reads(),
  pageAssistants: reads(assistantBehaviour),
  ...five("Squad", works(squad)),
  ...five("Workflow", works(workflow)),
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
  uploadFile: works(newFile),
  createFile: works(newFile),
  listFiles: reads(),
  getFile: reads(),
  updateFile: works({ name: label }),
  deleteFile: reads(),
  ...five("KnowledgeBase", stored(knowledgeBase)),
  ...five("StructuredOutput", works(structuredOutput)),
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
