/**
 * A fake language model that speaks OpenAI's wire format: it answers `POST /v1/chat/completions` with the pieces
 * recorded for the words it is shown, and with none for others. It can also be slow, broken or a liar.
 */
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { answerJson, openLoopbackServer } from "./loopback-server.mjs";

/**
 * "broken" answers 500, "mute" never answers, "babbling" answers prose, "lying" puts digits in the place of slots,
 * "endless" never stops answering.
 * @typedef {"honest" | "broken" | "mute" | "babbling" | "lying" | "endless"} ModelBehaviour
 */

/**
 * One request, as the fake received it.
 * @typedef {object} ModelRequest
 * @property {string} kind
 * @property {string} words
 * @property {string} model
 * @property {string | undefined} authorization
 * @property {string} text the whole body
 */

/**
 * @typedef {object} FakeLanguageModel
 * @property {{ readonly MODEL_URL: string, readonly MODEL_KEY: string, readonly MODEL_NAME: string }} env the settings
 *   of a server that asks it
 * @property {readonly ModelRequest[]} asked
 * @property {(behaviour: ModelBehaviour) => void} become changes how it answers from now on
 * @property {() => Promise<void>} close
 */

/**
 * Starts the model on a free port of this machine.
 * @param {object} options
 * @param {Readonly<Record<string, readonly string[]>>} options.recorded the masked words it may be shown, and the
 *   pieces it copies
 * @param {ModelBehaviour} [options.behaviour]
 * @returns {Promise<FakeLanguageModel>}
 */
export async function startFakeLanguageModel({ recorded, behaviour = "honest" }) {
  /** @type {ModelRequest[]} */
  const asked = [];
  let current = behaviour;

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async function serve(request, response) {
    const body = await text(request);
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
      answerJson(response, 404, { error: { message: "Not found." } });
      return;
    }
    const { model, messages } = JSON.parse(body);
    const shown = JSON.parse(messages.at(-1).content);
    asked.push({ ...shown, model, authorization: request.headers.authorization, text: body });
    switch (current) {
      case "mute":
        return;
      case "broken":
        answerJson(response, 500, { error: { message: "Broken on purpose." } });
        return;
      case "endless":
        response.writeHead(200, { "content-type": "application/json" });
        while (!response.destroyed) if (!response.write("[".repeat(4096))) await once(response, "drain");
        return;
      case "babbling":
        answerJson(response, 200, completion(model, "¡Claro! La persona nació en mayo."));
        return;
      case "lying":
      case "honest": {
        const pieces = recorded[shown.words] ?? [];
        const told = current === "lying" ? pieces.map((piece) => piece.replace(/\[n\d+\]/g, "7")) : pieces;
        answerJson(response, 200, completion(model, JSON.stringify({ pieces: told })));
      }
    }
  }

  const { origin, close } = await openLoopbackServer(serve, (response) => {
    answerJson(response, 400, { error: { message: "Not a chat request." } });
  });
  return {
    env: { MODEL_URL: `${origin}/v1`, MODEL_KEY: "key-of-this-test", MODEL_NAME: "small" },
    asked,
    become: (next) => {
      current = next;
    },
    close,
  };
}

/**
 * A completion with the fields of OpenAI's.
 * @param {string} model
 * @param {string} content
 */
function completion(model, content) {
  return {
    id: "chatcmpl-fake",
    object: "chat.completion",
    created: 1_763_600_000,
    model,
    choices: [
      { index: 0, message: { role: "assistant", content, refusal: null }, logprobs: null, finish_reason: "stop" },
    ],
    usage: { prompt_tokens: 120, completion_tokens: 12, total_tokens: 132 },
  };
}
