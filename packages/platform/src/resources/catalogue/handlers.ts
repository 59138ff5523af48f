import { runOutputHandlers } from "../analysis/run-output.ts";
import { analyticsHandlers } from "../analytics/handlers.ts";
import { assistantHandlers } from "../assistants/handlers.ts";
import { auditHandlers } from "../audit/handlers.ts";
import { callHandlers } from "../calls/handlers.ts";
import { chatHandlers } from "../chats/handlers.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { credentialHandlers } from "../credentials/handlers.ts";
import { evalHandlers } from "../evals/handlers.ts";
import { fileHandlers } from "../files/handlers.ts";
import { fileCollectionHandlers } from "../handlers/file-collections.ts";
import { phoneNumberHandlers } from "../handlers/phone-numbers.ts";
import { providerHandlers } from "../handlers/providers.ts";
import { knowledgeBaseHandlers, sessionHandlers } from "../handlers/stored-rows.ts";
import { structuredOutputHandlers } from "../handlers/structured-outputs.ts";
import { templateHandlers } from "../handlers/templates.ts";
import { tokenHandlers } from "../handlers/tokens.ts";
import { toolHandlers } from "../handlers/tools.ts";
import { voiceLibraryHandlers } from "../handlers/voice-library.ts";
import { importHandlers } from "../imports/handlers.ts";
import { serverMessageHandlers } from "../messages/handlers.ts";
import { orgHandlers } from "../orgs/handlers.ts";
import { memberHandlers } from "../orgs/members.ts";
import { squadHandlers } from "../squads/handlers.ts";
import { campaignHandlers } from "../telephone/campaigns/handlers.ts";
import { testSuiteHandlers } from "../test-suites/handlers.ts";
import { workflowHandlers } from "../workflows/handlers.ts";

/** The handler of each of the catalogue's operations. */
export function allHandlers(context: ResourceContext): OperationHandlers {
  const makers = { ...assistantHandlers(context), ...squadHandlers(context), ...workflowHandlers(context) };
  return {
    ...makers,
    ...importHandlers(context, makers),
    ...callHandlers(context),
    ...chatHandlers(context),
    ...campaignHandlers(context),
    ...sessionHandlers(context),
    ...phoneNumberHandlers(context),
    ...toolHandlers(context),
    ...fileHandlers(context),
    ...knowledgeBaseHandlers(context),
    ...fileCollectionHandlers(context),
    ...structuredOutputHandlers(context),
    ...runOutputHandlers(context),
    ...testSuiteHandlers(context),
    ...evalHandlers(context),
    ...orgHandlers(context),
    ...memberHandlers(context),
    ...tokenHandlers(context),
    ...credentialHandlers(context),
    ...templateHandlers(context),
    ...voiceLibraryHandlers(context),
    ...providerHandlers(context),
    ...analyticsHandlers(context),
    ...auditHandlers(context),
    ...serverMessageHandlers(context),
  };
}
