import { z } from "zod";

const Server = z.object({
  url: z.string().optional(),
  timeoutSeconds: z.number().optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
  credentialId: z.string().optional(),
});

/** The address of a developer's own server. */
export type ServerSettings = z.infer<typeof Server>;

const Message = z.object({
  type: z.string(),
  content: z.string().optional(),
  timingMilliseconds: z.number().optional(),
  endCallAfterSpokenEnabled: z.boolean().optional(),
});

const common = { messages: z.array(Message).optional() };

/** Words that are said, written in either way (platform contract). */
const Words = z.union([
  z.string(),
  z.object({ content: z.string().optional() }).transform(({ content = "" }) => content),
]);

const Destination = z.object({
  number: z.string().optional(),
  sipUri: z.string().optional(),
  numberE164CheckEnabled: z.boolean().optional(),
  extension: z.string().optional(),
  description: z.string().optional(),
  message: Words.optional(),
  transferPlan: z
    .object({
      mode: z.string(),
      message: Words.optional(),
      timeout: z.number().optional(),
      sipVerb: z.string().optional(),
      summaryPlan: z.object({ enabled: z.boolean().optional() }).optional(),
      fallbackPlan: z.object({ message: Words, endCallEnabled: z.boolean().optional() }).optional(),
    })
    .optional(),
});

/** Whom a call can be passed on to. */
export type PhoneDestination = z.infer<typeof Destination>;

/** @throws ZodError where the platform's contract was not asked before */
export const readPhoneDestination = (value: unknown): PhoneDestination => Destination.parse(value);

const Tool = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("function"),
    ...common,
    async: z.boolean().optional(),
    function: z.object({ name: z.string(), description: z.string().optional(), parameters: z.unknown().optional() }),
    server: Server.optional(),
  }),
  z.object({
    type: z.literal("apiRequest"),
    ...common,
    name: z.string().optional(),
    description: z.string().optional(),
    method: z.enum(["POST", "GET", "PUT", "PATCH", "DELETE"]),
    url: z.string(),
    timeoutSeconds: z.number().optional(),
    credentialId: z.string().optional(),
    body: z.unknown().optional(),
    headers: z.object({ properties: z.record(z.string(), z.unknown()).optional() }).optional(),
  }),
  z.object({ type: z.literal("endCall"), ...common }),
  z.object({ type: z.literal("dtmf"), ...common }),
  z.object({ type: z.literal("transferCall"), ...common, destinations: z.array(Destination) }),
  z.object({
    type: z.literal("query"),
    ...common,
    knowledgeBases: z
      .array(z.object({ name: z.string(), description: z.string(), fileIds: z.array(z.string()) }))
      .optional(),
  }),
]);

/** A tool this platform can use. */
export type ToolSettings = z.infer<typeof Tool>;

/** A tool that looks things up in files. */
export type QuerySettings = Extract<ToolSettings, { readonly type: "query" }>;

/** A tool that passes a call on. */
export type TransferSettings = Extract<ToolSettings, { readonly type: "transferCall" }>;

/** The tools among an assistant's settings that this platform can use. */
export function readTools(tools: readonly unknown[]): readonly ToolSettings[] {
  return tools.flatMap((tool) => Tool.safeParse(tool).data ?? []);
}

/** Reads the address of a developer's own server; undefined when there is none. */
export function readServer(value: unknown): ServerSettings | undefined {
  const server = Server.safeParse(value).data;
  return server?.url ? server : undefined;
}

/** What a model calls a tool. */
export function nameOf(tool: ToolSettings): string {
  switch (tool.type) {
    case "function":
      return tool.function.name;
    case "apiRequest":
      return tool.name ?? "api_request";
    case "endCall":
    case "dtmf":
    case "transferCall":
      return tool.type;
    case "query":
      return ["search", ...(tool.knowledgeBases ?? []).map(({ name }) => name)]
        .join("_")
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[^a-zA-Z0-9]+/g, "_")
        .slice(0, longestName);
  }
}

/** Of a tool, as models take it. Characters. */
const longestName = 60;

/** What is said when this happens to a tool; undefined when nothing is. */
export function messageOf({ messages = [] }: ToolSettings, type: string): string | undefined {
  const content = messages.find((message) => message.type === type)?.content;
  return content?.trim() ? content : undefined;
}

/** When a tool is late, in milliseconds, and what is said then. */
export function delayedMessages({
  messages = [],
}: ToolSettings): readonly { readonly afterMs: number; readonly text: string }[] {
  return messages.flatMap(({ type, content, timingMilliseconds }) =>
    type === "request-response-delayed" && content?.trim()
      ? [{ afterMs: timingMilliseconds ?? defaultDelayMs, text: content }]
      : [],
  );
}

const defaultDelayMs = 1000;
