import { type AssistantMessage, longestAppMessage } from "@dilo/api";

/** The kinds of messages a page gets; undefined: all but the results of tools, which are the developer's own. */
export type ClientMessages = ReadonlySet<string> | undefined;

/** Reads which kinds an assistant wants sent to the page. */
export function readClientMessages(asked: unknown): ClientMessages {
  const kinds = [asked].flat().filter((kind) => typeof kind === "string");
  return kinds.length === 0 ? undefined : new Set(kinds);
}

/** Whether a page gets a message: of a kind that is wanted, and short enough for the room. */
export function isForClient(message: AssistantMessage, wanted: ClientMessages): boolean {
  const isTool = message.type === "tool-calls" || message.type === "tool-calls-result";
  if (isTool && JSON.stringify(JSON.stringify(message)).length > longestAppMessage - 100) return false;
  if (wanted === undefined) return message.type !== "tool-calls-result";
  if (wanted.has(message.type)) return true;
  const isFinal = message.type === "transcript" && message.transcriptType === "final";
  return isFinal && wanted.has("transcript[transcriptType='final']");
}
