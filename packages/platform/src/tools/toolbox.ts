/** A tool as a model is told of it: an OpenAI function. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string | undefined;
  /** JSON Schema of its arguments. */
  readonly parameters: unknown;
}

/** A model wants a tool to be used. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** What came of it, as the model is told. */
export interface ToolResult {
  readonly toolCallId: string;
  readonly name: string;
  readonly result: string;
  /** Why it failed: for its developer, not for the model. */
  readonly metadata?: { readonly failure: string };
}

/** What happens while tools are used. */
export type ToolActivity =
  | { readonly kind: "tool-calls"; readonly calls: readonly ToolCall[] }
  | { readonly kind: "tool-result"; readonly result: ToolResult }
  /** The assistant wants to end the call, with these last words where there are any. */
  | { readonly kind: "end-call"; readonly text: string | undefined };

/** Words to be said while a tool is used. */
export interface ToolSpeech {
  readonly kind: "say";
  readonly text: string;
}

/** The answer ends here: somebody else goes on. */
export interface ToolStop {
  readonly kind: "stop";
}

/** The tools of one assistant. */
export interface Toolbox {
  readonly definitions: readonly ToolDefinition[];
  /** Uses tools, all at the same time. Never throws but the signal's reason: a failure is a result the model reads. */
  run(calls: readonly ToolCall[], signal: AbortSignal): AsyncIterable<ToolActivity | ToolSpeech | ToolStop>;
}

/** What a model reads of a tool that is not there. */
export const noSuchTool = "Error: there is no such tool.";

/** Uses tools of a toolbox; where there is none, models still invent some, and need an answer to each. */
export async function* use(
  tools: Toolbox | undefined,
  calls: readonly ToolCall[],
  signal: AbortSignal,
): AsyncGenerator<ToolActivity | ToolSpeech | ToolStop, void, undefined> {
  if (tools !== undefined) {
    yield* tools.run(calls, signal);
    return;
  }
  yield { kind: "tool-calls", calls };
  for (const { id: toolCallId, name } of calls) {
    yield { kind: "tool-result", result: { toolCallId, name, result: noSuchTool } };
  }
}
