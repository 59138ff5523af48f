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
const number = lenient(z.int());

/** How fast something is said; a rate that nobody understands becomes the nearest one that is. */
export const SpeakingRate = z.number().transform((rate) => Math.min(fastestRate, Math.max(slowestRate, rate)));

/** One text frame that a page sends into an embedded room. */
export const ClientSignalSchema: z.ZodType<ClientSignal> = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("join"),
    version: z.literal(1),
    abilities: z.object({ recognition: flag, speech: flag }),
    isBack: lenient(z.literal(true)),
  }),
  z.object({ type: z.literal("app"), data: z.string().max(longestAppMessage), number }),
  z.object({ type: z.literal("ping"), at: z.number() }),
  z.object({ type: z.literal("recognised"), text: z.string().max(maxRecognisedLength), isFinal: z.boolean(), number }),
  z.object({ type: z.literal("played"), mark: z.number() }),
  z.object({ type: z.literal("offer"), sdp: z.string().max(maxOfferLength) }),
  z.object({ type: z.literal("transport"), transport: z.enum(["rtc", "pcm"]) }),
  z.object({ type: z.literal("leave") }),
]);

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
export const ClientMessageSchema: z.ZodType<ReadClientMessage> = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("add-message"),
    message: ChatMessageSchema,
    triggerResponseEnabled: lenient(z.boolean()),
    expecting: lenient(z.string().max(maxExpectingLength)),
    rate: lenient(SpeakingRate),
  }),
  z.object({
    type: z.literal("say"),
    message: text,
    endCallAfterSpoken: flag,
    interruptionsEnabled: flag,
    interruptAssistantEnabled: flag,
  }),
  z.object({ type: z.literal("turn-done") }),
  z.object({ type: z.literal("end-call") }),
  z.object({
    type: z.literal("control"),
    control: z.enum(["mute-assistant", "unmute-assistant", "say-first-message"]),
  }),
]);
