import { z } from "zod";
import type { Outbound, OutboundAnswer } from "../outbound/outbound.ts";
import { PlatformError, retryUnreachable } from "../platform-error.ts";
import { noSuchTool, type ToolCall, use } from "../tools/toolbox.ts";
import { firstMessageOf, isDelta, type Responder, type ResponderTurn, type ResponsePiece } from "./responder.ts";
import { readEvents } from "./server-sent-events.ts";
import { withPairedTools } from "./tool-messages.ts";
import { type WantedCall, WantedCalls } from "./wanted-calls.ts";

/** Longest wait for the next piece of an answer. Milliseconds. */
const pieceWithinMs = 15_000;

/** A longer answer would never be spoken to its end. Characters. */
const longestAnswer = 10_000;

/** Tokens of an answer when the assistant names no number (platform contract). */
const defaultTokens = 250;

export interface OpenAiResponderSettings {
  /** Ends before "/chat/completions": "https://api.openai.com/v1". */
  readonly baseUrl: string;
  /** "" when the service needs none. */
  readonly key: string;
  /** The model's name. It is the operator's to choose: the one an assistant names is not asked for. */
  readonly model: string;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How the service is asked where a developer names its address; without it, directly. */
  readonly outbound?: Outbound | undefined;
}

const Chunk = z.object({
  error: z.unknown().optional(),
  usage: z
    .object({
      prompt_tokens: z.number(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
      completion_tokens: z.number(),
    })
    .nullish(),
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().optional(),
                  id: z.string().nullish(),
                  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).optional(),
                }),
              )
              .nullish(),
          })
          .optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
});

const Instructed = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string().nullable() })).optional(),
  temperature: z.number().optional(),
  maxTokens: z.number().optional(),
});

/** Lets a language model answer through a streamed `POST {baseUrl}/chat/completions`, with an assistant's instructions. */
export function openAiResponder(settings: OpenAiResponderSettings): Responder {
  return async function* (turn, signal) {
    const timeout = openDeltaTimeout(signal, settings.timeoutMs ?? pieceWithinMs);
    try {
      let length = 0;
      for await (const piece of converse(settings, turn, timeout)) {
        length += isDelta(piece) ? piece.text.length : 1;
        if (length > longestAnswer) throw new PlatformError("malformed", "The model's answer has no end.");
        yield piece;
      }
      if (length === 0) throw new PlatformError("malformed", "The model answered nothing.");
    } catch (error) {
      throw timeout.explain(error);
    } finally {
      timeout.end();
    }
  };
}

/** Waits for one piece at a time. `end` also calls off what is still under way. */
function openDeltaTimeout(signal: AbortSignal, withinMs: number) {
  const ending = new AbortController();
  let isLate = false;
  const late = () => {
    isLate = true;
    ending.abort();
  };
  let timer = setTimeout(late, withinMs);
  return {
    signal: AbortSignal.any([signal, ending.signal]),
    renew: () => {
      clearTimeout(timer);
      timer = setTimeout(late, withinMs);
    },
    /** Tools have timeouts of their own. */
    pause: () => clearTimeout(timer),
    end: () => {
      clearTimeout(timer);
      ending.abort();
    },
    /** What an error of the work really was. */
    explain: (error: unknown): unknown => {
      if (signal.aborted) return signal.reason;
      if (isLate) return new PlatformError("timeout", "The language model did not answer in time.");
      if (error instanceof PlatformError) return error;
      return new PlatformError("unreachable", "The language model could not be reached.", { cause: error });
    },
  };
}

/** A model that wants tools again and again is stopped after so many rounds. */
const mostRounds = 8;

type DeltaTimeout = ReturnType<typeof openDeltaTimeout>;

/** Lets the model answer, uses the tools it wants, and lets it go on with their results. */
async function* converse(
  settings: OpenAiResponderSettings,
  turn: ResponderTurn,
  timeout: DeltaTimeout,
): AsyncGenerator<ResponsePiece, void, undefined> {
  const added: unknown[] = [];
  let message = 0;
  for (let count = 0; count < mostRounds; count += 1) {
    const wanted = new WantedCalls();
    const round: Round = { turn, added, wanted, isCut: false };
    let said = "";
    for await (const text of stream(settings, round, timeout)) {
      said += text;
      yield { message, text };
    }
    if (said !== "") message += 1;
    const calls = wanted.calls(round.isCut);
    if (calls.length === 0) return;
    added.push(wanted.asMessage(said));
    timeout.pause();
    const sound = calls.filter(isSound);
    const results = new Map<string, string>();
    let isEnding = false;
    for await (const event of sound.length === 0 ? [] : use(turn.tools, sound, timeout.signal)) {
      if (event.kind === "say") yield { message: message++, text: event.text, isWhole: true };
      else if (event.kind !== "stop") yield event;
      // A tool that was not used for its arguments has to be wanted again, whatever the others have said.
      isEnding ||= event.kind === "end-call" || (event.kind === "stop" && sound.length === calls.length);
      if (event.kind === "tool-result") results.set(event.result.toolCallId, event.result.result);
    }
    for (const { id, arguments: values } of calls) {
      const content = values === undefined ? brokenArguments : (results.get(id) ?? noSuchTool);
      added.push({ role: "tool", tool_call_id: id, content });
    }
    if (isEnding) return;
    timeout.renew();
  }
  throw new PlatformError("malformed", "The language model wants tools without end.");
}

interface Round {
  readonly turn: ResponderTurn;
  /** What was added in earlier rounds of this answer, in the service's own words. */
  readonly added: readonly unknown[];
  readonly wanted: WantedCalls;
  /** The answer broke off because it was too long. */
  isCut: boolean;
}

const isSound = (call: WantedCall): call is ToolCall => call.arguments !== undefined;

const brokenArguments =
  "Error: the tool was not used. Its arguments were cut off, or are no JSON object: use it again, with all of them.";

async function* stream(
  settings: OpenAiResponderSettings,
  round: Round,
  timeout: DeltaTimeout,
): AsyncGenerator<string, void, undefined> {
  // Once a piece has arrived it may have been spoken: only an answer that has not begun is retried.
  const body = await retryUnreachable(() => open(settings, round, timeout.signal));
  let isWhole = false;
  for await (const data of readEvents(body)) {
    if (data === "[DONE]") return;
    const { usage, choices = [] } = readChunk(data);
    if (usage) {
      const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = usage;
      const cachedPromptTokens = usage.prompt_tokens_details?.cached_tokens ?? undefined;
      round.turn.onUsage?.({ promptTokens, completionTokens, ...(cachedPromptTokens && { cachedPromptTokens }) });
    }
    const [choice] = choices;
    // Events that say nothing keep nobody waiting: a service could send them forever.
    if (choice?.delta?.content || choice?.delta?.tool_calls?.length) timeout.renew();
    if (choice?.delta?.content) yield choice.delta.content;
    for (const part of choice?.delta?.tool_calls ?? []) round.wanted.add(part);
    round.isCut ||= choice?.finish_reason === "length";
    isWhole ||= ["stop", "length", "tool_calls"].includes(choice?.finish_reason ?? "");
  }
  if (!isWhole) throw new PlatformError("unreachable", "The language model stopped in the middle of its answer.");
}

async function open(
  { baseUrl, key, model, headers, outbound }: OpenAiResponderSettings,
  round: Round,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const url = `${baseUrl.replace(/\/$/, "")}/chat/completions`;
  const asked = {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", ...(key !== "" && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, stream: true, ...request(round) }),
    signal,
  } as const;
  const { status, stream: answer } = await (outbound ?? directly)(url, asked);
  if (status >= 200 && status < 300 && answer !== undefined) return answer;
  await answer?.cancel();
  throw refused(status);
}

/** Asks a service that the operator chose, or a vendor's own. */
async function directly(
  url: string,
  request: Parameters<Outbound>[1],
): Promise<Pick<OutboundAnswer, "status" | "stream">> {
  const { status, body } = await fetch(url, request);
  return { status, stream: body ?? undefined };
}

/** What the model receives: the assistant's instructions, what it said first, and the conversation. */
function request({ turn: { assistant, history, input, tools, onUsage }, added }: Round) {
  const { messages = [], temperature, maxTokens } = Instructed.safeParse(assistant["model"]).data ?? {};
  const isMadeUp = assistant["firstMessageMode"] === "assistant-speaks-first-with-model-generated-message";
  const first = isMadeUp ? undefined : firstMessageOf(assistant);
  const isGreeted = history.some(({ role }) => role === "assistant");
  const greeting = first === undefined || isGreeted ? [] : [{ role: "assistant", content: first }];
  const said = [
    ...messages.map(({ role, content }) => ({ role, content: content ?? undefined })),
    ...greeting,
    ...history,
    ...input,
  ];
  return {
    messages: [...withPairedTools(said), ...added],
    ...(tools && { tools: tools.definitions.map((definition) => ({ type: "function", function: definition })) }),
    ...(onUsage && { stream_options: { include_usage: true } }),
    max_tokens: maxTokens ?? defaultTokens,
    ...(temperature !== undefined && { temperature }),
  };
}

function refused(status: number): PlatformError {
  const isItsFault = status >= 500 || status === 429;
  return new PlatformError(isItsFault ? "unreachable" : "refused", `The language model answered ${status}.`);
}

/** @throws PlatformError; the parser's own error would quote the text */
function readChunk(data: string): z.infer<typeof Chunk> {
  let chunk: unknown;
  try {
    chunk = JSON.parse(data);
  } catch {
    throw new PlatformError("malformed", "The language model's answer is not JSON.");
  }
  const read = Chunk.safeParse(chunk);
  if (!read.success) throw new PlatformError("malformed", "The language model's answer has another shape.");
  if (read.data.error !== undefined) {
    throw new PlatformError("unreachable", "The language model failed in the middle of its answer.");
  }
  return read.data;
}
