import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Outbound, OutboundRequest } from "../outbound/outbound.ts";
import { PlatformError } from "../platform-error.ts";
import { addressOf, type FillText } from "./tool-arguments.ts";
import type { ServerSettings, ToolSettings } from "./tool-settings.ts";
import type { ToolCall } from "./toolbox.ts";

/** A server that names no timeout is waited for this long. Seconds (platform contract). */
export const defaultTimeoutSeconds = 20;

/** What a server knows us by: a token, or a key that signs what we send. */
export interface ServerSecret {
  readonly kind: "bearer" | "hmac";
  readonly secret: string;
  /** The header it travels in; "authorization" for a token when left out. */
  readonly header: string | undefined;
}

/** Tells what a server learns of the conversation: `{ call }` or `{ chat }`. */
export type About = () => Promise<Readonly<Record<string, unknown>>>;

export interface ServerContext {
  readonly server: ServerSettings | undefined;
  readonly outbound: Outbound;
  readonly secretOf: (credentialId: string | undefined) => Promise<ServerSecret | undefined>;
  readonly about: About;
  readonly fill: FillText;
  readonly now: () => Date;
}

const Results = z.object({
  results: z.array(
    z.object({ toolCallId: z.string().optional(), result: z.unknown().optional(), error: z.unknown().optional() }),
  ),
});

/** Asks the developer's server for the result of a function. @throws PlatformError; the signal's reason */
export async function askServer(
  context: ServerContext,
  tool: Extract<ToolSettings, { type: "function" }>,
  call: ToolCall,
  signal: AbortSignal,
): Promise<string> {
  const server = tool.server?.url ? tool.server : context.server;
  if (server?.url === undefined) throw new PlatformError("refused", "The tool has no server.");
  const message = {
    type: "tool-calls",
    timestamp: context.now().getTime(),
    ...(await context.about()),
    toolCallList: [wishOf(call)],
    toolWithToolCallList: [{ ...toldOf(tool, server), toolCall: { ...wishOf(call), parameters: call.arguments } }],
  };
  const delivery = { message: { message }, id: randomUUID() };
  const to = filledServer(server, call, context.fill);
  if (tool.async === true) {
    // It outlives the answer in which it was wanted, and nobody hears what comes of it.
    void send(context, to, delivery, new AbortController().signal).catch(() => {});
    return "It was sent to the server, and is not waited for: its result is not known.";
  }
  const text = await send(context, to, delivery, signal);
  const results = resultsIn(text);
  const own =
    results.find(({ toolCallId }) => toolCallId === call.id) ?? (results.length === 1 ? results[0] : undefined);
  if (own === undefined)
    throw new PlatformError("malformed", "The developer's server answered no result with this toolCallId.");
  return own.error === undefined ? textOf(own.result) : `Error: ${textOf(own.error)}`;
}

/** @throws PlatformError `malformed` */
function resultsIn(text: string) {
  try {
    return Results.parse(JSON.parse(text)).results;
  } catch (cause) {
    const message = "The developer's server answered no JSON with results: [{ toolCallId, result }].";
    throw new PlatformError("malformed", message, { cause });
  }
}

/** A tool's use in both published shapes: arguments as an object beside the name, and as JSON in `function`. */
export function wishOf({ id, name, arguments: values }: ToolCall) {
  const described = { name, arguments: JSON.stringify(values), parameters: values };
  return { id, type: "function", name, arguments: values, function: described };
}

/** The tool itself, as its developer wrote it; not the headers of its server, which may hold secrets. */
function toldOf(tool: Extract<ToolSettings, { type: "function" }>, { url, timeoutSeconds }: ServerSettings) {
  const { name, description, parameters } = tool.function;
  return {
    ...{ type: "function", name, description, parameters, async: tool.async ?? false },
    ...{ function: { name, description, parameters }, messages: tool.messages ?? [] },
    server: { url, ...(timeoutSeconds !== undefined && { timeoutSeconds }) },
  };
}

function filledServer(server: ServerSettings, { arguments: values }: ToolCall, fill: FillText): ServerSettings {
  const { url = "", headers } = server;
  return {
    ...server,
    url: addressOf(url, values, fill),
    ...(headers && { headers: filledTexts(headers, values, fill) }),
  };
}

function filledTexts(texts: Readonly<Record<string, unknown>>, values: ToolCall["arguments"], fill: FillText) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(String(text), values)]));
}

/** Makes the request an `apiRequest` tool describes. @throws PlatformError; the signal's reason */
export async function askApi(
  context: ServerContext,
  tool: Extract<ToolSettings, { type: "apiRequest" }>,
  call: ToolCall,
  signal: AbortSignal,
): Promise<string> {
  const isBodyless = tool.method === "GET" || tool.method === "DELETE";
  const headers = Object.entries(tool.headers?.properties ?? {}).flatMap(([name, schema]) => {
    const { value, default: usual } = (schema ?? {}) as { readonly value?: unknown; readonly default?: unknown };
    const text = value ?? usual;
    return text === undefined ? [] : [[name, context.fill(String(text), call.arguments)] as const];
  });
  const secret = await context.secretOf(tool.credentialId);
  const body = isBodyless ? undefined : JSON.stringify(call.arguments);
  const answer = await context.outbound(addressOf(tool.url, call.arguments, context.fill), {
    method: tool.method,
    headers: {
      ...Object.fromEntries(headers),
      ...(body !== undefined && json),
      ...signed(secret, { id: randomUUID(), body: body ?? "", now: context.now() }),
    },
    ...(body !== undefined && { body }),
    signal: within(signal, tool.timeoutSeconds),
  });
  if (answer.status < 200 || answer.status >= 300) {
    await answer.stream?.cancel();
    throw new AnsweredError(answer.status);
  }
  return answer.text();
}

const json = { "content-type": "application/json" };

/** What is sent to a developer's server. */
interface Delivery {
  readonly message: unknown;
  /** The same when it is sent again, so that a server knows what it has had. */
  readonly id: string;
}

/** Sends a message to a developer's server. @returns its answer's text @throws PlatformError; the signal's reason */
export async function send(
  context: Pick<ServerContext, "outbound" | "secretOf" | "now">,
  server: ServerSettings,
  { message, id }: Delivery,
  signal: AbortSignal,
): Promise<string> {
  const body = JSON.stringify(message);
  const secret = await context.secretOf(server.credentialId);
  const own = Object.entries(server.headers ?? {}).map(([name, value]) => [name, String(value)] as const);
  const sent = { id, body, now: context.now() };
  const request: OutboundRequest = {
    method: "POST",
    headers: { ...Object.fromEntries(own), ...json, ...stamped(sent), ...signed(secret, sent) },
    body,
    signal: within(signal, server.timeoutSeconds),
  };
  const answer = await context.outbound(server.url ?? "", request);
  const text = await answer.text();
  if (answer.status < 200 || answer.status >= 300) throw new AnsweredError(answer.status);
  return text;
}

interface Sent {
  readonly id: string;
  readonly body: string;
  readonly now: Date;
}

/** A message's id and time: a server recognises by them what it has had before, signed or not. */
function stamped({ id, now }: Sent) {
  return { "webhook-id": `msg_${id}`, "webhook-timestamp": String(Math.floor(now.getTime() / 1000)) };
}

/** The headers a server knows us by: the vendor's, the credential's own, and those of Standard Webhooks. */
function signed(secret: ServerSecret | undefined, sent: Sent): Readonly<Record<string, string>> {
  if (secret === undefined) return {};
  const { body } = sent;
  const stamps = stamped(sent);
  const signing = `${stamps["webhook-id"]}.${stamps["webhook-timestamp"]}.${body}`;
  const signature = createHmac("sha256", keyOf(secret.secret)).update(signing).digest("base64");
  const standard = { ...stamps, "webhook-signature": `v1,${signature}` };
  if (secret.kind === "bearer") {
    const header = secret.header ?? "authorization";
    return {
      ...standard,
      "x-vapi-secret": secret.secret,
      [header]: header === "authorization" ? `Bearer ${secret.secret}` : secret.secret,
    };
  }
  const hex = createHmac("sha256", secret.secret).update(body).digest("hex");
  return { ...standard, [secret.header ?? "x-signature"]: hex };
}

/** Standard Webhooks writes its keys as `whsec_` and base64. */
function keyOf(secret: string): Buffer {
  return secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : Buffer.from(secret);
}

function within(signal: AbortSignal, seconds = defaultTimeoutSeconds): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** A developer's server answered, but not that all is well. */
export class AnsweredError extends PlatformError {
  readonly status: number;
  constructor(status: number) {
    const code = status >= 500 || status === 429 ? "unreachable" : "refused";
    super(code, `The developer's server answered ${status}.`);
    this.status = status;
  }
}
