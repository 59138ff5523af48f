import type { PublicConfig } from "@dilo/api";
import { serviceName } from "../calls/service-name.ts";
import { price } from "../payments/config.ts";
import { platformPath } from "../resources/routes.ts";
import type { Config, ModelConfig, SpeakerConfig, TranscriberConfig } from "./config.ts";

type Service = PublicConfig["voice"]["transcriber"];
type Speaker = PublicConfig["voice"]["speaker"];

/** Address of the hosted platform's calls. */
const hostedPlatform = "https://api.vapi.ai";

/**
 * What the page may know of the settings: no key, and who hears and speaks, for the consent sentence.
 * @param hasLocalVoice whether this server speaks by itself when no service is set
 */
export function publicConfigOf(config: Config, hasLocalVoice: boolean): PublicConfig {
  const { payments } = config;
  return {
    assistantName: config.assistantName,
    confirm: config.confirm,
    pricing: {
      publishableKey: payments.kind === "stripe" ? payments.publishableKey : "",
      priceId: payments.priceId,
      amount: price.amountCents,
      price: price.dollars,
    },
    payments: payments.kind,
    voice: voiceOf(config, hasLocalVoice),
    model: modelOf(config.model),
    operator: config.operator,
    retentionHours: config.retentionHours,
  };
}

function voiceOf({ voice }: Config, hasLocalVoice: boolean): PublicConfig["voice"] {
  if (voice.kind === "hosted") {
    const hosted: Service = { kind: "server", name: "Vapi" };
    return {
      platform: "hosted",
      baseUrl: hostedPlatform,
      publicKey: voice.publicKey,
      transcriber: hosted,
      speaker: { ...hosted, isTest: false },
    };
  }
  return {
    platform: "embedded",
    baseUrl: platformPath,
    publicKey: "",
    transcriber: transcriberOf(voice.transcriber),
    speaker: speakerOf(voice.speaker, hasLocalVoice),
  };
}

function modelOf(model: ModelConfig): PublicConfig["model"] {
  return model.kind === "none" ? { kind: "none", name: "" } : { kind: "server", name: serviceName(model.url) };
}

function transcriberOf(transcriber: TranscriberConfig): Service {
  switch (transcriber.kind) {
    case "browser":
      return { kind: "browser", name: "" };
    case "openai":
      return { kind: "server", name: serviceName(transcriber.url) };
    case "deepgram":
      return { kind: "server", name: "Deepgram" };
  }
}

function speakerOf(speaker: SpeakerConfig, hasLocalVoice: boolean): Speaker {
  switch (speaker.kind) {
    case "local":
      return { kind: hasLocalVoice ? "server" : "browser", name: "", isTest: hasLocalVoice };
    case "openai":
      return { kind: "server", name: serviceName(speaker.url), isTest: false };
    case "elevenlabs":
      return { kind: "server", name: "ElevenLabs", isTest: false };
  }
}
