import type { Way } from "./hold-conversation.ts";

/** Fields whose effect a test of their own sees: the fields, where, and the test by its file and its name. */
export interface ProvenElsewhere {
  readonly fields: readonly string[];
  readonly ways: readonly Way[];
  /** Below `packages/platform/src`. */
  readonly file: string;
  readonly test: string;
}

export const under = (path: string, ...names: readonly string[]) => names.map((name) => `${path}.${name}`);
const call: readonly Way[] = ["call"];
const chat: readonly Way[] = ["chat"];

const rules = "calls/conversation-rules.test.ts";
const analysis = "resources/analysis/analyse-call.test.ts";
const plan = "assistant.analysisPlan";
const passing = "resources/telephone/transfer.whole.test.ts";
const trunks = "resources/telephone/trunks.whole.test.ts";
const carriers = "resources/telephone/carriers";

export const provenElsewhere: readonly ProvenElsewhere[] = [
  { fields: ["assistant.maxDurationSeconds"], ways: call, file: rules, test: "maxDurationSeconds ends a call" },
  {
    fields: under("workflow", "startSpeakingPlan", "stopSpeakingPlan", "keypadInputPlan"),
    ...{ ways: call, file: "resources/workflows/compile-workflow.test.ts", test: "a workflow's %s holds" },
  },
  {
    ...{ fields: ["workflow.maxDurationSeconds"], ways: call },
    ...{ file: "resources/workflows/longest-call.test.ts", test: "a workflow's maxDurationSeconds ends" },
  },
  { fields: ["assistant.silenceTimeoutSeconds"], ways: call, file: rules, test: "silenceTimeoutSeconds ends a call" },
  {
    ...{ fields: ["assistant.firstMessageInterruptionsEnabled"], ways: call },
    ...{ file: rules, test: "firstMessageInterruptionsEnabled false" },
  },
  {
    ...{ fields: under("assistant.startSpeakingPlan", "waitSeconds", "transcriptionEndpointingPlan"), ways: call },
    ...{ file: rules, test: "startSpeakingPlan %j" },
  },
  { fields: ["assistant.stopSpeakingPlan.numWords"], ways: call, file: rules, test: "stopSpeakingPlan.numWords" },
  {
    ...{ fields: under("assistant.stopSpeakingPlan", "voiceSeconds", "backoffSeconds"), ways: call },
    ...{ file: rules, test: "stopSpeakingPlan.voiceSeconds and backoffSeconds" },
  },
  {
    ...{ fields: under("assistant.hooks", "do.exact", "options"), ways: call },
    ...{ file: rules, test: "a hook for a silent person says its words" },
  },
  {
    ...{ fields: ["assistant.firstMessageMode"], ways: chat },
    ...{ file: "resources/chats/chats.test.ts", test: "an assistant that waits does not begin" },
  },
  {
    fields: [
      ...under(plan, "summaryPlan.enabled", "structuredDataPlan.enabled", "structuredDataPlan.schema"),
      ...under(plan, "structuredDataMultiPlan.key", "structuredDataMultiPlan.plan.schema"),
      ...under(plan, "successEvaluationPlan.enabled", "successEvaluationPlan.rubric"),
    ],
    ...{ ways: call, file: analysis, test: "after a call its analysis is in its row" },
  },
  {
    fields: [
      ...under(plan, "summaryPlan.messages", "structuredDataPlan.messages", "structuredDataMultiPlan.plan.messages"),
      ...under(plan, "structuredDataMultiPlan.plan.enabled", "successEvaluationPlan.messages"),
    ],
    ...{ ways: call, file: analysis, test: "each part of a plan asks in its own words" },
  },
  {
    ...{ fields: ["structuredOutput.assistantIds", "structuredOutput.model"], ways: call },
    ...{ file: analysis, test: "a structured output that names an assistant" },
  },
  {
    ...{ fields: [`${plan}.minMessagesThreshold`], ways: call },
    ...{ file: analysis, test: "what a plan turns off, a short call" },
  },
  {
    ...{ fields: ["assistant.artifactPlan.structuredOutputIds", "structuredOutput.schema"], ways: call },
    ...{ file: analysis, test: "however many structured outputs there are" },
  },
  {
    fields: [
      ...["summaryPlan", "structuredDataPlan", "structuredDataMultiPlan.plan", "successEvaluationPlan"].map(
        (part) => `${plan}.${part}.timeoutSeconds`,
      ),
    ],
    ...{ ways: call, file: "resources/analysis/analysis-timeouts.test.ts", test: "what a plan's %s asks is given up" },
  },
  { fields: ["workflow.analysisPlan"], ways: call, file: analysis, test: "a workflow's plan" },
  {
    ...{ fields: ["structuredOutput.workflowIds"], ways: call },
    ...{ file: analysis, test: "a structured output that names a workflow" },
  },
  {
    ...{ fields: ["call.roomDeleteOnUserLeaveEnabled"], ways: call },
    ...{ file: "resources/calls/calls.test.ts", test: "the room of whoever leaves is kept" },
  },
  {
    fields: ["chat.previousChatId", "chat.input"],
    ...{
      ways: chat,
      file: "resources/chats/answered.test.ts",
      test: "the values of variables, and the greeting, live",
    },
  },
  {
    ...{ fields: ["chat.sessionId", "session.assistantId"], ways: chat },
    ...{ file: "resources/chats/answered.test.ts", test: "a session's conversation is told to the model" },
  },
  {
    ...{ fields: ["session.expirationSeconds", "session.status"], ways: chat },
    ...{ file: "resources/chats/chats.test.ts", test: "a session keeps the conversation until it is over" },
  },
  { fields: ["model.tools(dtmf).type"], ways: call, file: passing, test: "presses keys" },
  {
    fields: ["dtmf", "transferCall"].map((type) => `model.tools(${type}).messages`),
    ...{ ways: call, file: passing, test: "says what the messages of its %s tool say" },
  },
  {
    fields: under("model.tools(transferCall).destinations(number)", "numberE164CheckEnabled", "description"),
    ...{ ways: call, file: passing, test: "passes a call on to a short number of its exchange" },
  },
  {
    fields: under(
      "model.tools(transferCall).destinations(sip)",
      ...["type", "sipUri", "message", "description", "transferPlan"],
    ),
    ...{ ways: call, file: passing, test: "passes a call on to an address of its exchange" },
  },
  {
    ...{ fields: ["model.tools(transferCall).destinations(number).transferPlan.timeout"], ways: call },
    ...{ file: passing, test: "takes the caller back where nobody answers within" },
  },
  {
    fields: under("model.tools(transferCall)", "type", ...under("destinations(number)", "type", "number", "message")),
    ...{ ways: call, file: passing, test: "passes a call on, and is out of it" },
  },
  {
    fields: under(
      "model.tools(transferCall).destinations(number).transferPlan.fallbackPlan",
      "message",
      "endCallEnabled",
    ),
    ...{ ways: call, file: passing, test: "says what its developer wrote where" },
  },
  {
    fields: under(
      "model.tools(transferCall).destinations(number).transferPlan",
      ...["mode", "message", "sipVerb", "summaryPlan.enabled"],
    ),
    ...{ ways: call, file: passing, test: "holds the caller, %s, and leaves the two alone" },
  },
  {
    fields: [
      ...under("credential.gateways", "ip", "port"),
      ...under("credential", "techPrefix", "outboundLeadingPlusEnabled"),
    ],
    ...{ ways: call, file: trunks, test: "is called at its address and port, by the number as it takes it" },
  },
  {
    fields: under("credential.outboundAuthenticationPlan", "authUsername", "authPassword"),
    ...{ ways: call, file: trunks, test: "is told who we are by the name and the password" },
  },
  {
    ...{ fields: under("credential.gateways", "netmask", "inboundEnabled"), ways: call },
    ...{ file: trunks, test: "may call us %s" },
  },
  {
    ...{ fields: ["credential.gateways.outboundEnabled"], ways: call },
    ...{ file: trunks, test: "that takes no calls is not called" },
  },
  {
    ...{ fields: ["credential.signatureSecret"], ways: call, file: `${carriers}/carriers.test.ts` },
    test: "is answered when it bears its signature and the hash of its body",
  },
  {
    ...{ fields: ["credential.apiSecret"], ways: call, file: `${carriers}/carriers.test.ts` },
    test: "from Vonage gets a voice application that asks here",
  },
  {
    fields: ["assistant.voicemailMessage", "workflow.voicemailMessage"],
    ...{ ways: call, file: "resources/telephone/voicemail.whole.test.ts", test: "leaves its message, and ends" },
  },
  {
    fields: [...under("assistant.voicemailDetection", "provider", "enabled"), "workflow.voicemailDetection"],
    ...{ ways: call, file: "resources/telephone/voicemail.whole.test.ts", test: "ends where it has no message" },
  },
  {
    ...{ fields: ["assistant.keypadInputPlan"], ways: call },
    ...{ file: "resources/telephone/telephone.whole.test.ts", test: "is answered, takes keys as an answer" },
  },
  {
    ...{ fields: ["chat.stream"], ways: chat },
    ...{ file: "resources/chats/answered.test.ts", test: "come piece by piece as the model gives them" },
  },
  {
    ...{ fields: ["session.assistant", "session.squad", "session.messages"], ways: chat },
    ...{ file: "resources/chats/sessions.test.ts", test: "a session's own assistant or squad talks" },
  },
  {
    ...{ fields: ["session.customer.assistantOverrides"], ways: chat },
    ...{ file: "resources/chats/sessions.test.ts", test: "what is changed for a session's customer acts" },
  },
  {
    fields: [
      ...under("response", "assistantId", "assistant", "assistantOverrides", "squadId", "squad", "workflowId"),
      ...under("response", "workflow", "workflowOverrides", "sessionId", "previousChatId", "input"),
    ],
    ...{ ways: chat, file: "resources/chats/responses.test.ts", test: "whoever may talk in a chat answers here too" },
  },
  {
    ...{ fields: ["response.stream"], ways: chat },
    ...{ file: "resources/chats/responses.test.ts", test: "its stream has all events" },
  },
  {
    ...{ fields: ["session.squadId"], ways: chat },
    ...{ file: "resources/squads/squads.test.ts", test: "in chats a squad's first member begins" },
  },
  {
    fields: under("response", "model", "instructions", "previous_response_id", "temperature", "max_output_tokens"),
    ...{ ways: chat, file: "resources/chats/responses.test.ts", test: "a client of the OpenAI responses API holds" },
  },
  {
    ...{ fields: ["response.store"], ways: chat },
    ...{ file: "resources/chats/responses.test.ts", test: "with store: false nothing" },
  },
  {
    fields: ["assistant.transcriber.provider"],
    ...{
      ways: call,
      file: "resources/assistants/assistant-services.test.ts",
      test: "are asked with the org's own key",
    },
  },
  {
    ...{ fields: ["assistant.transcriber.model"], ways: call },
    ...{ file: "resources/assistants/assistant-services.test.ts", test: "are asked to write down with the model" },
  },
  {
    ...{ fields: ["model.timeoutSeconds"], ways: chat },
    ...{ file: "resources/chats/answered.test.ts", test: "a mute model is given up" },
  },
  {
    ...{ fields: ["assistant.transcriber.language"], ways: call },
    ...{ file: "resources/calls/unanswered.test.ts", test: "it says so in the language of the call" },
  },
];

/** Fields that mean nothing in one of the ways, by the beginning of their path, and why. */
export const meantForOne: readonly { readonly field: string; readonly way: Way; readonly reason: string }[] = [
  ...[
    ...["assistant", "workflow"].flatMap((whose) =>
      under(whose, "voice", "transcriber", "startSpeakingPlan", "stopSpeakingPlan", "keypadInputPlan").concat(
        under(whose, "voicemailDetection", "voicemailMessage"),
      ),
    ),
    ...under("assistant", "maxDurationSeconds", "silenceTimeoutSeconds", "firstMessageInterruptionsEnabled"),
    ...["call.roomDeleteOnUserLeaveEnabled", "workflow.maxDurationSeconds"],
  ].map((field) => ({ field, way: "call" as const, reason: "Nobody speaks in a chat." })),
  ...[
    ...["assistant", "workflow"].flatMap((whose) => under(whose, "hooks", "artifactPlan", "analysisPlan")),
    "assistant.endCallPhrases",
    "structuredOutput",
    "workflow.nodes(hangup)",
  ].map((field) => ({ field, way: "call" as const, reason: "A chat has no end." })),
  ...under("assistant", "clientMessages", "serverMessages").map((field) => ({
    ...{ field, way: "call" as const, reason: "A chat's answer tells it all." },
  })),
  ...[
    "model.tools(dtmf)",
    "model.tools(transferCall)",
    "credential.gateways",
    "credential.outboundAuthenticationPlan",
  ].map((field) => ({ field, way: "call" as const, reason: "A chat has no telephone." })),
  ...["apiSecret", "signatureSecret", "outboundLeadingPlusEnabled", "techPrefix"]
    .map((field) => `credential.${field}`)
    .map((field) => ({
      ...{ field, way: "call" as const, reason: "A chat has no telephone." },
    })),
  ...["chat", "session", "response", "webChat"].map((field) => ({
    ...{ field, way: "chat" as const, reason: "It is a chat's own." },
  })),
  ...["evaluation", "evalRun", "suite", "test"].map((field) => ({
    ...{ field, way: "chat" as const, reason: "It is held in writing." },
  })),
  ...["phoneCall", "number", "importedNumber", "campaign", "org.hasCallConsent"].map((field) => ({
    ...{ field, way: "call" as const, reason: "A chat has no telephone." },
  })),
  ...["structuredOutputRun", "analytics"].map((field) => ({
    ...{ field, way: "call" as const, reason: "It is about calls that are over." },
  })),
];
