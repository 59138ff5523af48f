import {
  acts,
  actsByTelephone,
  actsUnless,
  actsWith,
  byKind,
  each,
  type Fields,
  type Guarded,
  guarded,
  label,
  named,
  refused,
  warned,
} from "../behaviour/marks.ts";
import {
  assistantBehaviour,
  conversationBehaviour,
  overridesBehaviour,
} from "../operations/assistants/behaviour/assistant.ts";
import { modelBehaviour } from "../operations/assistants/behaviour/models.ts";
import { complianceBehaviour } from "../operations/assistants/behaviour/plans.ts";
import { structuredOutput } from "../operations/structured-outputs/behaviour.ts";
import { destinationBehaviour, toolBehaviour, toolNamed } from "../operations/tools/behaviour.ts";

/** Why nothing is done by telephone. */
const noDial = "No carrier is configured: nobody is dialled.";

const newest = warned("An assistant talks as it is now: versions are kept to be read.");
const ofSquad = refused("Put them into the squad itself: squad.membersOverrides.");

export const assistantNamed = named("assistant", assistantBehaviour);

const somebody = refused("Each member is an assistant, named by its id or written out; the first begins.", {
  idle: [],
  unless: (member) => {
    const { assistantId, assistant } = member as { readonly assistantId?: unknown; readonly assistant?: unknown };
    return Boolean(assistantId ?? assistant);
  },
});

/** Of rows that are kept before they can talk. */
const hasSome = (list: string, sentence: string) =>
  actsWith(sentence, (row) => {
    const items = (row as Readonly<Record<string, unknown>>)[list];
    return !Array.isArray(items) || items.length > 0;
  });

/** What becomes of the fields of a squad. */
export const squad: Guarded = guarded(hasSome("members", "It has no members: a call or a chat with it is refused."), {
  name: label,
  members: guarded(somebody, {
    assistantId: assistantNamed,
    assistant: assistantBehaviour,
    assistantOverrides: overridesBehaviour,
    assistantDestinations: destinationBehaviour,
    assistantVersion: newest,
  }),
  membersOverrides: overridesBehaviour,
});

const node: Fields = { ...each(acts, "type", "name", "isStart"), metadata: label };

/** What becomes of the fields of a workflow. */
export const workflow: Guarded = guarded(hasSome("nodes", "It has no nodes: a call or a chat with it is refused."), {
  ...conversationBehaviour,
  name: label,
  nodes: byKind("type", {
    conversation: {
      ...node,
      ...each(acts, "prompt", "globalNodePlan", "variableExtractionPlan"),
      toolIds: toolNamed,
      model: modelBehaviour,
      ...each(warned("One voice and one transcriber serve the whole call: the start node's."), "voice", "transcriber"),
      tools: toolBehaviour,
    },
    tool: { ...node, tool: toolBehaviour, toolId: toolNamed },
    hangup: node,
  }),
  edges: { ...each(acts, "from", "to", "condition"), metadata: label },
  model: modelBehaviour,
  globalPrompt: acts,
  maxDurationSeconds: acts,
});

export const person: Fields = each(label, "name", "email", "externalId");
export const dialledPerson: Fields = {
  ...person,
  ...each(label, "number", "sipUri", "extension"),
  numberE164CheckEnabled: warned(noDial),
  ...each(warned(noDial), "codecs", "waitBeforeExtensionDialSec", "displayName", "callerId"),
  assistantOverrides: overridesBehaviour,
  squadOverrides: ofSquad,
};

/** How a call to somebody is made. */
const dialled: Fields = {
  ...each(acts, "sipUri", "extension", "numberE164CheckEnabled"),
  ...each(acts, "waitBeforeExtensionDialSec", "displayName", "callerId"),
  codecs: { audio: acts, video: refused("A telephone call has no picture.") },
};

export const squadNamed = named("squad", squad);
const workflowNamed = named("workflow", workflow);

export const talkers: Fields = {
  // Its answer tells of the assistant.
  assistantId: acts,
  assistant: assistantBehaviour,
  assistantOverrides: overridesBehaviour,
  squadId: squadNamed,
  squad,
  workflowId: workflowNamed,
  workflow,
  workflowOverrides: { variableValues: acts },
};

/** What becomes of the fields of a call by telephone. */
export const phoneCall: Fields = {
  ...talkers,
  assistantId: assistantNamed,
  name: label,
  phoneNumberId: acts,
  customer: {
    ...person,
    number: acts,
    ...dialled,
    assistantOverrides: overridesBehaviour,
    squadOverrides: ofSquad,
  },
  customers: {
    ...person,
    number: acts,
    ...dialled,
    ...each(
      refused("Overrides of one customer of many do not act: call them one by one."),
      "assistantOverrides",
      "squadOverrides",
    ),
  },
  assistantVersion: newest,
  squadOverrides: ofSquad,
  schedulePlan: acts,
  transport: refused("A call goes by the trunk of its number."),
  phoneNumber: refused("Only kept numbers are called from: name phoneNumberId."),
  customerId: refused("Customers are not kept: name their number or SIP address."),
};

/** What becomes of the fields of a web call. */
export const call: Fields = {
  ...talkers,
  roomDeleteOnUserLeaveEnabled: acts,
};

const uncalled = "No telephone is configured: nobody is dialled, and the campaign stays scheduled.";

/** What becomes of the fields of a campaign. */
export const campaign: Fields = {
  name: label,
  status: acts,
  assistantId: named("assistant", assistantBehaviour, actsByTelephone(uncalled)),
  workflowId: named("workflow", workflow, actsByTelephone(uncalled)),
  ...each(actsByTelephone(uncalled), "phoneNumberId", "schedulePlan"),
  ...each(actsByTelephone(uncalled), "maxConcurrency", "retryPlan"),
  customers: guarded(actsByTelephone(uncalled), {
    ...person,
    ...each(acts, "number", "consent"),
    ...dialled,
    assistantOverrides: overridesBehaviour,
    squadOverrides: warned("A campaign calls with no squad: this has no effect."),
  }),
  ...each(
    warned("A campaign calls as its assistant or workflow, its number and its plan say: this has no effect."),
    "squadId",
    "dialPlan",
    "predialPlan",
    "assistantOverrides",
    "squadOverrides",
    "server",
    "serverMessages",
    "duplicateFromCampaignId",
  ),
};

/** What becomes of the fields of an org. */
export const org: Fields = {
  name: label,
  channel: warned("There is one channel here."),
  billingLimit: refused("Nothing is billed here, and no limit would be kept."),
  subscriptionId: warned("There are no subscriptions here."),
  concurrencyLimit: refused("An org's calls are not limited one by one."),
  ...each(acts, "hipaaEnabled", "hasCallConsent"),
  server: refused("Nothing is sent to an org's server: name one in the assistant or the tool."),
  compliancePlan: complianceBehaviour,
};

/** What becomes of the fields of a token. */
export const token: Fields = {
  ...each(acts, "tag"),
  name: label,
  restrictions: each(acts, "enabled", "allowedOrigins", "allowedAssistantIds", "allowTransientAssistant"),
};

/** What becomes of the fields of an eval. */
export const evaluation: Fields = {
  ...each(label, "name", "description", "type"),
  messages: {
    ...each(acts, "role", "content", "toolCalls"),
    judgePlan: byKind("type", {
      exact: each(acts, "type", "content", "toolCalls"),
      regex: each(acts, "type", "content", "toolCalls"),
      ai: {
        type: acts,
        model: modelBehaviour,
        autoIncludeMessageHistory: warned("The judge reads the conversation wherever its messages do not name it.", {
          idle: [true],
        }),
      },
    }),
    continuePlan: {
      ...each(acts, "exitOnFailureEnabled", "contentOverride"),
      toolCallsOverride: warned("The conversation goes on with the words alone."),
    },
  },
};

/** What becomes of the fields of a run of an eval. */
export const evalRun: Fields = {
  type: acts,
  evalId: named("eval", evaluation),
  eval: evaluation,
  target: byKind("type", {
    assistant: {
      type: acts,
      assistantId: assistantNamed,
      assistant: assistantBehaviour,
      assistantOverrides: overridesBehaviour,
    },
    squad: { type: acts, squadId: squadNamed, squad, assistantOverrides: overridesBehaviour },
  }),
};

/** What becomes of the fields of a test suite. */
export const suite: Fields = {
  name: label,
  phoneNumberId: warned("Tests are held in writing: no number is dialled."),
  testerPlan: { assistant: assistantBehaviour, assistantId: assistantNamed, assistantOverrides: overridesBehaviour },
  targetPlan: {
    ...each(warned("Tests are held in writing: no number is dialled."), "phoneNumberId", "phoneNumber"),
    assistantId: assistantNamed,
    assistantOverrides: overridesBehaviour,
  },
};
/** What becomes of the fields of a test of a suite. */
export const test: Fields = {
  name: label,
  type: actsUnless("Its conversation is held in writing.", (type) => type === "chat"),
  ...each(acts, "script", "scorers", "numAttempts"),
};

/** What becomes of the fields that ask for one to be worked out again. */
export const structuredOutputRun: Fields = {
  structuredOutputId: named("structured output", structuredOutput),
  ...each(acts, "callIds", "previewEnabled"),
  structuredOutput,
};

/** What becomes of the fields of a knowledge base. */
export const knowledgeBase: Fields = {
  name: label,
  ...each(
    warned(
      "Knowledge bases are kept, and not searched: a query tool searches files, and model.knowledgeBase asks a server.",
    ),
    "provider",
    "searchPlan",
    "createPlan",
    "server",
  ),
};

/** What becomes of the fields of an upload. */
export const newFile: Fields = { file: acts, ...each(label, "purpose", "metadata") };

/** What becomes of the fields of a template. */
export const template: Fields = {
  ...each(label, "type", "name", "metadata", "provider", "providerDetails"),
  details: label,
  visibility: warned("Templates are for their own org alone.", { idle: ["private"] }),
};

/** What becomes of the fields of a query of the analytics. */
export const analytics: Fields = {
  queries: each(acts, "table", "name", "groupBy", "groupByVariableValue", "timeRange", "operations"),
};
