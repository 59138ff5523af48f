import type { NewWebCall } from "@dilo/api";
import type { FormType } from "@dilo/forms";
import { type SpokenLanguage, spanishSpoken } from "../interview-view/in-language.ts";

type Assistant = NonNullable<NewWebCall["assistant"]>;

/** The one voice of the product at the hosted platform's voice provider, at its own pace. */
const voice = { provider: "11labs", voiceId: "paula" } as const;

/** The terms promise that no sound is kept: a hosted platform keeps it, and what was said, unless it is told not to. */
const artifactPlan = {
  recordingEnabled: false,
  videoRecordingEnabled: false,
  pcapEnabled: false,
  transcriptPlan: { enabled: false },
} as const;

/**
 * Builds the call's assistant (product specification, section 3): a small model at temperature 0.7, a Spanish prompt
 * that forbids advice, comment and any question that was not sent, one voice, a transcriber set to Spanish; and nothing kept.
 * @param name the assistant's name, from the settings
 * @param formType the form already chosen; without one the greeting asks which
 * @param pace how fast the person wants to be spoken to, 1 for the voice's own
 * @param spoken the language of the call; in English the voice and the prompt are English, and both languages are heard
 */
export function buildAssistant(
  name: string,
  {
    formType,
    pace = 1,
    spoken = spanishSpoken,
  }: {
    readonly formType?: FormType | undefined;
    readonly pace?: number;
    readonly spoken?: Pick<SpokenLanguage, "language" | "greeting">;
  } = {},
): Assistant {
  const isEnglish = spoken.language === "en";
  const spokenBy = isEnglish ? { ...voice, language: "en" } : voice;
  return {
    name,
    firstMessage: spoken.greeting(name, formType),
    model: {
      provider: "openai",
      model: "gpt-4o-mini",
      temperature: 0.7,
      messages: [{ role: "system", content: isEnglish ? englishPrompt(name) : systemPrompt(name) }],
    },
    voice: pace === 1 ? spokenBy : { ...spokenBy, speed: pace },
    // Who has the page in English may still answer in Spanish.
    transcriber: { provider: "deepgram", model: "nova-2", language: isEnglish ? "multi" : "es" },
    artifactPlan,
  };
}

function systemPrompt(name: string): string {
  return [
    `Usted es ${name}, una voz que lee preguntas en español a personas mayores.`,
    "Cada mensaje del sistema trae una pregunta: dígala tal como está, despacio, y espere la respuesta.",
    "No haga ninguna pregunta que no le hayan enviado. No comente las respuestas. No dé consejos legales.",
    "Trate siempre de usted. Si le piden consejo, diga: Eso debe preguntarlo a un abogado de inmigración.",
  ].join(" ");
}

function englishPrompt(name: string): string {
  return [
    `You are ${name}, a voice that reads questions in English to older people.`,
    "Each system message brings a question: say it as it stands, slowly, and wait for the answer.",
    "Ask nothing that was not sent to you. Do not comment on answers. Give no legal advice.",
    "If you are asked for advice, say: Please ask an immigration lawyer about that.",
  ].join(" ");
}
