import { type ProvenElsewhere, under } from "./elsewhere.table.ts";
import type { Way } from "./hold-conversation.ts";

const call: readonly Way[] = ["call"];
const chat: readonly Way[] = ["chat"];

const who = "resources/telephone/carriers/who-talks.test.ts";
const rules = "resources/telephone/dial-rules.test.ts";
const hooks = "resources/telephone/number-hooks.whole.test.ts";
const taken = "resources/telephone/telephone.whole.test.ts";
const campaigns = "resources/telephone/campaigns/campaigns.whole.test.ts";
const carriers = "resources/telephone/carriers/carriers.test.ts";
const evals = "resources/evals/evals.test.ts";
const suites = "resources/test-suites/test-job.test.ts";
const query = "resources/analytics/query.test.ts";

/** Settings of calls by telephone, of numbers and of campaigns. */
const telephone: readonly ProvenElsewhere[] = [
  {
    fields: under(
      "phoneCall",
      ...["assistantId", "assistant", "assistantOverrides", "squadId", "squad", "workflowId", "workflow"],
      ...["workflowOverrides", "customer.assistantOverrides"],
    ),
    ...{ ways: call, file: who, test: "a call that is made is held by its %s" },
  },
  {
    fields: ["phoneCall.phoneNumberId", "phoneCall.customer.extension", "phoneCall.customer.number"],
    ...{ ways: call, file: taken },
    test: "rings, is answered, presses an extension",
  },
  {
    fields: ["customer", "customers"].flatMap((to) => under(`phoneCall.${to}`, "sipUri", "numberE164CheckEnabled")),
    ...{ ways: call, file: rules, test: "%j may be called" },
  },
  {
    fields: [
      ...under("number.hooks(call.ringing).do.destination", "sipUri", "numberE164CheckEnabled"),
      "phoneCall.customers.extension",
    ],
    ...{ ways: call, file: rules, test: "%j may be called" },
  },
  { fields: ["phoneCall.customers.number"], ways: call, file: taken, test: "to several is one row for each" },
  { fields: ["org.hasCallConsent"], ways: call, file: taken, test: "is not warned of for want of consent" },
  {
    fields: ["phoneCall.customer", "phoneCall.customers", "campaign.customers"]
      .flatMap((to) => under(to, "waitBeforeExtensionDialSec", "displayName", "callerId"))
      .concat("phoneCall.customer.codecs.audio", "phoneCall.customers.codecs", "campaign.customers.codecs"),
    ...{ ways: call, file: taken, test: "is made as its customer wants it" },
  },
  {
    ...{ fields: ["phoneCall.schedulePlan"], ways: call, file: campaigns },
    test: "waits, and is made once when it is due",
  },
  {
    fields: under("importedNumber", "assistantId", "squadId", "workflowId"),
    ...{ ways: call, file: who, test: "an imported number is answered by its %s" },
  },
  {
    fields: under("importedNumber", "twilioPhoneNumber", "twilioAccountSid", "twilioAuthToken"),
    ...{ ways: call, file: carriers, test: "from Twilio is pointed here" },
  },
  {
    fields: under("importedNumber", "vonagePhoneNumber", "credentialId"),
    ...{ ways: call, file: carriers, test: "from Vonage gets a voice application" },
  },
  {
    fields: under("importedNumber", "twilioApiKey", "twilioApiSecret"),
    ...{ ways: call, file: who, test: "a number that is imported with an API key" },
  },
  {
    fields: under("number", "twilioAccountSid", "twilioAuthToken", "twilioApiKey", "twilioApiSecret"),
    ...{ ways: call, file: who, test: "a number that is made calls with its account's %s" },
  },
  {
    fields: under("number", "assistantId", "squadId", "workflowId"),
    ...{ ways: call, file: who, test: "a number of a trunk is answered by its %s" },
  },
  {
    fields: ["number.credentialId"],
    ...{ ways: call, file: "resources/telephone/trunks.whole.test.ts", test: "may call us %s" },
  },
  {
    fields: under("number", "provider", "sipUri"),
    ...{ ways: call, file: taken, test: "to a SIP address of the org is answered" },
  },
  {
    fields: ["number.server", "importedNumber.server"],
    ...{ ways: call, file: taken, test: "is answered by whom the developer's server names" },
  },
  {
    fields: [
      ...["number.fallbackDestination", "importedNumber.fallbackDestination"],
      "number.hooks(call.ringing).do.destination.transferPlan.timeout",
    ],
    ...{ ways: call, file: taken, test: "to a number that nobody answers is given to whom it names" },
  },
  {
    fields: [...under("number.hooks(call.ringing)", "on", "do.type", "do.exact"), "importedNumber.hooks"],
    ...{ ways: call, file: hooks, test: "says its words while it would ring" },
  },
  {
    fields: under("number.hooks(call.ringing).do.destination", "type", "number"),
    ...{ ways: call, file: hooks, test: "gives whoever calls to somebody else" },
  },
  {
    fields: under("number.hooks(call.ending)", "on", "do", "filters"),
    ...{ ways: call, file: hooks, test: "keeps a caller whose call has ended for the reason it names" },
  },
  {
    fields: under("campaign", "assistantId", "phoneNumberId", "maxConcurrency", "customers.number"),
    ...{ ways: call, file: campaigns, test: "on two servers calls each of its people once" },
  },
  { fields: ["campaign.status"], ways: call, file: campaigns, test: "is stopped by its org" },
  { fields: ["campaign.retryPlan"], ways: call, file: campaigns, test: "calls again who was busy" },
  { fields: ["campaign.workflowId"], ways: call, file: campaigns, test: "calls with its workflow" },
  {
    fields: under("campaign", "schedulePlan", "customers.assistantOverrides"),
    ...{ ways: call, file: campaigns, test: "waits for its plan's time" },
  },
  { fields: ["campaign.customers.consent"], ways: call, file: campaigns, test: "%s is refused" },
  {
    fields: under("campaign.customers", "sipUri", "extension", "numberE164CheckEnabled"),
    ...{ ways: call, file: rules, test: "%j may be called" },
  },
];

/** Settings of what plays or counts conversations, of an org and of a page's chat. */
const others: readonly ProvenElsewhere[] = [
  {
    fields: [
      ...under("evaluation.messages", "content", "judgePlan(ai).type"),
      ...["exact", "regex"].flatMap((kind) => under(`evaluation.messages.judgePlan(${kind})`, "type", "content")),
      ...under("evalRun", "eval", "target(assistant).type", "target(assistant).assistant"),
    ],
    ...{ ways: chat, file: evals, test: "a turn judged by %j" },
  },
  {
    ...{ fields: under("evaluation.messages", "role", "toolCalls"), ways: chat, file: evals },
    test: "tools that the written conversation wants",
  },
  {
    fields: under("evaluation.messages", "judgePlan(exact).toolCalls", "judgePlan(regex).toolCalls"),
    ...{ ways: chat, file: evals, test: "a tool the assistant wants is judged" },
  },
  {
    ...{ fields: ["evaluation.messages.judgePlan(ai).model"], ways: chat, file: evals },
    test: "a judge with instructions of its own",
  },
  {
    fields: [
      ...under("evaluation.messages.continuePlan", "exitOnFailureEnabled", "contentOverride"),
      ...under("evalRun", "type", "evalId"),
    ],
    ...{ ways: chat, file: evals, test: "a stored eval is run by its id" },
  },
  {
    fields: under(
      "evalRun",
      ...under("target(assistant)", "assistantId", "assistantOverrides"),
      ...under("target(squad)", "type", "squadId", "squad", "assistantOverrides"),
    ),
    ...{ ways: chat, file: evals, test: "whoever a run names is asked" },
  },
  {
    fields: under("suite", "testerPlan.assistant", "testerPlan.assistantId", "testerPlan.assistantOverrides").concat(
      under("suite.targetPlan", "assistantId", "assistantOverrides"),
    ),
    ...{ ways: chat, file: suites, test: "a suite's %s plays the person" },
  },
  {
    ...{ fields: under("test", "type", "script", "scorers", "numAttempts"), ways: chat, file: suites },
    test: "a test is played by a tester",
  },
  {
    fields: under("webChat", "assistantId", "sessionId", "input", "stream", "assistantOverrides"),
    ...{ ways: chat, file: "resources/chats/sessions.test.ts", test: "a page's turn changes its assistant" },
  },
  {
    ...{ fields: ["webChat.customer"], ways: chat },
    ...{ file: "resources/chats/sessions.test.ts", test: "what a page says of its customer acts" },
  },
  {
    fields: under("structuredOutputRun", "structuredOutputId", "callIds", "previewEnabled", "structuredOutput"),
    ...{ ways: call, file: "resources/analysis/analyse-call.test.ts" },
    test: "a structured output is worked out of calls that are over",
  },
  { fields: ["analytics.queries.table"], ways: call, file: query, test: "%j: %s" },
  {
    fields: ["analytics.queries.name"],
    ...{ ways: call, file: "resources/analytics/many-calls.test.ts", test: "and its figures count all of them" },
  },
  {
    fields: under("analytics.queries", "groupBy", "groupByVariableValue"),
    ...{ ways: call, file: query, test: "groups by fields" },
  },
  { fields: ["analytics.queries.timeRange"], ways: call, file: query, test: "a range of its own" },
  { fields: ["analytics.queries.operations"], ways: call, file: query, test: "sums, averages" },
  {
    fields: under("org", "hipaaEnabled", "compliancePlan"),
    ...{ ways: ["call", "chat"], file: "resources/calls/privacy.test.ts" },
    test: "an org that says so has no call and no chat stored",
  },
];

/** Fields of what is no conversation itself, whose effect a test of their own sees. */
export const telephoneAndTests: readonly ProvenElsewhere[] = [...telephone, ...others];
