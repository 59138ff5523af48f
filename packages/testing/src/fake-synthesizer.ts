/**
 * A fake speech synthesizer that answers `POST /v1/audio/speech` as OpenAI does: it takes the same body, refuses what
 * OpenAI refuses, and streams real speech, made by espeak-ng, as raw samples.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate as breathe } from "node:timers/promises";
import { speech } from "./espeak.ts";
import { answerJson, openLoopbackServer } from "./loopback-server.ts";

/** What "pcm" means there: 16-bit, little-endian, mono. Hz. */
const sampleRate = 24_000;

/** As OpenAI's reference states them. */
const longestInput = 4096;
const slowest = 0.25;
const fastest = 4;

/** A tenth of a second. */
const pieceBytes = sampleRate / 5;

/** espeak-ng's own pace, at speed 1. Words a minute. */
const wordsPerMinute = 175;

/** "broken" answers 500, "mute" never answers, "silent" sends silence, "brief" sends 0.3 s of a tone for every text. */
export type SynthesizerBehaviour = "honest" | "broken" | "mute" | "silent" | "brief";

/** One text that was spoken, and how. */
export type SpokenOrder = {
  readonly model: string;
  readonly voice: string;
  readonly input: string;
  readonly speed: number;
};

export interface FakeSynthesizer {
  /** what SPEECH_URL takes: the part before "/audio/speech" */
  readonly url: string;
  /** what was asked for, in order */
  readonly spoken: readonly SpokenOrder[];
  /** changes how it answers from now on */
  readonly become: (behaviour: SynthesizerBehaviour) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts the synthesizer on a free port of this machine.
 * @param options `key`: refused with 401 without it; "" asks for none
 */
export async function startFakeSynthesizer({
  key = "",
  behaviour = "honest",
}: {
  key?: string;
  behaviour?: SynthesizerBehaviour;
} = {}): Promise<FakeSynthesizer> {
  const spoken: SpokenOrder[] = [];
  let current = behaviour;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== "POST" || request.url !== "/v1/audio/speech") return refuse(response, 404, "Not found.");
    if (key !== "" && request.headers.authorization !== `Bearer ${key}`) {
      return refuse(response, 401, "Incorrect API key provided.");
    }
    const order = readOrder(JSON.parse(await text(request)));
    if (current === "mute") return;
    if (current === "broken") return refuse(response, 500, "Broken on purpose.");
    spoken.push(order);
    if (current === "brief") return send(response, briefTone);
    const sound = speech(order.input, { sampleRate, wordsPerMinute: Math.round(wordsPerMinute * order.speed) });
    await send(response, current === "silent" ? Buffer.alloc(sound.length) : sound);
  }

  const { origin, close } = await openLoopbackServer(serve, (response, error) => refuse(response, 400, error.message));
  return {
    url: `${origin}/v1`,
    spoken,
    become: (next) => {
      current = next;
    },
    close,
  };
}

/** What every text sounds like where only its end matters: 0.3 s of a tone, loud enough to count as speech. */
const briefTone = Buffer.from(
  Int16Array.from({ length: 0.3 * sampleRate }, (_, at) => 8000 * Math.sin((2 * Math.PI * 220 * at) / sampleRate))
    .buffer,
);

/** Reads the body; throws with OpenAI's kind of sentence when it is not as it must be. */
function readOrder({
  model,
  voice,
  input,
  response_format = "mp3",
  speed = 1,
  ...others
}: Record<string, unknown>): SpokenOrder {
  if (typeof model !== "string" || model === "") throw new Error("you must provide a model parameter");
  if (typeof voice !== "string" || voice === "") throw new Error("Missing required parameter: 'voice'.");
  if (typeof input !== "string" || input === "") throw new Error("Missing required parameter: 'input'.");
  if (input.length > longestInput) throw new Error(`string_above_max_length: ${longestInput}`);
  if (typeof speed !== "number" || speed < slowest || speed > fastest) throw new Error("Invalid 'speed'.");
  // The real one knows mp3, opus, aac, flac and wav too: nobody here asks for them.
  if (response_format !== "pcm") throw new Error(`Unsupported here: response_format '${response_format}'.`);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`Unrecognized request argument supplied: ${unknown}`);
  return { model, voice, input, speed };
}

async function send(response: ServerResponse, sound: Buffer) {
  response.writeHead(200, { "content-type": "audio/pcm", "transfer-encoding": "chunked" });
  for (let at = 0; at < sound.length && !response.destroyed; at += pieceBytes) {
    response.write(sound.subarray(at, at + pieceBytes));
    await breathe();
  }
  response.end();
}

function refuse(response: ServerResponse, status: number, message: string) {
  const error = { message, type: status < 500 ? "invalid_request_error" : "server_error", param: null, code: null };
  answerJson(response, status, { error });
}
