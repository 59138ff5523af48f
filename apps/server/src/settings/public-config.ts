import type { PublicConfig } from "@dilo/api";
import type { TranscriberChoice } from "../calls/speech/transcribers.ts";
import type { SpeakerChoice } from "../calls/speech/voices.ts";
import { price } from "../payments/config.ts";
import { platformPath } from "../resources/routes.ts";
import type { Config, ModelConfig } from "./config.ts";
import { serviceName } from "./hosts.ts";

type Service = PublicConfig["voice"]["transcriber"];
type Speaker = PublicConfig["voice"]["speaker"];

/** Address of the hosted platform's operations. */
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
    ...(config.voice.kind === "embedded" &&
      config.voice.telephone?.phoneNumber && { phoneNumber: config.voice.telephone.phoneNumber }),
    operator: config.operator,
    retentionHours: config.retentionHours,
    limits: config.limits,
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

function transcriberOf(transcriber: TranscriberChoice): Service {
  if (transcriber === "browser") return { kind: "browser", name: "" };
  return { kind: "server", name: transcriber.name };
}

function speakerOf(speaker: SpeakerChoice, hasLocalVoice: boolean): Speaker {
  if (speaker === "local") return { kind: hasLocalVoice ? "server" : "browser", name: "", isTest: hasLocalVoice };
  return { kind: "server", name: speaker.name, isTest: false };
}
