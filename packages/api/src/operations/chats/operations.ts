import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { talker } from "../calls/talkers.ts";
import { chatRoutes as routes } from "../routes.ts";
import {
  amount,
  flag,
  id,
  later,
  record,
  reference,
  type Shape,
  stored,
  text,
  upTo,
  warnings,
} from "../shared/common.ts";
import { chatCost, modelCost } from "../shared/costs.ts";
import { chatOverrides, customer, webCustomer } from "../shared/customers.ts";
import { pagedQuery, pageOf } from "../shared/lists.ts";
import { chatInput, keptMessage } from "../shared/messages.ts";
import { deletedResponse, modelAnswer, modelResponse } from "./model-answer.ts";
import { modelInput, modelRequest } from "./model-request.ts";

const settings = {
  ...talker,
  name: upTo(40),
  sessionId: reference,
  previousChatId: reference,
  stream: flag,
};

const newChatShape = z.strictObject({
  ...settings,
  input: chatInput,
  transport: z
    .strictObject({
      type: z.literal("twilio.sms"),
      phoneNumberId: reference,
      customer: customer.optional(),
      useLLMGeneratedMessageForOutbound: flag,
      ...later("conversationType", "customerId"),
    })
    .optional(),
});

const newResponseShape = z.strictObject({ ...newChatShape.shape, ...modelRequest, input: modelInput });

/** The same as clients of the OpenAI responses API write it. */
export interface NewModelResponse extends z.infer<typeof newResponseShape> {}
const newResponse: Shape<NewModelResponse> = newResponseShape;

/** What is said to an assistant in writing, and to which one. */
export interface NewChat extends z.infer<typeof newChatShape> {}
const newChat: Shape<NewChat> = newChatShape;

const asked = z.object({
  ...{ model: z.string().nullish(), instructions: z.string().nullish(), previous_response_id: z.string().nullish() },
  ...{ metadata: record.nullish(), temperature: z.number().nullish(), ...warnings },
});

const row = z.object({
  ...settings,
  input: z.union([z.string(), z.array(keptMessage)]).optional(),
  messages: z.array(keptMessage).optional(),
  output: z.array(keptMessage).optional(),
  cost: amount,
  /** Who answered: a vendor with its model, "custom-llm", "server" for the server's own, or "none". */
  servedBy: z.object({ model: text }).optional(),
  costs: z.array(z.discriminatedUnion("type", [modelCost, chatCost])).optional(),
  /** What a client of the OpenAI responses API asked, to be told again with its response. */
  response: asked.optional(),
  ...stored,
});

/** One question and its answer. */
export interface Chat extends z.infer<typeof row> {}
export const chat: Shape<Chat> = row;

const newWebChat = z.strictObject({
  assistantId: id,
  sessionId: reference,
  assistantOverrides: chatOverrides.optional(),
  customer: webCustomer.optional(),
  input: chatInput,
  stream: flag,
});

/** A piece of a streamed answer: `path` says where in the chat `delta` belongs. */
const delta = z.object({ id, sessionId: reference, path: z.string(), delta: z.string(), ...warnings });
const webChat = z.object({ id, sessionId: reference, output: z.array(keptMessage), ...warnings });

export const chatOperations = {
  listChats: {
    ...routes.listChats,
    query: z.strictObject({
      ...pagedQuery,
      assistantId: reference,
      squadId: reference,
      workflowId: reference,
      sessionId: reference,
    }),
    answer: pageOf(chat),
  },
  createChat: {
    ...routes.createChat,
    streams: true,
    body: newChat,
    answer: z.union([chat, delta]),
    failures: [422, 503],
  },
  getChat: { ...routes.getChat, answer: chat },
  deleteChat: { ...routes.deleteChat, answer: chat },
  createChatResponse: {
    ...routes.createChatResponse,
    streams: true,
    body: newResponse,
    answer: modelAnswer,
    failures: [422, 503],
  },
  getChatResponse: { ...routes.getChatResponse, answer: modelResponse },
  deleteChatResponse: { ...routes.deleteChatResponse, answer: deletedResponse },
  createWebChat: {
    ...routes.createWebChat,
    streams: true,
    access: "public",
    body: newWebChat,
    answer: z.union([webChat, delta]),
    failures: [503],
  },
  createWebChatResponse: {
    ...routes.createWebChatResponse,
    streams: true,
    access: "public",
    body: newWebChat,
    answer: modelAnswer,
    failures: [503],
  },
} as const satisfies Record<string, OperationSpec>;
