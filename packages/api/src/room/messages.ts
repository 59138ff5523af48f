import type { ChatMessage, ReadChatMessage } from "./chat-messages.ts";

/** App messages between the client and the assistant (voice-platform specification, section 3). JSON strings on the wire. */

/** The bare word the assistant sends when it listens: the call has started. */
export const listening = "listening";

/** The bare word the client sends when the assistant's audio plays. */
export const playable = "playable";

/** What a client may send. */
export type ClientMessage<Added = ChatMessage> =
  | {
      readonly type: "add-message";
      readonly message: Added;
      readonly triggerResponseEnabled?: boolean | undefined;
      /** What answer the message asks for, so that the embedded platform waits as long as such answers need. */
      readonly expecting?: string | undefined;
      /** How fast it is said: 1 is the voice's own pace. The embedded platform keeps between 0.5 and 2. */
      readonly rate?: number | undefined;
    }
  | {
      readonly type: "say";
      readonly message: string;
      readonly endCallAfterSpoken?: boolean | undefined;
      readonly interruptionsEnabled?: boolean | undefined;
      readonly interruptAssistantEnabled?: boolean | undefined;
    }
  /** The person says that the answer is finished. The embedded platform ends the turn at once. */
  | { readonly type: "turn-done" }
  | { readonly type: "end-call" }
  | {
      readonly type: "control";
      readonly control: "mute-assistant" | "unmute-assistant" | "say-first-message";
      readonly videoRecordingStartDelaySeconds?: number | undefined;
    };

/** A client's message as an embedded platform reads it. */
export type ReadClientMessage = ClientMessage<ReadChatMessage>;

export type AssistantMessage =
  | {
      readonly type: "transcript";
      readonly role: "user" | "assistant";
      readonly transcriptType: "partial" | "final";
      readonly transcript: string;
      /** The same for every transcript of one turn; a hosted platform leaves it out. */
      readonly turnId?: string;
      /** The person began to speak while the assistant was still speaking. */
      readonly beganOverAssistant?: boolean;
    }
  | { readonly type: "speech-update"; readonly role: "user" | "assistant"; readonly status: "started" | "stopped" }
  | { readonly type: "status-update"; readonly status: "in-progress" | "ended"; readonly endedReason?: string }
  /** Recognition, a voice or the responder failed, or nobody transcribes at all; the call continues, the page offers typing. */
  | {
      readonly type: "hang";
      readonly reason: "transcriber-failed" | "transcriber-missing" | "voice-failed" | "responder-failed";
    }
  /** A message of the page was not taken, and why; the call goes on. `path` is the field at fault, "" where it is the whole. */
  | { readonly type: "error"; readonly error: "message-refused"; readonly path: string; readonly message: string }
  /** The person has silenced the assistant; not in the product's own calls. */
  | { readonly type: "user-interrupted" }
  /** The assistant uses its tools. */
  | {
      readonly type: "tool-calls";
      readonly toolCallList: readonly {
        readonly id: string;
        readonly name: string;
        readonly arguments: Readonly<Record<string, unknown>>;
      }[];
    }
  /** A tool has answered. */
  | {
      readonly type: "tool-calls-result";
      readonly toolCallResult: {
        readonly toolCallId: string;
        readonly name: string;
        readonly result: string;
        /** Why it failed, for its developer. */
        readonly metadata?: { readonly failure: string };
      };
    }
  | { readonly type: "turn-metrics"; readonly turnId: string; readonly stagesMs: Readonly<Record<string, number>> };
