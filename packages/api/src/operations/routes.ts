import type { Route } from "../operation.ts";
import { dated, get, list, paged, patch, post, put, remove, rowRoutes } from "./shared/make-routes.ts";

// Every route of the voice platform, resource by resource, below its base URL (voice-platform specification, section 7).

type Routes = Readonly<Record<string, Route>>;

/** The routes of assistants. */
export const assistantRoutes = {
  ...rowRoutes("Assistant", "/assistant", dated),
  replaceAssistant: put("/assistant/{id}"),
  listAssistantVersions: list("/assistant/{id}/version", paged),
  pageAssistants: list("/v2/assistant", paged),
} as const satisfies Routes;

/** The routes of squads. */
export const squadRoutes = rowRoutes("Squad", "/squad", dated) satisfies Routes;

/** The routes of workflows. */
export const workflowRoutes = rowRoutes("Workflow", "/workflow", dated) satisfies Routes;

/** The routes of calls. */
export const callRoutes = {
  ...rowRoutes("Call", "/call", dated),
  createPhoneCall: post("/call/phone"),
  createWebCall: post("/call/web"),
  pageCalls: list("/v2/call", paged),
  pageCallMetadata: list("/v2/call/metadata", paged),
  exportCalls: get("/v2/call/export"),
} as const satisfies Routes;

/** The routes of chats. */
export const chatRoutes = {
  listChats: list("/chat", paged),
  createChat: post("/chat"),
  getChat: get("/chat/{id}"),
  deleteChat: remove("/chat/{id}"),
  createChatResponse: post("/chat/responses"),
  getChatResponse: get("/chat/responses/{id}"),
  deleteChatResponse: remove("/chat/responses/{id}"),
  createWebChat: post("/chat/web"),
  createWebChatResponse: post("/chat/web/responses"),
} as const satisfies Routes;

/** The routes of campaigns. */
export const campaignRoutes = {
  ...rowRoutes("Campaign", "/campaign", paged),
  // The same rows as the vendor's newer clients read them: without their people, who are a list of their own.
  ...rowRoutes("CampaignV2", "/v2/campaign", paged),
  listCampaignContacts: list("/v2/campaign/{id}/contacts", paged),
} as const satisfies Routes;

/** The routes of sessions. */
export const sessionRoutes = rowRoutes("Session", "/session", paged) satisfies Routes;

/** The routes of phone numbers. */
export const phoneNumberRoutes = {
  importTwilioNumber: post("/phone-number/import/twilio"),
  importVonageNumber: post("/phone-number/import/vonage"),
  ...rowRoutes("PhoneNumber", "/phone-number", dated),
  pagePhoneNumbers: list("/v2/phone-number", paged),
} as const satisfies Routes;

/** The routes of tools. */
export const toolRoutes = rowRoutes("Tool", "/tool", dated) satisfies Routes;

/** The routes of files. */
export const fileRoutes = {
  uploadFile: post("/file/upload"),
  ...rowRoutes("File", "/file", dated),
} as const satisfies Routes;

/** The routes of knowledge bases. */
export const knowledgeBaseRoutes = {
  ...rowRoutes("KnowledgeBase", "/knowledge-base", dated),
  // Collections of files, as the vendor's newer clients have them.
  ...rowRoutes("KnowledgeBaseV2", "/v2/knowledge-base", dated),
  listKnowledgeFiles: get("/v2/knowledge-base/{id}/file"),
  attachKnowledgeFile: post("/v2/knowledge-base/{id}/file"),
  detachKnowledgeFile: remove("/v2/knowledge-base/{id}/file/{fileId}"),
} as const satisfies Routes;

/** The routes of structured outputs. */
export const structuredOutputRoutes = {
  ...rowRoutes("StructuredOutput", "/structured-output", paged),
  runStructuredOutput: post("/structured-output/run"),
} as const satisfies Routes;

/** The routes of test suites, their tests and runs. */
export const testSuiteRoutes = {
  ...rowRoutes("TestSuite", "/test-suite", paged),
  ...rowRoutes("Test", "/test-suite/{testSuiteId}/test", paged),
  ...rowRoutes("TestRun", "/test-suite/{testSuiteId}/run", paged),
} as const satisfies Routes;

/** The routes of evals and their runs. */
export const evalRoutes = {
  ...rowRoutes("Eval", "/eval", paged),
  createEvalRun: post("/eval/run"),
  listEvalRuns: list("/eval/run", paged),
  getEvalRun: get("/eval/run/{id}"),
  deleteEvalRun: remove("/eval/run/{id}"),
} as const satisfies Routes;

/** The routes of orgs and their members. */
export const orgRoutes = {
  ...rowRoutes("Org", "/org"),
  getFeatureFlag: get("/org/feature-flag"),
  listUsers: get("/org/{id}/user"),
  leaveOrg: remove("/org/{id}/leave"),
  removeMember: remove("/org/{id}/member/{memberId}/leave"),
  inviteUsers: post("/org/{id}/invite"),
  listInvitations: get("/org/{id}/invite"),
  updateUserRole: patch("/org/{id}/role"),
  getOrgAuth: get("/org/{id}/auth"),
} as const satisfies Routes;

/** The routes of tokens. */
export const tokenRoutes = rowRoutes("Token", "/token", dated) satisfies Routes;

/** The routes of credentials. */
export const credentialRoutes = {
  ...rowRoutes("Credential", "/credential", dated),
  createCredentialSession: post("/credential/session"),
  receiveCredentialWebhook: post("/credential/webhook"),
  triggerCredentialAction: post("/credential/trigger"),
} as const satisfies Routes;

/** The routes of templates. */
export const templateRoutes = {
  ...rowRoutes("Template", "/template", dated),
  listPinnedTemplates: get("/template/pinned"),
} as const satisfies Routes;

/** The routes of the voice library. */
export const voiceLibraryRoutes = {
  listVoices: list("/voice-library/{provider}", dated),
  listAccents: get("/voice-library/{provider}/accents"),
  syncVoicesOf: post("/voice-library/sync/{provider}"),
  syncVoices: post("/voice-library/sync"),
  createSesameVoice: post("/voice-library/create-sesame-voice"),
} as const satisfies Routes;

/** The routes of what vendors keep for a developer. */
export const providerRoutes = {
  ...rowRoutes("ProviderResource", "/provider/{provider}/{resourceName}", paged),
  listProviderWorkflows: get("/{provider}/workflows"),
  listProviderHooks: get("/{provider}/workflows/{workflowId}/hooks"),
  listProviderLocations: get("/{provider}/locations"),
  searchProviderVoices: get("/{provider}/voices/search"),
  searchProviderVoice: get("/{provider}/voice/search"),
  addProviderVoices: post("/{provider}/voices/add"),
  addProviderVoice: post("/{provider}/voice/add"),
  cloneVoice: post("/11labs/voice/clone"),
} as const satisfies Routes;

/** The routes of analytics. */
export const analyticsRoutes = {
  queryAnalytics: post("/analytics"),
} as const satisfies Routes;

/** The routes of imports. */
export const importRoutes = { importAssistant: post("/import/assistant") } as const satisfies Routes;

/** The routes of messages that have not arrived at a developer's server. */
export const serverMessageRoutes = {
  listServerMessages: get("/server-message"),
  getServerMessage: get("/server-message/{id}"),
  resendServerMessage: post("/server-message/{id}/send"),
} as const satisfies Routes;

/** The route of the audit log. */
export const auditRoutes = { listAuditEntries: list("/audit", paged) } as const satisfies Routes;

/** All of them. */
export const platformRoutes = {
  ...assistantRoutes,
  ...squadRoutes,
  ...workflowRoutes,
  ...callRoutes,
  ...chatRoutes,
  ...campaignRoutes,
  ...sessionRoutes,
  ...phoneNumberRoutes,
  ...toolRoutes,
  ...fileRoutes,
  ...knowledgeBaseRoutes,
  ...structuredOutputRoutes,
  ...testSuiteRoutes,
  ...evalRoutes,
  ...orgRoutes,
  ...tokenRoutes,
  ...credentialRoutes,
  ...templateRoutes,
  ...voiceLibraryRoutes,
  ...providerRoutes,
  ...analyticsRoutes,
  ...serverMessageRoutes,
  ...auditRoutes,
  ...importRoutes,
} as const satisfies Routes;
