import type { CallSpec } from "../call-spec.ts";
import { analyticsCalls } from "./analytics.ts";
import { assistantCalls } from "./assistant.ts";
import { callCalls } from "./call.ts";
import { campaignCalls } from "./campaign.ts";
import { chatCalls } from "./chat.ts";
import { credentialCalls } from "./credential.ts";
import { evalCalls } from "./eval.ts";
import { fileCalls } from "./file.ts";
import { knowledgeBaseCalls } from "./knowledge-base.ts";
import { orgCalls } from "./org.ts";
import { phoneNumberCalls } from "./phone-number.ts";
import { providerCalls } from "./provider.ts";
import { sessionCalls } from "./session.ts";
import { squadCalls } from "./squad.ts";
import { structuredOutputCalls } from "./structured-output.ts";
import { templateCalls } from "./template.ts";
import { testSuiteCalls } from "./test-suite.ts";
import { tokenCalls } from "./token.ts";
import { toolCalls } from "./tool.ts";
import { voiceLibraryCalls } from "./voice-library.ts";
import { workflowCalls } from "./workflow.ts";

/** The voice platform's 148 calls, written once. */
export type PlatformCalls = typeof assistantCalls &
  typeof squadCalls &
  typeof workflowCalls &
  typeof callCalls &
  typeof chatCalls &
  typeof campaignCalls &
  typeof sessionCalls &
  typeof phoneNumberCalls &
  typeof toolCalls &
  typeof fileCalls &
  typeof knowledgeBaseCalls &
  typeof structuredOutputCalls &
  typeof testSuiteCalls &
  typeof evalCalls &
  typeof orgCalls &
  typeof tokenCalls &
  typeof credentialCalls &
  typeof templateCalls &
  typeof voiceLibraryCalls &
  typeof providerCalls &
  typeof analyticsCalls;

/** The same calls by area, as the documentation groups them. */
export const platformAreas: Readonly<Record<string, Readonly<Record<string, CallSpec>>>> = {
  Assistants: assistantCalls,
  Squads: squadCalls,
  Workflows: workflowCalls,
  Calls: callCalls,
  Chats: chatCalls,
  Campaigns: campaignCalls,
  Sessions: sessionCalls,
  "Phone numbers": phoneNumberCalls,
  Tools: toolCalls,
  Files: fileCalls,
  "Knowledge bases": knowledgeBaseCalls,
  "Structured outputs": structuredOutputCalls,
  "Test suites": testSuiteCalls,
  Evals: evalCalls,
  Orgs: orgCalls,
  Tokens: tokenCalls,
  Credentials: credentialCalls,
  Templates: templateCalls,
  "Voice library": voiceLibraryCalls,
  Providers: providerCalls,
  Analytics: analyticsCalls,
};

export const platformCalls: PlatformCalls = {
  ...assistantCalls,
  ...squadCalls,
  ...workflowCalls,
  ...callCalls,
  ...chatCalls,
  ...campaignCalls,
  ...sessionCalls,
  ...phoneNumberCalls,
  ...toolCalls,
  ...fileCalls,
  ...knowledgeBaseCalls,
  ...structuredOutputCalls,
  ...testSuiteCalls,
  ...evalCalls,
  ...orgCalls,
  ...tokenCalls,
  ...credentialCalls,
  ...templateCalls,
  ...voiceLibraryCalls,
  ...providerCalls,
  ...analyticsCalls,
};

export type { NewWebCall, WebCall } from "./call.ts";
export { roomCall } from "./web-call.ts";
