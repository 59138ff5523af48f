import { chatInputOf } from "@dilo/api/operations";
import type { OperationRequest } from "../core/operations/operation-request.ts";
import type { AskedResponse } from "./response-events.ts";
import type { NewChatTurn } from "./who-talks.ts";

type ModelRequest = Omit<OperationRequest<"createChatResponse">["body"], "transport">;

/** A request of the OpenAI responses API as a turn of a chat, and what its response repeats. */
export interface ReadModelRequest {
  readonly turn: NewChatTurn;
  readonly asked: AskedResponse;
}

const talkers = ["assistantId", "assistant", "squadId", "squad", "workflowId", "workflow", "sessionId"] as const;

/**
 * Reads a request as clients of the OpenAI responses API write it. Where it names nobody who is to talk, its `model` and
 * `instructions` are the assistant, and its instructions those of the newest request; else the assistant's own model
 * answers, and the instructions are told to it.
 */
export function readModelRequest(body: ModelRequest): ReadModelRequest {
  const { model, instructions, previous_response_id, temperature, max_output_tokens, store, metadata, input } = body;
  const previousChatId = body.previousChatId ?? previous_response_id ?? undefined;
  const isNamed = previousChatId !== undefined || talkers.some((name) => body[name] !== undefined);
  const said = chatInputOf(input);
  const turn: NewChatTurn = {
    ...Object.fromEntries(kept.map((name) => [name, body[name]])),
    ...(!isNamed && { assistant: assistantOf(body), needsModel: true }),
    previousChatId,
    input: said,
    ...(isNamed && instructions && { instructions }),
    isUnstored: store === false,
  };
  const unheeded = (
    [
      ["model", model],
      ["temperature", temperature],
      ["max_output_tokens", max_output_tokens],
    ] as const
  )
    .filter(([, value]) => isNamed && value !== undefined && value !== null)
    .map(([path]) => ({ path, message: "The model of the assistant that talks answers, as its settings say." }));
  return { turn, asked: { model, instructions, previous_response_id, metadata, temperature, warnings: unheeded } };
}

const kept = [...talkers, "assistantOverrides", "workflowOverrides", "name"] as const;

function assistantOf({ model, instructions, temperature, max_output_tokens }: ModelRequest) {
  return {
    model: {
      ...{ provider: "openai", model: model ?? "" },
      messages: instructions ? [{ role: "system", content: instructions }] : [],
      ...(typeof temperature === "number" && { temperature }),
      ...(typeof max_output_tokens === "number" && { maxTokens: max_output_tokens }),
    },
  };
}
