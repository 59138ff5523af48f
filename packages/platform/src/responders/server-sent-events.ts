import { PlatformError } from "../platform-error.ts";

/** A server-sent event longer than this is none of a language model's. Characters. */
const longestEvent = 100_000;

/**
 * The `data` of server-sent events, one after the other, in whatever deltas the bytes come.
 * @throws PlatformError `malformed` when an event does not end
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of bytes) {
    // A CR at the end may be half of a CRLF.
    text = (text + decoder.decode(part, { stream: true })).replace(/\r\n|\r(?!$)/g, "\n");
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    if (text.length > longestEvent)
      throw new PlatformError("malformed", "The model's answer has an event without end.");
    for (const event of events) yield* dataOf(event);
  }
  yield* dataOf(text);
}

function* dataOf(event: string): Generator<string, void, undefined> {
  const lines = event.split("\n").filter((line) => line.startsWith("data:"));
  if (lines.length > 0) yield lines.map((line) => line.slice("data:".length).trim()).join("\n");
}
