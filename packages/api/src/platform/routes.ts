import type { Route } from "../call-spec.ts";
import { analyticsRoutes } from "./analytics.routes.ts";
import { assistantRoutes } from "./assistant.routes.ts";
import { callRoutes } from "./call.routes.ts";
import { campaignRoutes } from "./campaign.routes.ts";
import { chatRoutes } from "./chat.routes.ts";
import { credentialRoutes } from "./credential.routes.ts";
import { evalRoutes } from "./eval.routes.ts";
import { fileRoutes } from "./file.routes.ts";
import { knowledgeBaseRoutes } from "./knowledge-base.routes.ts";
import { orgRoutes } from "./org.routes.ts";
import { phoneNumberRoutes } from "./phone-number.routes.ts";
import { providerRoutes } from "./provider.routes.ts";
import { sessionRoutes } from "./session.routes.ts";
import { squadRoutes } from "./squad.routes.ts";
import { structuredOutputRoutes } from "./structured-output.routes.ts";
import { templateRoutes } from "./template.routes.ts";
import { testSuiteRoutes } from "./test-suite.routes.ts";
import { tokenRoutes } from "./token.routes.ts";
import { toolRoutes } from "./tool.routes.ts";
import { voiceLibraryRoutes } from "./voice-library.routes.ts";
import { workflowRoutes } from "./workflow.routes.ts";

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
