import { analyticsHandlers } from "../analytics/handlers.ts";
import { assistantHandlers } from "../assistants/handlers.ts";
import { callHandlers } from "../calls/handlers.ts";
import { campaignHandlers } from "../campaigns/handlers.ts";
import { chatHandlers } from "../chats/handlers.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { credentialHandlers } from "../credentials/handlers.ts";
import { evalHandlers } from "../evals/handlers.ts";
import { fileHandlers } from "../files/handlers.ts";
import { knowledgeBaseHandlers } from "../knowledge-bases/handlers.ts";
import { orgHandlers } from "../orgs/handlers.ts";
import { memberHandlers } from "../orgs/members.ts";
import { phoneNumberHandlers } from "../phone-numbers/handlers.ts";
import { providerHandlers } from "../providers/handlers.ts";
import { sessionHandlers } from "../sessions/handlers.ts";
import { squadHandlers } from "../squads/handlers.ts";
import { structuredOutputHandlers } from "../structured-outputs/handlers.ts";
import { templateHandlers } from "../templates/handlers.ts";
import { testSuiteHandlers } from "../test-suites/handlers.ts";
import { tokenHandlers } from "../tokens/handlers.ts";
import { toolHandlers } from "../tools/handlers.ts";
import { voiceLibraryHandlers } from "../voice-library/handlers.ts";
import { workflowHandlers } from "../workflows/handlers.ts";

/** The handler of each of the catalogue's operations. */
export function allHandlers(context: ResourceContext): OperationHandlers {
  return {
    ...assistantHandlers(context),
    ...squadHandlers(context),
    ...workflowHandlers(context),
    ...callHandlers(context),
    ...chatHandlers(context),
    ...campaignHandlers(context),
    ...sessionHandlers(context),
    ...phoneNumberHandlers(context),
    ...toolHandlers(context),
    ...fileHandlers(context),
    ...knowledgeBaseHandlers(context),
    ...structuredOutputHandlers(context),
    ...testSuiteHandlers(context),
    ...evalHandlers(context),
    ...orgHandlers(context),
    ...memberHandlers(context),
    ...tokenHandlers(context),
    ...credentialHandlers(context),
    ...templateHandlers(context),
    ...voiceLibraryHandlers,
    ...providerHandlers,
    ...analyticsHandlers(context),
  };
}
