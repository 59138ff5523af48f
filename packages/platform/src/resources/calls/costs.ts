import type { AssistantMessage } from "@dilo/api";
import type { TokenUsage } from "../../responders/responder.ts";

/** What this server's services cost, in US dollars; what is left out is not counted. */
export interface Prices {
  /** A minute of a call. */
  readonly callMinute?: number | undefined;
  /** A minute of a call that a transcriber hears. */
  readonly transcriberMinute?: number | undefined;
  /** A thousand characters that a voice says. */
  readonly voiceThousandCharacters?: number | undefined;
  /** A million tokens that a model reads. */
  readonly modelMillionInput?: number | undefined;
  /** A million tokens that a model writes. */
  readonly modelMillionOutput?: number | undefined;
}

/** What of a call has a price. */
interface Consumption {
  readonly minutes: number;
  /** That the assistant said. */
  readonly characters: number;
  readonly tokens: TokenUsage;
}

/** Tokens added up. */
export function addTokens(one: TokenUsage, other: TokenUsage): TokenUsage {
  const cached = (one.cachedPromptTokens ?? 0) + (other.cachedPromptTokens ?? 0);
  return {
    promptTokens: one.promptTokens + other.promptTokens,
    ...(cached > 0 && { cachedPromptTokens: cached }),
    completionTokens: one.completionTokens + other.completionTokens,
  };
}

/** No tokens at all. */
export const noTokens: TokenUsage = { promptTokens: 0, completionTokens: 0 };

/** Whether the tokens of a model have a price, and are to be counted. */
export function pricesTokens({ modelMillionInput, modelMillionOutput }: Prices = {}): boolean {
  return modelMillionInput !== undefined || modelMillionOutput !== undefined;
}

/** What tokens cost; undefined where they have no price. US dollars. */
export function tokenCost(prices: Prices, { promptTokens, completionTokens }: TokenUsage): number | undefined {
  const { modelMillionInput, modelMillionOutput } = prices;
  if (!pricesTokens(prices)) return undefined;
  return (promptTokens * (modelMillionInput ?? 0) + completionTokens * (modelMillionOutput ?? 0)) / 1_000_000;
}

/** Counts what a call consumes. */
export function openMeter(prices: Prices = {}) {
  let characters = 0;
  let tokens: TokenUsage = { promptTokens: 0, completionTokens: 0 };
  return {
    onMessage: (message: AssistantMessage): void => {
      if (message.type === "transcript" && message.role === "assistant") characters += message.transcript.length;
    },
    /** Left out where tokens have no price: they are not asked for then. */
    ...(pricesTokens(prices) && {
      onUsage: (usage: TokenUsage): void => {
        tokens = addTokens(tokens, usage);
      },
    }),
    /** What a call of so many milliseconds cost. */
    cost: (lastedMs: number, servedBy: Partial<ServedBy>) =>
      costOf(prices, { minutes: lastedMs / 60_000, characters, tokens }, servedBy),
  };
}

/** What a call cost, as its row has it; undefined where nothing has a price. */
function costOf(prices: Prices, { minutes, characters, tokens }: Consumption, servedBy: Partial<ServedBy>) {
  const { callMinute, transcriberMinute, voiceThousandCharacters } = prices;
  const vapi = times(callMinute, minutes);
  const stt = times(transcriberMinute, minutes);
  const tts = times(voiceThousandCharacters, characters / 1000);
  const llm = tokenCost(prices, tokens);
  if ([vapi, stt, tts, llm].every((part) => part === undefined)) return undefined;
  const named = (name: string | undefined) => ({ provider: name ?? "server" });
  const costs = [
    vapi !== undefined && { type: "vapi", subType: "normal", minutes, cost: vapi },
    stt !== undefined && { type: "transcriber", transcriber: named(servedBy.transcriber), minutes, cost: stt },
    tts !== undefined && { type: "voice", voice: named(servedBy.voice), characters, cost: tts },
    llm !== undefined && { type: "model", model: named(servedBy.model), ...tokens, cost: llm },
  ].filter((cost) => cost !== false);
  const total = costs.reduce((sum, { cost }) => sum + cost, 0);
  const breakdown = { vapi, stt, tts, llm, total, ttsCharacters: characters };
  const ofModel = {
    llmPromptTokens: tokens.promptTokens,
    llmCachedPromptTokens: tokens.cachedPromptTokens,
    llmCompletionTokens: tokens.completionTokens,
  };
  const costBreakdown = Object.fromEntries(
    Object.entries({ ...breakdown, ...ofModel }).filter(([, value]) => value !== undefined),
  );
  return { cost: total, costs, costBreakdown };
}

interface ServedBy {
  readonly model: string;
  readonly voice: string;
  readonly transcriber: string;
}

function times(price: number | undefined, amount: number): number | undefined {
  return price === undefined ? undefined : price * amount;
}
