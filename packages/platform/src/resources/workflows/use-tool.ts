import { randomUUID } from "node:crypto";
import type { Responder } from "../../responders/responder.ts";

/**
 * Answers for a step that is there to use its one tool: at once where the tool takes no arguments, else by a model, which
 * fills them in.
 * @param ask the model
 */
export function useTool(ask: Responder): Responder {
  return async function* (turn, signal) {
    const { tools } = turn;
    const [definition] = tools?.definitions ?? [];
    const { properties = {} } = (definition?.parameters ?? {}) as { readonly properties?: object };
    if (tools === undefined || definition === undefined || Object.keys(properties).length > 0) {
      yield* ask(turn, signal);
      return;
    }
    let message = 0;
    for await (const event of tools.run([{ id: randomUUID(), name: definition.name, arguments: {} }], signal)) {
      if (event.kind === "say") yield { message: message++, text: event.text };
      else if (event.kind !== "stop") yield event;
    }
  };
}
