import { z } from "zod";
import type { AssistantMessage } from "./messages.ts";
import type { RoomSignal } from "./protocol.ts";

const transport = z.enum(["rtc", "pcm"]);

/** One text frame that a room sends to a page. */
export const RoomSignalSchema: z.ZodType<RoomSignal> = z
  .discriminatedUnion("type", [
    z
      .strictObject({
        type: z.literal("joined"),
        participantId: z.string(),
        speaker: z.strictObject({ id: z.string(), userName: z.string() }).describe("The assistant's participant."),
        offersRtc: z
          .boolean()
          .exactOptional()
          .describe("The page may send an `offer`. Until WebRTC is connected, sound is PCM."),
      })
      .describe("The answer to `join`."),
    z
      .strictObject({ type: z.literal("answer"), sdp: z.string() })
      .describe("The answer to `offer`, with all addresses."),
    z
      .strictObject({ type: z.literal("transport"), transport })
      .describe("How the assistant's sound travels from now on. `pcm`: the microphone must not use WebRTC either."),
    z
      .strictObject({ type: z.literal("app"), data: z.string() })
      .describe("An AssistantMessage as JSON, or the bare word `listening`: the call has started."),
    z
      .strictObject({
        type: z.literal("pong"),
        at: z.number().describe("As in the `ping`."),
        taken: z
          .int()
          .exactOptional()
          .describe("The last `number` that came. What is above it is sent again after a reconnection."),
      })
      .describe("The answer to `ping`."),
    z
      .strictObject({ type: z.literal("mark"), mark: z.number() })
      .describe("Answer with `played` once all sound before this has been played."),
    z.strictObject({ type: z.literal("flush") }).describe("The person interrupted: drop all sound not yet played."),
    z
      .strictObject({
        type: z.literal("speak"),
        mark: z.number(),
        text: z.string(),
        rate: z.number().describe("1 is the voice's own pace."),
      })
      .describe(
        "Speak this with the browser's own voice, then answer `played` with the mark. Only where `abilities.speech` is true.",
      ),
    z
      .strictObject({ type: z.literal("left"), reason: z.string().describe("The call's `endedReason`.") })
      .describe("The call is over. The socket closes after this."),
    z
      .strictObject({
        type: z.literal("error"),
        error: z.enum([
          "connection",
          "end-of-life",
          "no-room",
          "exp-room",
          "exp-token",
          "nbf-room",
          "nbf-token",
          "meeting-full",
          "not-allowed",
          "ejected",
        ]),
        message: z.string(),
      })
      .describe(
        "The room cannot be entered, or was taken over. `no-room`: the call has ended; `exp-token`, `not-allowed`: the address is old or wrong; `ejected`: the call goes on in another place. The others are of rooms elsewhere.",
      ),
  ])
  .describe("A text frame that the room sends.");

const toolCall = z.strictObject({
  id: z.string(),
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
});

/** What an assistant tells the page, as the text of an `app` signal. */
export const AssistantMessageSchema: z.ZodType<AssistantMessage> = z
  .discriminatedUnion("type", [
    z
      .strictObject({
        type: z.literal("transcript"),
        role: z.enum(["user", "assistant"]),
        transcriptType: z.enum(["partial", "final"]),
        transcript: z.string(),
        turnId: z.string().exactOptional().describe("The same for all transcripts of one turn."),
        beganOverAssistant: z
          .boolean()
          .exactOptional()
          .describe("The person began while the assistant was still speaking."),
      })
      .describe("What was said. A `partial` is replaced by the next one of its turn."),
    z
      .strictObject({
        type: z.literal("speech-update"),
        role: z.enum(["user", "assistant"]),
        status: z.enum(["started", "stopped"]),
      })
      .describe("Somebody began or stopped speaking."),
    z
      .strictObject({
        type: z.literal("status-update"),
        status: z.enum(["in-progress", "ended"]),
        endedReason: z.string().exactOptional(),
      })
      .describe("The call began or ended."),
    z
      .strictObject({
        type: z.literal("hang"),
        reason: z.enum(["transcriber-failed", "transcriber-missing", "voice-failed", "responder-failed"]),
      })
      .describe(
        "Something failed and the call goes on. Without a transcriber the page sends `recognised` or `add-message`.",
      ),
    z
      .strictObject({
        type: z.literal("error"),
        error: z.literal("message-refused"),
        path: z.string().describe("The field at fault; empty where it is the whole message."),
        message: z.string(),
      })
      .describe("A message of the page was not taken, and why; the call goes on. Sent for the first five of a call."),
    z.strictObject({ type: z.literal("user-interrupted") }).describe("The person silenced the assistant."),
    z
      .strictObject({ type: z.literal("tool-calls"), toolCallList: z.array(toolCall) })
      .describe("The assistant uses its tools."),
    z
      .strictObject({
        type: z.literal("tool-calls-result"),
        toolCallResult: z.strictObject({
          ...{ toolCallId: z.string(), name: z.string(), result: z.string() },
          metadata: z
            .strictObject({ failure: z.string() })
            .exactOptional()
            .describe("Why it failed, for its developer."),
        }),
      })
      .describe("A tool has answered. Sent only where `clientMessages` names it."),
    z
      .strictObject({
        type: z.literal("turn-metrics"),
        turnId: z.string(),
        stagesMs: z.record(z.string(), z.number()),
      })
      .describe("How long the stages of a turn took, in milliseconds."),
  ])
  .describe(
    "JSON in the `data` of an `app` signal of the room. The assistant's `clientMessages` names the kinds it sends.",
  );
