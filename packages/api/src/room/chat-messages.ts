/** A piece of a message's content that is text. */
export interface TextPart {
  readonly type: "text";
  readonly text: string;
}

/** A piece of what a person says that is no text. An embedded platform reads only text. */
export type MediaPart =
  | {
      readonly type: "image_url";
      readonly image_url: { readonly url: string; readonly detail?: "auto" | "low" | "high" };
    }
  | { readonly type: "input_audio"; readonly input_audio: { readonly data: string; readonly format: "wav" | "mp3" } }
  | {
      readonly type: "file";
      readonly file: { readonly file_data?: string; readonly file_id?: string; readonly filename?: string };
    };

type Text = string | readonly TextPart[];

/** A message of a conversation with a model, as OpenAI's chat API has it: what `add-message` adds. */
export type ChatMessage =
  | { readonly role: "system" | "developer"; readonly content: Text; readonly name?: string }
  | { readonly role: "user"; readonly content: string | readonly (TextPart | MediaPart)[]; readonly name?: string }
  | {
      readonly role: "assistant";
      readonly content?: string | readonly (TextPart | { readonly type: "refusal"; readonly refusal: string })[] | null;
      readonly name?: string;
      readonly refusal?: string | null;
      readonly audio?: { readonly id: string } | null;
      readonly tool_calls?: readonly {
        readonly id: string;
        readonly type: "function";
        readonly function: { readonly name: string; readonly arguments: string };
      }[];
      readonly function_call?: { readonly name: string; readonly arguments: string } | null;
    }
  | { readonly role: "tool"; readonly content: Text; readonly tool_call_id: string }
  | { readonly role: "function"; readonly content: string | null; readonly name: string };

/** A message as an embedded platform reads it: its text, a developer's as the system's, a function's as a tool's. */
export interface ReadChatMessage {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly content: string;
}
