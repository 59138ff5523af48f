import type { OperationSpec } from "../operation.ts";
import { analyticsOperations } from "../operations/analytics/operations.ts";
import { assistantOperations } from "../operations/assistants/operations.ts";
import { auditOperations } from "../operations/audit/operations.ts";
import { callOperations } from "../operations/calls/operations.ts";
import { campaignOperations } from "../operations/campaigns/operations.ts";
import { chatOperations } from "../operations/chats/operations.ts";
import { credentialOperations } from "../operations/credentials/operations.ts";
import { evalOperations } from "../operations/evals/operations.ts";
import { fileOperations } from "../operations/files/operations.ts";
import { importOperations } from "../operations/imports/operations.ts";
import { knowledgeBaseOperations } from "../operations/knowledge-bases/operations.ts";
import { orgOperations } from "../operations/orgs/operations.ts";
import { phoneNumberOperations } from "../operations/phone-numbers/operations.ts";
import { providerOperations } from "../operations/providers/operations.ts";
import { serverMessageOperations } from "../operations/server-messages/operations.ts";
import { sessionOperations } from "../operations/sessions/operations.ts";
import { squadOperations } from "../operations/squads/operations.ts";
import { structuredOutputOperations } from "../operations/structured-outputs/operations.ts";
import { templateOperations } from "../operations/templates/operations.ts";
import { testSuiteOperations } from "../operations/test-suites/operations.ts";
import { tokenOperations } from "../operations/tokens/operations.ts";
import { toolOperations } from "../operations/tools/operations.ts";
import { voiceLibraryOperations } from "../operations/voice-library/operations.ts";
import { workflowOperations } from "../operations/workflows/operations.ts";

/** The voice platform's operations, the 148 of the contract and our own, written once. */
export type PlatformOperations = typeof assistantOperations &
  typeof squadOperations &
  typeof workflowOperations &
  typeof callOperations &
  typeof chatOperations &
  typeof campaignOperations &
  typeof sessionOperations &
  typeof phoneNumberOperations &
  typeof toolOperations &
  typeof fileOperations &
  typeof knowledgeBaseOperations &
  typeof structuredOutputOperations &
  typeof testSuiteOperations &
  typeof evalOperations &
  typeof orgOperations &
  typeof tokenOperations &
  typeof credentialOperations &
  typeof templateOperations &
  typeof voiceLibraryOperations &
  typeof providerOperations &
  typeof analyticsOperations &
  typeof serverMessageOperations &
  typeof auditOperations &
  typeof importOperations;

/** The same operations by resource, as the documentation groups them. */
export const operationsByResource: Readonly<Record<string, Readonly<Record<string, OperationSpec>>>> = {
  Assistants: assistantOperations,
  Squads: squadOperations,
  Workflows: workflowOperations,
  Calls: callOperations,
  Chats: chatOperations,
  Campaigns: campaignOperations,
  Sessions: sessionOperations,
  "Phone numbers": phoneNumberOperations,
  Tools: toolOperations,
  Files: fileOperations,
  "Knowledge bases": knowledgeBaseOperations,
  "Structured outputs": structuredOutputOperations,
  "Test suites": testSuiteOperations,
  Evals: evalOperations,
  Orgs: orgOperations,
  Tokens: tokenOperations,
  Credentials: credentialOperations,
  Templates: templateOperations,
  "Voice library": voiceLibraryOperations,
  Providers: providerOperations,
  Analytics: analyticsOperations,
  "Server messages": serverMessageOperations,
  "Audit log": auditOperations,
  Imports: importOperations,
};

export const platformOperations: PlatformOperations = {
  ...assistantOperations,
  ...squadOperations,
  ...workflowOperations,
  ...callOperations,
  ...chatOperations,
  ...campaignOperations,
  ...sessionOperations,
  ...phoneNumberOperations,
  ...toolOperations,
  ...fileOperations,
  ...knowledgeBaseOperations,
  ...structuredOutputOperations,
  ...testSuiteOperations,
  ...evalOperations,
  ...orgOperations,
  ...tokenOperations,
  ...credentialOperations,
  ...templateOperations,
  ...voiceLibraryOperations,
  ...providerOperations,
  ...analyticsOperations,
  ...serverMessageOperations,
  ...auditOperations,
  ...importOperations,
};

export type { NewWebCall, WebCall } from "../operations/calls/operations.ts";
export { roomCall } from "../operations/calls/web-call.ts";
