import type { ConversationMessage, ResponseDelta } from "../../responders/responder.ts";
import { messagesOfTool } from "../../responders/tool-messages.ts";
import type { ToolActivity } from "../../tools/toolbox.ts";

/** What an assistant says and does in one turn, as it comes. */
interface Answer {
  /** @returns which message of the output the piece belongs to */
  say(piece: ResponseDelta): number;
  use(activity: ToolActivity): void;
  /** The messages in the order in which they began. */
  output(): readonly ConversationMessage[];
}

/** Opens the answer of one turn of a chat. */
export function openAnswer(): Answer {
  const output: ConversationMessage[] = [];
  /** Where the responder's messages are in the output, among the use of tools. */
  const places = new Map<number, number>();
  const add = (message: ConversationMessage) => output.push(message) - 1;
  return {
    say: ({ message, text }) => {
      const place = places.get(message) ?? add({ role: "assistant", content: "" });
      places.set(message, place);
      output[place] = { role: "assistant", content: `${output[place]?.content ?? ""}${text}` };
      return place;
    },
    use: (activity) => {
      output.push(...messagesOfTool(activity));
      // In a call these words are spoken, and remembered as such.
      if (activity.kind === "end-call" && activity.text) add({ role: "assistant", content: activity.text });
    },
    output: () => output,
  };
}
