import { z } from "zod";
import {
  address,
  amount,
  backoffPlan,
  between,
  flag,
  later,
  longestList,
  reference,
  type Shape,
  server,
  text,
  upTo,
} from "../shared/common.ts";
import { argumentsSchema, jsonSchema } from "../shared/json-schema.ts";
import { variableExtractionPlan } from "../shared/variables.ts";
import { messageCondition } from "./message-condition.ts";
import { toolMessage } from "./tool-messages.ts";
import { handoffDestination, transferDestination } from "./transfers.ts";

const messages = z.array(toolMessage).optional();
const rejectionPlan = z.strictObject({ conditions: z.array(messageCondition).optional() }).optional();

/** A tool of the given type: what is said around it, when it is refused, and what only this type needs. */
const tool = <Type extends string, Settings extends z.ZodRawShape>(type: Type, settings: Settings) =>
  z.strictObject({ type: z.literal(type), messages, rejectionPlan, ...settings });

/** A function the model may call, in the shape of the OpenAI API. */
const modelFunction = z.strictObject({
  strict: flag,
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
  description: upTo(1000),
  parameters: argumentsSchema.optional(),
});

const knowledge = z.strictObject({
  name: z.string(),
  provider: z.literal("google"),
  model: text,
  description: z.string(),
  fileIds: z.array(z.string()).max(longestList),
});

const withServer = { server: server.optional() };

const apiRequest = tool("apiRequest", {
  method: z.enum(["POST", "GET", "PUT", "PATCH", "DELETE"]),
  timeoutSeconds: between(1, 300),
  credentialId: reference,
  name: z
    .string()
    .regex(/^[a-zA-Z0-9_-]{1,40}$/)
    .optional(),
  description: upTo(1000),
  url: address,
  body: jsonSchema.optional(),
  headers: jsonSchema.optional(),
  backoffPlan: backoffPlan.optional(),
  variableExtractionPlan: variableExtractionPlan.optional(),
  ...later("parameters", "encryptedPaths"),
});
const bash = tool("bash", { subType: z.literal("bash_20241022"), name: z.literal("bash"), ...withServer });
const computer = tool("computer", {
  subType: z.literal("computer_20241022"),
  name: z.literal("computer"),
  displayWidthPx: z.number(),
  displayHeightPx: z.number(),
  displayNumber: amount,
  ...withServer,
});
const textEditor = tool("textEditor", {
  subType: z.literal("text_editor_20241022"),
  name: z.literal("str_replace_editor"),
  ...withServer,
});
const functionTool = tool("function", {
  async: flag,
  function: modelFunction.optional(),
  ...withServer,
  ...later("parameters", "variableExtractionPlan"),
});
const code = tool("code", {
  async: flag,
  function: modelFunction.optional(),
  code: text,
  timeoutSeconds: between(1, 300),
  credentialId: reference,
  ...withServer,
  ...later("environmentVariables", "variableExtractionPlan"),
});
const voicemail = tool("voicemail", later("beepDetectionEnabled"));
const sipRequest = tool("sipRequest", later("verb", "headers", "body"));
const mcp = tool("mcp", {
  metadata: z.strictObject({ protocol: z.enum(["sse", "shttp"]).optional() }).optional(),
  ...withServer,
  ...later("toolMessages"),
});
const query = tool("query", { knowledgeBases: z.array(knowledge).optional() });
const transferCall = tool("transferCall", { destinations: z.array(transferDestination).optional() });
const handoff = tool("handoff", {
  destinations: z.array(handoffDestination).optional(),
  ...later("function", "defaultResult"),
});
const make = tool("make", { metadata: z.strictObject({ scenarioId: amount, triggerHookId: amount }) });
const ghl = tool("ghl", { metadata: z.strictObject({ workflowId: text, locationId: text }) });
const dtmf = tool("dtmf", later("sipInfoDtmfEnabled"));
const endCall = tool("endCall", {});
const output = tool("output", {});
const sms = tool("sms", {});
const slackMessage = tool("slack.message.send", {});
const calendarEvent = tool("google.calendar.event.create", {});
const calendarAvailability = tool("google.calendar.availability.check", {});
const sheetsRow = tool("google.sheets.row.append", {});
const ghlAvailability = tool("gohighlevel.calendar.availability.check", {});
const ghlEvent = tool("gohighlevel.calendar.event.create", {});
const ghlContact = tool("gohighlevel.contact.create", {});
const ghlContactRead = tool("gohighlevel.contact.get", {});

/** Tools that can be written into an assistant itself. */
const inline = [
  apiRequest,
  bash,
  computer,
  dtmf,
  endCall,
  functionTool,
  ghlAvailability,
  ghlEvent,
  ghlContact,
  ghlContactRead,
  calendarAvailability,
  calendarEvent,
  sheetsRow,
  handoff,
  mcp,
  query,
  slackMessage,
  sms,
  textEditor,
  transferCall,
  code,
  voicemail,
  sipRequest,
] as const;

/** Tools that can be kept as rows of their own. */
export const keptTools = [...inline, ghl, make, output] as const;

const anyInline = z.discriminatedUnion("type", inline);
const anyKept = z.discriminatedUnion("type", keptTools);

/** What an assistant can do beside talking, by `type`. */
export type InlineTool = z.infer<typeof anyInline>;
export interface InlineToolShape extends Shape<InlineTool> {}
export const inlineTool: InlineToolShape = anyInline;

/** A tool kept as a row, to be named by `toolIds`. */
export type NewTool = z.infer<typeof anyKept>;
export interface NewToolShape extends Shape<NewTool> {}
export const newTool: NewToolShape = anyKept;
