import { roomAudio } from "@dilo/api";
import { openResampler } from "../../audio/resample.ts";
import { toSamples } from "../../audio/samples.ts";
import { PlatformError, retryUnreachable } from "../../platform-error.ts";
import { checkStatus, startTimeout } from "../timeout.ts";

/** Longest wait for the first sound, and for every piece after it. Milliseconds. */
const soundWithinMs = 5000;

export interface PcmRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body: unknown;
  /** Of what comes back, Hz. */
  readonly sampleRate: number;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number | undefined;
}

/**
 * Asks a service for raw PCM (16-bit, mono) and passes it on as it comes, at 16 kHz.
 * @throws PlatformError; the signal's reason when it is aborted
 */
export async function* streamPcm(request: PcmRequest): AsyncGenerator<Int16Array> {
  const clock = startTimeout({ signal: request.signal, withinMs: request.timeoutMs ?? soundWithinMs });
  const resampler = openResampler(request.sampleRate, roomAudio.sampleRate);
  let hasSound = false;
  try {
    const response = await retryUnreachable(() => ask(request, clock.signal));
    if (response.body === null) throw new PlatformError("malformed", "The voice sent no sound.");
    for await (const samples of toSamples(response.body)) {
      clock.stop();
      hasSound = true;
      yield resampler.push(samples);
      clock.restart();
    }
    if (!hasSound) throw new PlatformError("malformed", "The voice sent no sound.");
    yield resampler.end();
  } catch (error) {
    throw clock.explain(error);
  } finally {
    clock.stop();
  }
}

async function ask({ url, headers, body }: PcmRequest, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal,
  });
  return checkStatus(response);
}
