import type { OperationAnswer, PlatformOperations } from "@dilo/api";

export type Call = OperationAnswer<PlatformOperations["getCall"]>;

/** One thing that happened in a call. */
export interface Happening {
  /** Unique within the call. */
  readonly key: string;
  /** Seconds since the call began. */
  readonly at: number;
  readonly kind: "person" | "assistant" | "system" | "tool" | "result" | "problem";
  readonly text: string;
  /** Of a tool, or the part that had a problem. */
  readonly name?: string | undefined;
  /** Of a tool's use: its result has the same. */
  readonly id?: string | undefined;
}

const kinds: Readonly<Record<string, Happening["kind"]>> = {
  user: "person",
  bot: "assistant",
  assistant: "assistant",
  system: "system",
  tool_calls: "tool",
  tool_call_result: "result",
};

/** Everything that happened in a call in the order of time: words, tools and their results, what failed. */
export function timelineOf(call: Pick<Call, "messages" | "artifact" | "problems" | "startedAt">): readonly Happening[] {
  const messages = call.messages ?? call.artifact?.messages ?? [];
  const said = messages.flatMap((message, index) => happeningsOf(message, `message ${index}`));
  const startedMs = Date.parse(call.startedAt ?? "");
  const failed = (call.problems ?? []).map(({ at, part, message }, index): Happening => {
    const seconds = (Date.parse(at) - startedMs) / 1000;
    return { key: `problem ${index}`, at: Math.max(0, seconds || 0), kind: "problem", text: message, name: part };
  });
  return [...said, ...failed].toSorted((one, other) => one.at - other.at);
}

type Message = NonNullable<Call["messages"]>[number];

function happeningsOf(message: Message, key: string): readonly Happening[] {
  const kind = kinds[message.role] ?? "system";
  const at = message.secondsFromStart;
  if ("toolCalls" in message) {
    return message.toolCalls.map((call, index) => ({ key: `${key} ${index}`, at, kind: "tool", ...wanted(call) }));
  }
  if ("result" in message) {
    const { result, name, toolCallId: id, metadata } = message;
    const text = [result, metadata?.["failure"] ?? []].flat().join("\n");
    return [{ key, at, kind: "result", text, name, id }];
  }
  return [{ key, at, kind, text: message.message }];
}

/** A tool that was wanted, and with what; calls of earlier versions have no `function`. */
function wanted(call: Readonly<Record<string, unknown>>): Pick<Happening, "name" | "text" | "id"> {
  const { name, arguments: given } = (call["function"] ?? call) as { name?: unknown; arguments?: unknown };
  const text = typeof given === "string" ? given : JSON.stringify(given ?? {});
  return { name: String(name ?? ""), text, id: String(call["id"] ?? "") };
}
