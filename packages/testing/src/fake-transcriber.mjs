/**
 * A fake transcriber that answers `POST /v1/audio/transcriptions` as OpenAI does, and knows
 * nothing but the recordings it was given. It compares the sound it receives with them and answers the text of the
 * one that is alike, or "" when none is. It cannot know what was meant to be said.
 */
import { buffer } from "node:stream/consumers";
import { answerJson, openLoopbackServer } from "./loopback-server.mjs";
import { similarity, spectrogramOf } from "./spectrogram.mjs";
import { readWav } from "./wav.mjs";

/** Less alike than this is not the same recording: the same words reach 0.75 even when torn, others stay below 0.6. */
const threshold = 0.65;

/**
 * Finds the recording a sound is of.
 * @param {{ text: string, spectrogram: Float32Array[] }[]} known
 * @param {Buffer} wav
 * @returns {{ text: string, score: number }} text "" when the best score is below the threshold
 */
function recognise(known, wav) {
  const heard = spectrogramOf(readWav(wav));
  const scored = known.map(({ text, spectrogram }) => ({ text, score: similarity(heard, spectrogram) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { text: "", score: 0 });
  return best.score >= threshold ? best : { text: "", score: best.score };
}

/**
 * A recording and its words.
 * @typedef {{ readonly text: string, readonly wav: Buffer }} KnownAnswer
 */

/**
 * "broken" answers 500, "mute" never answers.
 * @typedef {"honest" | "broken" | "mute"} TranscriberBehaviour
 */

/**
 * One request and its answer; `authorization` is the header, "" when there was none.
 * @typedef {{ text: string, score: number, language: unknown, model: unknown, authorization: string }} Transcription
 */

/**
 * @typedef {object} FakeTranscriber
 * @property {string} url what TRANSCRIBER_URL takes: the part before "/audio/transcriptions"
 * @property {readonly Transcription[]} heard
 * @property {(behaviour: TranscriberBehaviour) => void} become changes how it answers from now on
 * @property {() => Promise<void>} close
 */

/**
 * Starts the transcriber on a free port of this machine.
 * @param {{ answers: readonly KnownAnswer[], behaviour?: TranscriberBehaviour }} options the recordings (16-bit mono WAV)
 *   and their words
 * @returns {Promise<FakeTranscriber>}
 */
export async function startFakeTranscriber({ answers, behaviour = "honest" }) {
  const known = answers.map(({ text, wav }) => ({ text, spectrogram: spectrogramOf(readWav(wav)) }));
  /** @type {Transcription[]} */
  const heard = [];
  let current = behaviour;

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async function serve(request, response) {
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

/** @param {import("node:http").IncomingMessage} request */
async function readForm(request) {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(await buffer(request), { headers }).formData();
}
