import type { ConversationMessage } from "../../responders/responder.ts";
import type { EvalToolCall } from "./judge.ts";

/** A turn as an eval writes it, or as it was answered. */
interface MockTurn {
  readonly role: string;
  readonly content: string;
  readonly toolCalls: readonly EvalToolCall[];
}

/** What was said so far in an eval, as models take it. */
interface MockConversation {
  readonly said: ConversationMessage[];
  add(turn: MockTurn): void;
}

/** Opens a conversation in which tools that are wanted get what the eval's next tool messages say, one after the other. */
export function openMockConversation(): MockConversation {
  const said: ConversationMessage[] = [];
  const waiting: string[] = [];
  let count = 0;
  return {
    said,
    add: ({ role, content, toolCalls }) => {
      const id = role === "tool" ? waiting.shift() : undefined;
      if (id !== undefined) said.push({ role, content, tool_call_id: id });
      // A result that nobody waits for is something the assistant knows.
      else if (role === "tool") said.push({ role: "system", content: `The tool answered: ${content}` });
      else if (toolCalls.length === 0) said.push({ role, content });
      else {
        const calls = toolCalls.map(({ name, arguments: values = {} }) => {
          count += 1;
          return { id: `call_${count}`, type: "function", function: { name, arguments: JSON.stringify(values) } };
        });
        waiting.push(...calls.map((call) => call.id));
        said.push({ role, content, tool_calls: calls });
      }
    },
  };
}
