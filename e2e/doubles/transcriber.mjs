/**
 * A transcriber that can be trusted in a test: it answers `POST /v1/audio/transcriptions` as OpenAI does, and knows
 * nothing but the recordings it was given. It compares the sound it receives with them and answers the text of the
 * one that is alike, or "" when none is. It cannot know what was meant to be said.
 */
import { buffer } from "node:stream/consumers";
import { answerJson, openLoopback } from "./loopback.mjs";
import { likeness, pictureOf, readWav } from "./sound.mjs";

/** Less alike than this is not the same recording: the same words reach 0.75 even when torn, others stay below 0.6. */
const threshold = 0.65;

/**
 * Finds the recording a sound is of.
 * @param {{ text: string, picture: Float32Array[] }[]} known
 * @param {Buffer} wav
 * @returns {{ text: string, score: number }} text "" when the best score is below the threshold
 */
function recognise(known, wav) {
  const heard = pictureOf(readWav(wav));
  const scored = known.map(({ text, picture }) => ({ text, score: likeness(heard, picture) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { text: "", score: 0 });
  return best.score >= threshold ? best : { text: "", score: best.score };
}

/**
 * Starts the transcriber on a free port of this machine.
 * @param {{ answers: { text: string, wav: Buffer }[], behaviour?: "honest" | "broken" | "mute" }} options
 *   the recordings (16-bit mono WAV) and their words; "broken" answers 500, "mute" never answers
 */
export async function startTranscriberDouble({ answers, behaviour = "honest" }) {
  const known = answers.map(({ text, wav }) => ({ text, picture: pictureOf(readWav(wav)) }));
  /** What was asked and answered, for a test's own account. */
  const heard = [];
  let current = behaviour;

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
    const wav = Buffer.from(await form.get("file").arrayBuffer());
    const found = recognise(known, wav);
    const { authorization = "" } = request.headers;
    heard.push({ ...found, language: form.get("language"), model: form.get("model"), authorization });
    answerJson(response, 200, { text: found.text });
  }

  const { origin, close } = await openLoopback(serve, (response) => {
    answerJson(response, 400, { error: { message: "Not a transcription request." } });
  });
  return {
    /** What TRANSCRIBER_URL takes: the part before "/audio/transcriptions". */
    url: `${origin}/v1`,
    heard,
    /** Changes how it answers from now on. */
    become: (next) => {
      current = next;
    },
    close,
  };
}

async function readForm(request) {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(await buffer(request), { headers }).formData();
}
