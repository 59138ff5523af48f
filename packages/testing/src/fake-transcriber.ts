/**
 * A fake transcriber that answers `POST /v1/audio/transcriptions` as OpenAI does, and knows
 * nothing but the recordings it was given. It compares the sound it receives with them and answers the text of the
 * one that is alike, or "" when none is. It cannot know what was meant to be said.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { answerJson, openLoopbackServer } from "./loopback-server.ts";
import { similarity, spectrogramOf } from "./spectrogram.ts";
import { readWav } from "./wav.ts";

/** Less alike than this is not the same recording: the same words reach 0.75 even when torn, others stay below 0.6. */
const threshold = 0.65;

/**
 * Finds the recording a sound is of.
 * @returns text "" when the best score is below the threshold
 */
function recognise(
  known: { text: string; spectrogram: Float32Array[] }[],
  wav: Buffer,
): { text: string; score: number } {
  const heard = spectrogramOf(readWav(wav));
  const scored = known.map(({ text, spectrogram }) => ({ text, score: similarity(heard, spectrogram) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { text: "", score: 0 });
  return best.score >= threshold ? best : { text: "", score: best.score };
}

/** A recording and its words. */
export type KnownAnswer = { readonly text: string; readonly wav: Buffer };

/** "broken" answers 500, "mute" never answers. */
export type TranscriberBehaviour = "honest" | "broken" | "mute";

/** One request and its answer; `authorization` is the header, "" when there was none. */
export type Transcription = { text: string; score: number; language: unknown; model: unknown; authorization: string };

export interface FakeTranscriber {
  /** what TRANSCRIBER_URL takes: the part before "/audio/transcriptions" */
  readonly url: string;
  readonly heard: readonly Transcription[];
  /** changes how it answers from now on */
  readonly become: (behaviour: TranscriberBehaviour) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts the transcriber on a free port of this machine.
 * @param options the recordings (16-bit mono WAV) and their words
 */
export async function startFakeTranscriber({
  answers,
  behaviour = "honest",
}: {
  answers: readonly KnownAnswer[];
  behaviour?: TranscriberBehaviour;
}): Promise<FakeTranscriber> {
  const known = answers.map(({ text, wav }) => ({ text, spectrogram: spectrogramOf(readWav(wav)) }));
  const heard: Transcription[] = [];
  let current = behaviour;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const form = await readForm(request);
    if (request.method !== "POST" || request.url !== "/v1/audio/transcriptions") {
      answerJson(response, 404, { error: { message: "Not found." } });
      return;
    }
    if (current === "mute") return;
    if (current === "broken") {
      answerJson(response, 500, { error: { message: "Broken on purpose." } });
      return;
    }
    if (!form.has("model")) throw new Error("The model is missing.");
    const file = form.get("file");
    if (!(file instanceof Blob)) throw new Error("The file is missing.");
    const wav = Buffer.from(await file.arrayBuffer());
    const found = recognise(known, wav);
    const { authorization = "" } = request.headers;
    heard.push({ ...found, language: form.get("language"), model: form.get("model"), authorization });
    answerJson(response, 200, { text: found.text });
  }

  const { origin, close } = await openLoopbackServer(serve, (response) => {
    answerJson(response, 400, { error: { message: "Not a transcription request." } });
  });
  return {
    url: `${origin}/v1`,
    heard,
    become: (next) => {
      current = next;
    },
    close,
  };
}

async function readForm(request: IncomingMessage) {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(await buffer(request), { headers }).formData();
}
