import type { ToolActivity } from "../tools/toolbox.ts";
import type { ConversationMessage } from "./responder.ts";

/** What the use of a tool leaves in a conversation. Last words are said, and remembered as such. */
export function messagesOfTool(activity: ToolActivity): readonly ConversationMessage[] {
  switch (activity.kind) {
    case "tool-calls": {
      const calls = activity.calls.map(({ id, name, arguments: values }) => ({
        id,
        type: "function",
        function: { name, arguments: JSON.stringify(values) },
      }));
      return [{ role: "assistant", tool_calls: calls }];
    }
    case "tool-result": {
      const { toolCallId, result, metadata } = activity.result;
      return [{ role: "tool", tool_call_id: toolCallId, content: result, ...(metadata && { metadata }) }];
    }
    case "end-call":
      return [];
  }
}

/**
 * A conversation as models take it: each tool that was wanted has its result right behind it, whatever was said
 * meanwhile, and no result stands alone.
 */
export function withPairedTools(messages: readonly ConversationMessage[]): readonly object[] {
  return messages.flatMap(({ role, content, tool_calls: calls = [] }, index): readonly object[] => {
    if (calls.length > 0) {
      const later = messages.slice(index + 1);
      const results = calls.map(({ id }) => ({
        role: "tool",
        tool_call_id: id,
        content: later.find(({ tool_call_id }) => tool_call_id === id)?.content ?? brokenOff,
      }));
      return [{ role: "assistant", content: content || null, tool_calls: calls }, ...results];
    }
    const shown = roles[role];
    return shown !== undefined && content ? [{ role: shown, content }] : [];
  });
}

/** Not every service knows a developer. */
const roles: Readonly<Record<string, string>> = {
  system: "system",
  developer: "system",
  user: "user",
  assistant: "assistant",
};

const brokenOff = "No result: it was broken off.";
