import type { OperationAnswer } from "@dilo/api";
import type { PlatformOperations } from "@dilo/api/operations";
import { joinDeltas } from "../../responders/responder.ts";
import type { OperationError } from "../core/operations/operation-error.ts";
import type { RowKinds } from "../core/rows/row-kinds.ts";
import type { PlacedDelta } from "./chat-turn.ts";
import { type TurnEvents, textsOf } from "./events.ts";

type ModelResponse = OperationAnswer<PlatformOperations["getChatResponse"]>;
type Chat = RowKinds["chat"];
type Fields = Readonly<Record<string, unknown>>;

/** What a response repeats of its request, for clients that read it there. */
export type AskedResponse = NonNullable<Chat["response"]>;

/** A chat's answer in the shape of the OpenAI responses API. */
export function responseOf(chat: Chat, asked: AskedResponse = {}): ModelResponse {
  const output = textsOf(chat).map((text, index) => itemOf(chat.id, index, text));
  const created_at = Math.floor(Date.parse(chat.createdAt) / 1000);
  const warnings = [...(chat.warnings ?? []), ...(asked.warnings ?? [])];
  const about = { ...frameOf(chat.id, asked), created_at, status: "completed" as const };
  return { ...about, output, ...(warnings.length > 0 && { warnings }) };
}

function frameOf(id: string, { model, instructions, previous_response_id, metadata, temperature }: AskedResponse) {
  return {
    ...{ id, object: "response" as const, error: null, incomplete_details: null, usage: null },
    ...{ model: model ?? "", instructions: instructions ?? null, metadata: metadata ?? {} },
    previous_response_id: previous_response_id ?? null,
    ...{ temperature: temperature ?? null, top_p: null, max_output_tokens: null, truncation: "disabled" },
    ...{ tools: [], tool_choice: "auto", parallel_tool_calls: true, text: { format: { type: "text" } } },
  };
}

const textPart = (text: string) => ({ type: "output_text" as const, text, annotations: [] });

function itemOf(chatId: string, index: number, text: string) {
  const id = messageId(chatId, index);
  return {
    id,
    type: "message" as const,
    role: "assistant" as const,
    status: "completed" as const,
    content: [textPart(text)],
  };
}

/**
 * The same as the events of its stream, all that clients put a response together from: the response begins, each message
 * with its text begins, comes in deltas and is whole, and the response is whole.
 */
export function responseEvents(
  { id, beganAt }: { readonly id: string; readonly beganAt: Date },
  asked: AskedResponse = {},
): TurnEvents {
  const created_at = Math.floor(beganAt.getTime() / 1000);
  let count = 0;
  const event = (type: string, fields: Fields) => {
    const data = { type, sequence_number: count++, ...fields };
    return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
  };
  const told: PlacedDelta[] = [];
  const place = (index: number) => ({ item_id: messageId(id, index), output_index: index, content_index: 0 });
  const begin = () => {
    const response = { ...frameOf(id, asked), created_at, status: "in_progress", output: [] };
    return event("response.created", { response }) + event("response.in_progress", { response });
  };
  const open = (index: number) => {
    const item = { ...itemOf(id, index, ""), status: "in_progress", content: [] };
    return (
      event("response.output_item.added", { output_index: index, item }) +
      event("response.content_part.added", { ...place(index), part: textPart("") })
    );
  };
  const close = (index: number) => {
    const text = joinDeltas(told)[index] ?? "";
    return (
      event("response.output_text.done", { ...place(index), text, logprobs: [] }) +
      event("response.content_part.done", { ...place(index), part: textPart(text) }) +
      event("response.output_item.done", { output_index: index, item: itemOf(id, index, text) })
    );
  };
  return {
    piece: (piece) => {
      const { message, text } = piece;
      const last = told.at(-1);
      const before = last === undefined ? begin() : last.message === message ? "" : close(last.message);
      const opened = last?.message === message ? "" : open(message);
      told.push(piece);
      return before + opened + event("response.output_text.delta", { ...place(message), delta: text, logprobs: [] });
    },
    done: (chat) => {
      const last = told.at(-1);
      const before = last === undefined ? begin() : close(last.message);
      return [before + event("response.completed", { response: responseOf(chat, asked) })];
    },
    failed: ({ code, message }: OperationError) => event("error", { code, message, param: null }),
  };
}

function messageId(chatId: string, index: number): string {
  return `msg_${chatId}_${index}`;
}
