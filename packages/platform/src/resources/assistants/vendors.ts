import type { Served } from "@dilo/api/operations";
import type { ResourceSettings } from "../core/operations/resource-context.ts";

/** Where vendors offer the API of OpenAI's chat completions. */
export const modelAddresses: Readonly<Record<string, string>> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  cerebras: "https://api.cerebras.ai/v1",
  deepinfra: "https://api.deepinfra.com/v1/openai",
  "deep-seek": "https://api.deepseek.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta/openai",
  groq: "https://api.groq.com/openai/v1",
  openrouter: "https://openrouter.ai/api/v1",
  "perplexity-ai": "https://api.perplexity.ai",
  "together-ai": "https://api.together.xyz/v1",
  xai: "https://api.x.ai/v1",
};

const voices: readonly string[] = ["11labs", "openai"];
const transcribers: readonly string[] = ["deepgram", "openai"];

/** Who can serve an assistant: vendors the org has a key of, and those the server's settings name. */
export function servedBy(
  names: ReadonlySet<string>,
  {
    responder,
    vendors = {},
    outbound,
    telephone,
  }: Pick<ResourceSettings, "responder" | "vendors" | "outbound" | "telephone">,
): Served {
  const reached = (offered: readonly string[], setting?: string): Served["voices"] =>
    new Map([
      ...(setting === undefined ? [] : ([[setting, "setting"]] as const)),
      ...offered.filter((name) => names.has(name)).map((name) => [name, "credential"] as const),
    ]);
  return {
    hasModel: responder !== undefined,
    hasTelephone: telephone !== undefined,
    // One's own model is reached at the address that is written with it.
    models: reached([...Object.keys(modelAddresses), "custom-llm"]),
    voices: reached(voices, vendors.voice),
    transcribers: reached(transcribers, vendors.transcriber),
    asks: (url) => outbound.mayAsk?.(url) ?? true,
  };
}
