import { z } from "zod";
import type { CallServices } from "../../platform.ts";
import {
  deepgramTranscriber,
  elevenLabsVoice,
  openAiResponder,
  openAiTranscriber,
  openAiVoice,
} from "../../services.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type VendorKeys, vendorKeys } from "../credentials/vendor-keys.ts";
import type { ResolvedAssistant } from "./resolve-assistant.ts";
import { modelAddresses } from "./vendors.ts";

const Model = z.object({
  provider: z.string(),
  model: z.string().optional(),
  url: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  timeoutSeconds: z.number().optional(),
});
const VoiceChoice = z.object({
  provider: z.string(),
  voiceId: z.string(),
  model: z.string().optional(),
  instructions: z.string().optional(),
  stability: z.number().optional(),
  similarityBoost: z.number().optional(),
  style: z.number().optional(),
  useSpeakerBoost: z.boolean().optional(),
  pronunciationDictionaryLocators: z
    .array(z.object({ pronunciationDictionaryId: z.string(), versionId: z.string().optional() }))
    .optional(),
});
const TranscriberChoice = z.object({ provider: z.string(), model: z.string().optional() });

/** Who serves an assistant, by name: a vendor and its model or voice, or the server's own. */
export type ServedNames = Readonly<Record<"model" | "voice" | "transcriber", string>>;

/** The services of one assistant, and who they are. */
export interface AssistantServices extends CallServices {
  readonly names: ServedNames;
}

/** Opens the services an assistant names, with the keys of its org; those it does not name are the server's own. */
export async function openAssistantServices(
  context: ResourceContext,
  orgId: string,
  assistant: ResolvedAssistant,
): Promise<AssistantServices> {
  const keys = await vendorKeys(context, orgId, assistant);
  const model = openModel(context, keys, Model.safeParse(assistant["model"]).data);
  const voice = openVoice(keys, VoiceChoice.safeParse(assistant["voice"]).data);
  const transcriber = openTranscriber(keys, TranscriberChoice.safeParse(assistant["transcriber"]).data);
  return {
    responder: model?.service,
    voice: voice?.service,
    transcriber: transcriber?.service,
    names: {
      model: model?.name ?? "server",
      voice: voice?.name ?? "server",
      transcriber: transcriber?.name ?? "server",
    },
  };
}

function openModel({ outbound }: ResourceContext, keys: VendorKeys, chosen: z.infer<typeof Model> | undefined) {
  if (chosen === undefined) return undefined;
  const { provider, model = "", url = "", headers, timeoutSeconds } = chosen;
  const key = keys.get(provider);
  if (provider === "custom-llm") {
    const baseUrl = url.replace(/\/chat\/completions\/?$/, "");
    const timeout = timeoutSeconds === undefined ? {} : { timeoutMs: timeoutSeconds * 1000 };
    const service = openAiResponder({ baseUrl, key: key ?? "", model, headers, outbound, ...timeout });
    return { service, name: "custom-llm" };
  }
  const baseUrl = modelAddresses[provider];
  if (key === undefined || baseUrl === undefined) return undefined;
  return { service: openAiResponder({ baseUrl, key, model }), name: `${provider}/${model}` };
}

function openVoice(keys: VendorKeys, chosen: z.infer<typeof VoiceChoice> | undefined) {
  const key = keys.get(chosen?.provider ?? "");
  if (chosen === undefined || key === undefined) return undefined;
  const { voiceId, model, instructions, pronunciationDictionaryLocators: dictionaries } = chosen;
  const name = `${chosen.provider}/${voiceId}`;
  if (chosen.provider === "11labs") {
    return { service: elevenLabsVoice({ key, voiceId, model, sound: soundOf(chosen), dictionaries }), name };
  }
  if (chosen.provider !== "openai") return undefined;
  const settings = { baseUrl: modelAddresses["openai"] ?? "", key, voice: voiceId, instructions };
  return { service: openAiVoice({ ...settings, model: model ?? "tts-1", name: "OpenAI" }), name };
}

/** How ElevenLabs is to sound, in its own words. */
function soundOf(chosen: z.infer<typeof VoiceChoice>): Readonly<Record<string, number | boolean>> {
  const named = {
    stability: chosen.stability,
    similarity_boost: chosen.similarityBoost,
    style: chosen.style,
    use_speaker_boost: chosen.useSpeakerBoost,
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function openTranscriber(keys: VendorKeys, chosen: z.infer<typeof TranscriberChoice> | undefined) {
  const key = keys.get(chosen?.provider ?? "");
  if (chosen === undefined || key === undefined) return undefined;
  const { provider, model } = chosen;
  if (provider === "deepgram") {
    const service = deepgramTranscriber({ key, ...(model !== undefined && { model }) });
    return { service, name: `deepgram/${model ?? ""}` };
  }
  if (provider !== "openai") return undefined;
  const settings = { baseUrl: modelAddresses["openai"] ?? "", key, model: model ?? "whisper-1" };
  return { service: openAiTranscriber({ ...settings, name: "OpenAI" }), name: `openai/${settings.model}` };
}
