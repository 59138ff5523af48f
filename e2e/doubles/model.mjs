/**
 * A language model that can be trusted in a test: it answers `POST /v1/chat/completions` as OpenAI does, with the pieces
 * recorded for the words it is shown, and none for others. It also knows how to be slow, broken and a liar.
 */
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { answerJson, openLoopback } from "./loopback.mjs";

/**
 * Starts the model on a free port of this machine.
 * @param {{ recorded: Readonly<Record<string, readonly string[]>>, behaviour?: "honest" | "broken" | "mute" | "babbling" | "lying" | "endless" }} options
 *   `recorded`: the masked words it may be shown, and the pieces it copies. "broken" answers 500, "mute" never answers,
 *   "babbling" answers prose, "lying" puts digits in the place of slots, "endless" never stops answering
 */
export async function startModelDouble({ recorded, behaviour = "honest" }) {
  /** What it was sent, for a test's own account. */
  const asked = [];
  let current = behaviour;

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

  const { origin, close } = await openLoopback(serve, (response) => {
    answerJson(response, 400, { error: { message: "Not a chat request." } });
  });
  return {
    /** The settings that put it in place. */
    env: { MODEL_URL: `${origin}/v1`, MODEL_KEY: "key-of-this-test", MODEL_NAME: "small" },
    asked,
    /** Changes how it answers from now on. */
    become: (next) => {
      current = next;
    },
    close,
  };
}

/** A completion with the fields of OpenAI's. */
function completion(model, content) {
  return {
    id: "chatcmpl-double",
    object: "chat.completion",
    created: 1_763_600_000,
    model,
    choices: [
      { index: 0, message: { role: "assistant", content, refusal: null }, logprobs: null, finish_reason: "stop" },
    ],
    usage: { prompt_tokens: 120, completion_tokens: 12, total_tokens: 132 },
  };
}
