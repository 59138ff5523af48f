/**
 * A fake language model that speaks OpenAI's wire format: it answers `POST /v1/chat/completions` with the pieces
 * recorded for the words it is shown, and with none for others. It can also be slow, broken or a liar.
 */

import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { answerJson, openLoopbackServer } from "./loopback-server.ts";

/**
 * "broken" answers 500, "mute" never answers, "babbling" answers prose, "lying" puts digits in the place of slots,
 * "endless" never stops answering.
 */
export type ModelBehaviour = "honest" | "broken" | "mute" | "babbling" | "lying" | "endless";

/** One request, as the fake received it. */
export interface ModelRequest {
  readonly kind: string;
  readonly words: string;
  readonly model: string;
  readonly authorization: string | undefined;
  /** the whole body */
  readonly text: string;
}

export interface FakeLanguageModel {
  /** the settings of a server that asks it */
  readonly env: { readonly MODEL_URL: string; readonly MODEL_KEY: string; readonly MODEL_NAME: string };
  readonly asked: readonly ModelRequest[];
  /** changes how it answers from now on */
  readonly become: (behaviour: ModelBehaviour) => void;
  readonly close: () => Promise<void>;
}

/** Starts the model on a free port of this machine. */
export async function startFakeLanguageModel({
  recorded,
  behaviour = "honest",
}: {
  /** the masked words it may be shown, and the pieces it copies */
  readonly recorded: Readonly<Record<string, readonly string[]>>;
  readonly behaviour?: ModelBehaviour;
}): Promise<FakeLanguageModel> {
  const asked: ModelRequest[] = [];
  let current = behaviour;

  async function serve(request: IncomingMessage, response: ServerResponse) {
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

/** A completion with the fields of OpenAI's. */
function completion(model: string, content: string) {
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
