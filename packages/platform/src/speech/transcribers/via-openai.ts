import { roomAudio } from "@dilo/api";
import { anyLanguage } from "@dilo/api/operations";
import { encodeWav } from "../../audio/wav.ts";
import { PlatformError, retryUnreachable } from "../../platform-error.ts";
import { checkStatus, withTimeout } from "../timeout.ts";
import { segmentTranscriber } from "./segment-transcriber.ts";
import type { Transcriber } from "./transcriber.ts";

/** Longest wait for one segment, both tries together. Milliseconds. */
const answerWithinMs = 4500;

/** A transcript longer than this is not one. Characters. */
const longestTranscript = 10_000;

export interface OpenAiTranscriberSettings {
  /** Ends before "/audio/transcriptions": "https://api.openai.com/v1". */
  readonly baseUrl: string;
  /** "" when the service needs none. */
  readonly key: string;
  readonly model: string;
  /** The service as people know it. */
  readonly name: string;
  readonly timeoutMs?: number;
}

/** Writes speech down through `POST {baseUrl}/audio/transcriptions`, as OpenAI, Groq and whisper servers offer it. */
export function openAiTranscriber(settings: OpenAiTranscriberSettings): Transcriber {
  return segmentTranscriber(settings.name, (audio, { signal, language }) => {
    const wav = encodeWav({ sampleRate: roomAudio.sampleRate, samples: audio });
    const timeout = { signal, withinMs: settings.timeoutMs ?? answerWithinMs };
    return withTimeout(timeout, (either) => retryUnreachable(() => ask(settings, wav, { signal: either, language })));
  });
}

async function ask(
  settings: OpenAiTranscriberSettings,
  wav: Buffer,
  options: { readonly signal: AbortSignal; readonly language: string },
): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(wav)], { type: "audio/wav" }), "segment.wav");
  form.set("model", settings.model);
  // Told none, it finds out which one it hears.
  if (options.language !== anyLanguage) form.set("language", options.language);
  form.set("response_format", "json");
  // Sent as whole bytes: Node 24 ends the process when a form that it streams is cut off half-way.
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  const response = await fetch(`${settings.baseUrl}/audio/transcriptions`, {
    method: "POST",
    headers: settings.key === "" ? headers : { ...headers, authorization: `Bearer ${settings.key}` },
    body: await encoded.arrayBuffer(),
    signal: options.signal,
  });
  await checkStatus(response);
  return readText(await response.text());
}

function readText(body: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    // The parser's own error quotes the text, which is what somebody said.
    throw new PlatformError("malformed", "The transcriber's answer is not JSON.");
  }
  const text = typeof answer === "object" && answer !== null && "text" in answer ? answer.text : undefined;
  if (typeof text !== "string" || text.length > longestTranscript) {
    throw new PlatformError("malformed", "The transcriber's answer has no text.");
  }
  return text.trim();
}
