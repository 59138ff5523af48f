import type { StoredRow } from "../store/row-store.ts";

type Output = readonly { readonly content: string }[];

/** What a chat's answer says, one text for each message. */
export function textsOf(chat: StoredRow): readonly string[] {
  return (chat["output"] as Output).map(({ content }) => content);
}

/** A chat's answer as the events of a stream: words as they come, and where in the chat they belong. */
export function chatEvents(chat: StoredRow): readonly string[] {
  const { id, sessionId } = chat;
  const place = { id, ...(typeof sessionId === "string" && { sessionId }) };
  const events = textsOf(chat).flatMap((text, index) =>
    piecesOf(text).map((delta) => ({ ...place, path: `chat.output[${index}].content`, delta })),
  );
  return events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
}

/** A chat's answer in the shape of the OpenAI responses API. */
export function responseOf(chat: StoredRow) {
  const output = textsOf(chat).map((text, index) => ({
    id: `msg_${chat.id}_${index}`,
    type: "message",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text, annotations: [] }],
  }));
  const created_at = Math.floor(Date.parse(chat.createdAt) / 1000);
  return { id: chat.id, object: "response", created_at, status: "completed", error: null, output };
}

/** The same as the events of its stream: pieces of text, each text whole, then the response. */
export function responseEvents(chat: StoredRow): readonly string[] {
  const response = responseOf(chat);
  const events = response.output.flatMap((message, output_index) => {
    const place = { item_id: message.id, output_index, content_index: 0 };
    const text = message.content.map((part) => part.text).join("");
    return [
      ...piecesOf(text).map((delta) => ({ type: "response.output_text.delta", ...place, delta })),
      { type: "response.output_text.done", ...place, text },
    ];
  });
  return [...events, { type: "response.completed", response }].map(
    (event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
  );
}

/** A text word by word; put together again it is the same. */
function piecesOf(text: string): readonly string[] {
  return text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? [];
}
