import type { Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { analyticsHandlers } from "./analytics.ts";
import { assistantHandlers } from "./assistants.ts";
import { callHandlers } from "./calls.ts";
import { chatHandlers } from "./chats.ts";
import { consentHandlers } from "./consents.ts";
import { fileHandlers } from "./files.ts";
import { keptRows, rowsQueryOf } from "./kept-rows.ts";
import { memberHandlers } from "./members.ts";
import { notConfiguredHandlers } from "./not-configured.ts";
import { orgHandlers } from "./orgs.ts";
import { structuredOutputHandlers } from "./structured-outputs.ts";
import { templateHandlers } from "./templates.ts";
import { testSuiteHandlers } from "./test-suites.ts";
import { tokenHandlers } from "./tokens.ts";
import { toolHandlers } from "./tools.ts";

/** What a campaign is when it is made. Nothing here dials: it stays scheduled until it is ended. */
const newCampaign = {
  status: "scheduled",
  calls: {},
  callsCounterScheduled: 0,
  callsCounterQueued: 0,
  callsCounterInProgress: 0,
  callsCounterEndedVoicemail: 0,
  callsCounterEnded: 0,
};

/** The function behind each of the catalogue's calls. */
export function allHandlers(house: House): Handlers {
  const {
    createEvalRun: _,
    updateEvalRun: __,
    ...evalRuns
  } = keptRows(house, {
    name: "EvalRun",
    kind: "eval run",
    list: "paged",
  });
  return {
    ...notConfiguredHandlers,
    ...assistantHandlers(house),
    ...keptRows(house, { name: "Squad", kind: "squad", list: "dated" }),
    ...keptRows(house, { name: "Workflow", kind: "workflow", list: "dated" }),
    listWorkflows: ({ orgId, query }) => house.rows("workflow", orgId).list({ limit: 1000, ...query }),
    ...callHandlers(house),
    ...chatHandlers(house),
    ...keptRows(house, { name: "Campaign", kind: "campaign", list: "paged", begins: newCampaign }),
    ...keptRows(house, { name: "PhoneNumber", kind: "phone number", list: "dated", discriminator: "provider" }),
    pagePhoneNumbers: ({ orgId, query: { search, ...query } }) => {
      const where = search === undefined ? [] : [{ path: ["number"], is: "contains" as const, value: search }];
      return house.rows("phone number", orgId).page({ ...rowsQueryOf(query), where });
    },
    ...toolHandlers(house),
    ...fileHandlers(house),
    ...keptRows(house, { name: "KnowledgeBase", kind: "knowledge base", list: "dated", discriminator: "provider" }),
    ...structuredOutputHandlers(house),
    ...testSuiteHandlers(house),
    ...keptRows(house, { name: "Eval", kind: "eval", list: "paged" }),
    ...evalRuns,
    ...orgHandlers(house),
    ...memberHandlers(house),
    ...tokenHandlers(house),
    ...keptRows(house, { name: "Credential", kind: "credential", list: "dated", discriminator: "provider" }),
    ...consentHandlers(house),
    ...templateHandlers(house),
    ...analyticsHandlers(house),
    // Voices come from vendors' libraries, and none is configured: what is kept here is an empty library.
    listVoices: async () => [],
    listAccents: async () => [],
  };
}
