/**
 * A voice for tests that answers `POST /v1/audio/speech` as OpenAI does: it takes the same body, refuses what OpenAI
 * refuses, and sends real speech, made by espeak-ng, as raw samples in pieces while they come.
 */
import { text } from "node:stream/consumers";
import { setImmediate as breathe } from "node:timers/promises";
import { speech } from "./espeak.mjs";
import { answerJson, openLoopback } from "./loopback.mjs";

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

/**
 * Starts the voice on a free port of this machine.
 * @param {{ key?: string, behaviour?: import("./speaker.d.mts").SpeakerBehaviour }} [options] `key`: refused with 401
 *   without it; "" asks for none. "broken" answers 500, "mute" never answers, "silent" sends silence
 * @returns {Promise<import("./speaker.d.mts").SpeakerDouble>}
 */
export async function startSpeakerDouble({ key = "", behaviour = "honest" } = {}) {
  /** What was asked for, in order. */
  const spoken = [];
  let current = behaviour;

  async function serve(request, response) {
    if (request.method !== "POST" || request.url !== "/v1/audio/speech") return refuse(response, 404, "Not found.");
    if (key !== "" && request.headers.authorization !== `Bearer ${key}`) {
      return refuse(response, 401, "Incorrect API key provided.");
    }
    const order = readOrder(JSON.parse(await text(request)));
    if (current === "mute") return;
    if (current === "broken") return refuse(response, 500, "Broken on purpose.");
    spoken.push(order);
    const sound = speech(order.input, { sampleRate, wordsPerMinute: Math.round(wordsPerMinute * order.speed) });
    await send(response, current === "silent" ? Buffer.alloc(sound.length) : sound);
  }

  const { origin, close } = await openLoopback(serve, (response, error) => refuse(response, 400, error.message));
  return {
    url: `${origin}/v1`,
    spoken,
    become: (next) => {
      current = next;
    },
    close,
  };
}

/** Reads the body; throws with OpenAI's kind of sentence when it is not as it must be. */
function readOrder({ model, voice, input, response_format = "mp3", speed = 1, ...others }) {
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

async function send(response, sound) {
  response.writeHead(200, { "content-type": "audio/pcm", "transfer-encoding": "chunked" });
  for (let at = 0; at < sound.length && !response.destroyed; at += pieceBytes) {
    response.write(sound.subarray(at, at + pieceBytes));
    await breathe();
  }
  response.end();
}

function refuse(response, status, message) {
  const error = { message, type: status < 500 ? "invalid_request_error" : "server_error", param: null, code: null };
  answerJson(response, status, { error });
}
