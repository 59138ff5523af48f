import { z } from "zod";
import { between, flag, later, record, records, type Shape, server, text, upTo } from "../shared/common.ts";
import { variableExtractionPlan } from "../shared/variables.ts";
import { textContent } from "./tool-messages.ts";

const spokenMessage = z.union([
  z.string(),
  z.strictObject({
    type: z.literal("custom-message"),
    contents: z.array(textContent).optional(),
    content: upTo(1000),
  }),
]);

/** How a call is summed up for whoever takes it over. */
export const summaryPlan = z.strictObject({ messages: records, enabled: flag, timeoutSeconds: between(1, 60) });

const transferPlan = z.strictObject({
  mode: z.enum([
    "blind-transfer",
    "blind-transfer-add-summary-to-sip-header",
    "warm-transfer-say-message",
    "warm-transfer-say-summary",
    "warm-transfer-twiml",
    "warm-transfer-wait-for-operator-to-speak-first-and-then-say-message",
    "warm-transfer-wait-for-operator-to-speak-first-and-then-say-summary",
    "warm-transfer-experimental",
  ]),
  message: spokenMessage.optional(),
  /** Seconds until the transfer is given up; default 60. */
  timeout: between(1, 600),
  sipVerb: z.enum(["refer", "bye", "dial"]).optional(),
  holdAudioUrl: text,
  transferCompleteAudioUrl: text,
  twiml: upTo(4096),
  summaryPlan: summaryPlan.optional(),
  sipHeadersInReferToEnabled: flag,
  fallbackPlan: z.strictObject({ message: spokenMessage, endCallEnabled: flag }).optional(),
  ...later("dialTimeout", "contextEngineeringPlan"),
});

const toNumber = z.strictObject({
  type: z.literal("number"),
  message: spokenMessage.optional(),
  numberE164CheckEnabled: flag,
  number: z.string().min(3).max(40),
  extension: z.string().min(1).max(10).optional(),
  callerId: upTo(40),
  transferPlan: transferPlan.optional(),
  description: text,
  ...later("name"),
});

const toSip = z.strictObject({
  type: z.literal("sip"),
  message: spokenMessage.optional(),
  sipUri: z.string(),
  transferPlan: transferPlan.optional(),
  sipHeaders: record.optional(),
  description: text,
  ...later("name", "callerId"),
});

const toAssistant = z.strictObject({
  type: z.literal("assistant"),
  message: spokenMessage.optional(),
  transferMode: z
    .enum([
      "rolling-history",
      "swap-system-message-in-history",
      "swap-system-message-in-history-and-remove-transfer-tool-messages",
      "delete-history",
    ])
    .optional(),
  assistantName: z.string(),
  description: text,
  ...later("name"),
});

const handToAssistant = z.strictObject({
  type: z.literal("assistant"),
  contextEngineeringPlan: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("lastNMessages"), maxMessages: z.number().min(0) }),
      z.strictObject({ type: z.literal("none") }),
      z.strictObject({ type: z.literal("all") }),
      z.strictObject({ type: z.literal("userAndAssistantMessages") }),
      z.strictObject({ type: z.literal("previousAssistantMessages") }),
    ])
    .optional(),
  assistantName: text,
  assistantId: text,
  // A transient assistant holds tools, and a tool could hold it again: it is checked where the call is handed over.
  assistant: record.optional(),
  variableExtractionPlan: variableExtractionPlan.optional(),
  description: text,
  ...later("assistantOverrides"),
});

/** What names a squad to be handed to, and how. */
const squadFields = [
  "contextEngineeringPlan",
  "entryAssistantName",
  "squad",
  "squadId",
  "squadOverrides",
  "variableExtractionPlan",
] as const;
const handToSquad = z.strictObject({ type: z.literal("squad"), ...later(...squadFields), description: text });

const handToServersChoice = z.strictObject({
  type: z.literal("dynamic"),
  server: server.optional(),
  description: text,
});

const phoneDestination = z.discriminatedUnion("type", [toNumber, toSip]);
const anyDestination = z.discriminatedUnion("type", [toAssistant, toNumber, toSip]);
const anyHandoff = z.discriminatedUnion("type", [handToAssistant, handToServersChoice, handToSquad]);
const anyMemberDestination = z.union([toAssistant, handToAssistant]);

/** A number or SIP address a call can be sent to. */
export type PhoneDestination = z.infer<typeof phoneDestination>;
export interface PhoneDestinationShape extends Shape<PhoneDestination> {}
export const phoneTransfer: PhoneDestinationShape = phoneDestination;

/** Where the transfer tool can send a call. */
export type TransferDestination = z.infer<typeof anyDestination>;
export interface TransferDestinationShape extends Shape<TransferDestination> {}
export const transferDestination: TransferDestinationShape = anyDestination;

/** Whom the hand-off tool can give the conversation to. */
export type HandoffDestination = z.infer<typeof anyHandoff>;
export interface HandoffDestinationShape extends Shape<HandoffDestination> {}
export const handoffDestination: HandoffDestinationShape = anyHandoff;

/** To whom a member of a squad can give the call. */
export type MemberDestination = z.infer<typeof anyMemberDestination>;
export interface MemberDestinationShape extends Shape<MemberDestination> {}
export const memberDestination: MemberDestinationShape = anyMemberDestination;
