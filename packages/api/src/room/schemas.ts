import { z } from "zod";
import type { ReadClientMessage } from "./messages.ts";
import { type ClientSignal, longestAppMessage } from "./protocol.ts";

/** Longest text one recognition may have. Characters. */
const maxRecognisedLength = 2000;

/** Longest offer; one of a single audio track has about 2,000. Characters. */
const maxOfferLength = 20_000;

/** Longest name of an expected answer. Characters. */
const maxExpectingLength = 80;

/** No voice can be understood outside of these rates; 1 is the voice's own pace. */
const slowestRate = 0.5;
const fastestRate = 2;

/** What a sender may get wrong without harm counts as left out. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const flag = z.boolean().catch(false);

/** How fast something is said; a rate that nobody understands becomes the nearest one that is. */
export const SpeakingRate = z.number().transform((rate) => Math.min(fastestRate, Math.max(slowestRate, rate)));

/** Messages that must arrive are counted; the protocol tells how. */
const number = lenient(z.int()).describe(
  "Counted from 1 over all connections of a page; the room takes no number twice.",
);

/** One text frame that a page sends into an embedded room. */
export const ClientSignalSchema: z.ZodType<ClientSignal> = z
  .discriminatedUnion("type", [
    z
      .object({
        type: z.literal("join"),
        version: z.literal(1),
        abilities: z.object({
          recognition: flag.describe("The browser recognises speech and will send `recognised`."),
          speech: flag.describe("The browser has a voice and will speak what `speak` says."),
        }),
        isBack: lenient(z.literal(true)).describe(
          "The same page is back after a lost connection, and goes on counting.",
        ),
      })
      .describe("The first frame."),
    z
      .object({ type: z.literal("app"), data: z.string().max(longestAppMessage), number })
      .describe(
        "A ClientMessage as JSON, or the bare word `playable`: the page can play sound, the assistant may begin.",
      ),
    z
      .object({ type: z.literal("ping"), at: z.number().describe("Comes back in the `pong`.") })
      .describe("Every two seconds; after ten without any frame the connection is taken for lost."),
    z
      .object({
        type: z.literal("recognised"),
        text: z.string().max(maxRecognisedLength),
        isFinal: z.boolean(),
        number,
      })
      .describe("The browser's own recognition heard this."),
    z
      .object({ type: z.literal("played"), mark: z.number() })
      .describe("All sound before this mark has been played, or the text of `speak` with this mark spoken."),
    z
      .object({ type: z.literal("offer"), sdp: z.string().max(maxOfferLength) })
      .describe(
        "Asks for WebRTC, where `joined` offered it: one audio track. The page connects, so its own addresses may be missing.",
      ),
    z
      .object({ type: z.literal("transport"), transport: z.enum(["rtc", "pcm"]) })
      .describe("`rtc`: connected, the microphone comes that way from now on. `pcm`: it did not connect, or was lost."),
    z.object({ type: z.literal("leave") }).describe("The person hangs up."),
  ])
  .describe("A text frame that a page sends.");

const text = z.string().max(longestAppMessage);

/** A text as a whole, or in parts; parts that are no text are left out. */
const content = z
  .union([z.string(), z.array(z.object({ text: z.string().optional() })), z.null()])
  .optional()
  .transform((given) => (typeof given === "string" ? given : (given ?? []).map((part) => part.text ?? "").join("")))
  .pipe(text);

const readRoles = {
  system: "system",
  developer: "system",
  user: "user",
  assistant: "assistant",
  tool: "tool",
  function: "tool",
} as const;

/** Roles whose messages are their text: an assistant's may be the use of a tool alone, and a function may answer nothing. */
const needsText: ReadonlySet<string> = new Set(["system", "developer", "user", "tool"]);

const ChatMessageSchema = z
  .object({ role: z.enum(["system", "developer", "user", "assistant", "tool", "function"]), content })
  .refine(({ role, content: said }) => said.trim() !== "" || !needsText.has(role), {
    path: ["content"],
    error: "it must have text",
  })
  .transform(({ role, content: said }) => ({ role: readRoles[role], content: said }));

/** One app message of the client. Messages of a hosted platform that this one does not serve do not pass. */
export const ClientMessageSchema: z.ZodType<ReadClientMessage> = z
  .discriminatedUnion("type", [
    z
      .object({
        type: z.literal("add-message"),
        message: ChatMessageSchema,
        triggerResponseEnabled: lenient(z.boolean()).describe("Whether the assistant answers it; true when left out."),
        expecting: lenient(z.string().max(maxExpectingLength)).describe(
          "What answer a question waits for, so that the pause it is given fits.",
        ),
        rate: lenient(SpeakingRate).describe("How fast a system message is said: 1 is the voice's own pace."),
      })
      .describe("Adds a message to the conversation."),
    z
      .object({
        type: z.literal("say"),
        message: text,
        endCallAfterSpoken: flag,
        interruptionsEnabled: flag.describe("Whether the person can interrupt it."),
        interruptAssistantEnabled: flag.describe("Whether it is said at once, in place of what is being said."),
      })
      .describe("Has the assistant say these words."),
    z.object({ type: z.literal("turn-done") }).describe("The person is done speaking: the turn ends at once."),
    z.object({ type: z.literal("end-call") }).describe("Ends the call."),
    z
      .object({
        type: z.literal("control"),
        control: z.enum(["mute-assistant", "unmute-assistant", "say-first-message"]),
      })
      .describe("Mutes the assistant or lets it speak again, or has it say its first message."),
  ])
  .describe(`JSON in the \`data\` of an \`app\` signal of the page, at most ${longestAppMessage} characters.`);

export * from "./sent-schemas.ts";
