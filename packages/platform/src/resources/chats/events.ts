import type { OperationAnswer } from "@dilo/api";
import type { PlatformOperations } from "@dilo/api/operations";
import { joinDeltas } from "../../responders/responder.ts";
import { type OperationError, statusOfError } from "../core/operations/operation-error.ts";
import type { RowKinds } from "../core/rows/row-kinds.ts";
import type { PlacedDelta } from "./chat-turn.ts";

type ModelAnswer = OperationAnswer<PlatformOperations["createChatResponse"]>;
type Chat = RowKinds["chat"];
type Output = readonly { readonly role: string; readonly content?: string }[];

/** How a turn of a chat is streamed as events while it happens. */
export interface TurnEvents {
  /** One piece of the answer. */
  piece(piece: PlacedDelta): string;
  /** What follows the last piece, once the chat is stored. */
  done(chat: Chat): readonly string[];
  /** The answer ends here, though it was not whole. */
  failed(error: OperationError): string;
}

/** What a chat's answer says, one text for each message. */
export function textsOf(chat: Chat): readonly string[] {
  return (chat.output as Output).flatMap(({ role, content }) => (role === "assistant" && content ? [content] : []));
}

/** A chat's answer as the events of a stream: words as they come, and where in the chat they belong. */
export function chatEvents(chat: { readonly id: string; readonly sessionId?: string | undefined }): TurnEvents {
  const { id, sessionId } = chat;
  const place = { id, ...(sessionId !== undefined && { sessionId }) };
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  let isTold = false;
  return {
    piece: ({ place: at, text }) => {
      isTold = true;
      return event({ ...place, path: `chat.output[${at}].content`, delta: text });
    },
    // An empty answer makes a chat all the same: its id is sent.
    done: ({ warnings }) =>
      isTold ? [] : [event({ ...place, path: "chat.output", delta: "", ...(warnings && { warnings }) })],
    failed: ({ code, message }) => `event: error\n${event({ statusCode: statusOfError[code], code, message })}`,
  };
}

/** A chat's answer in the shape of the OpenAI responses API. */
export function responseOf(chat: Chat): ModelAnswer {
  const output = textsOf(chat).map((text, index) => ({
    id: messageId(chat.id, index),
    type: "message" as const,
    role: "assistant" as const,
    status: "completed" as const,
    content: [{ type: "output_text" as const, text, annotations: [] }],
  }));
  const created_at = Math.floor(Date.parse(chat.createdAt) / 1000);
  const { warnings } = chat;
  return {
    id: chat.id,
    object: "response",
    created_at,
    status: "completed",
    error: null,
    output,
    ...(warnings && { warnings }),
  };
}

/** The same as the events of its stream: deltas of text, each text whole, then the response. */
export function responseEvents({ id }: { readonly id: string }): TurnEvents {
  const event = (data: { readonly type: string; readonly [field: string]: unknown }) =>
    `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
  const told: PlacedDelta[] = [];
  const place = (index: number) => ({ item_id: messageId(id, index), output_index: index, content_index: 0 });
  const whole = (index: number) =>
    event({ type: "response.output_text.done", ...place(index), text: joinDeltas(told)[index] ?? "" });
  return {
    piece: (piece) => {
      const { message, text } = piece;
      const isNext = told.length > 0 && told.at(-1)?.message !== message;
      const before = isNext ? whole(message - 1) : "";
      told.push(piece);
      return before + event({ type: "response.output_text.delta", ...place(message), delta: text });
    },
    done: (chat) => {
      const last = told.at(-1);
      const completed = event({ type: "response.completed", response: responseOf(chat) });
      return last === undefined ? [completed] : [whole(last.message), completed];
    },
    failed: ({ code, message }) => event({ type: "error", code, message }),
  };
}

function messageId(chatId: string, index: number): string {
  return `msg_${chatId}_${index}`;
}
