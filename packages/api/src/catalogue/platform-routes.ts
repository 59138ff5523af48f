import type { Route } from "../operation.ts";
import { analyticsRoutes } from "../operations/analytics/routes.ts";
import { assistantRoutes } from "../operations/assistants/routes.ts";
import { callRoutes } from "../operations/calls/routes.ts";
import { campaignRoutes } from "../operations/campaigns/routes.ts";
import { chatRoutes } from "../operations/chats/routes.ts";
import { credentialRoutes } from "../operations/credentials/routes.ts";
import { evalRoutes } from "../operations/evals/routes.ts";
import { fileRoutes } from "../operations/files/routes.ts";
import { knowledgeBaseRoutes } from "../operations/knowledge-bases/routes.ts";
import { orgRoutes } from "../operations/orgs/routes.ts";
import { phoneNumberRoutes } from "../operations/phone-numbers/routes.ts";
import { providerRoutes } from "../operations/providers/routes.ts";
import { sessionRoutes } from "../operations/sessions/routes.ts";
import { squadRoutes } from "../operations/squads/routes.ts";
import { structuredOutputRoutes } from "../operations/structured-outputs/routes.ts";
import { templateRoutes } from "../operations/templates/routes.ts";
import { testSuiteRoutes } from "../operations/test-suites/routes.ts";
import { tokenRoutes } from "../operations/tokens/routes.ts";
import { toolRoutes } from "../operations/tools/routes.ts";
import { voiceLibraryRoutes } from "../operations/voice-library/routes.ts";
import { workflowRoutes } from "../operations/workflows/routes.ts";

/** The routes of the voice platform, below its base URL (voice-platform specification, section 7). */
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
} as const satisfies Record<string, Route>;
