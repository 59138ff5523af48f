import { type OperationError, statusOfError } from "../core/operations/operation-error.ts";
import type { RowKinds } from "../core/rows/row-kinds.ts";
import type { PlacedDelta } from "./chat-turn.ts";

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
  return ((chat.output ?? []) as Output).flatMap(({ role, content }) =>
    role === "assistant" && content ? [content] : [],
  );
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
