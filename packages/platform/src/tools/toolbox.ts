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
